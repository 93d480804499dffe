import type { ListState } from '@irodori/client/listQueries'
import { LIST_PAGE_SIZE } from '@irodori/client/listQueries'
import type { Category } from '@irodori/contract/entities/product'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailed, NothingFound } from './filter/ListMessages.tsx'
import { clearFilters, isFiltered } from './filter/listState.ts'
import { LIST_HEADING, showHeading } from './filter/showHeading.ts'
import styles from './HomePage.module.css'
import { ProductGrid } from './ProductGrid.tsx'
import { INITIAL_TOTAL, useProducts } from './useProducts.ts'

/** Only lists of several pages have them. */
const PageLinks = lazy(async () => ({ default: (await import('./filter/PageLinks.tsx')).PageLinks }))

interface FoundProductsProps {
  readonly state: ListState
  readonly categoryId: string | undefined
  readonly categories: readonly Category[]
  /** Whether other pictures are above the list, which load first. */
  readonly isBelowFront: boolean
  readonly onChange: (next: ListState) => void
}

/** The product grid under the category's name or the number of search results. */
export function FoundProducts({ state, categoryId, categories, isBelowFront, onChange }: FoundProductsProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const { data, isError, refetch } = useProducts(state, categoryId)
  const hasFilter = categoryId === undefined && isFiltered(state)

  if (isError) return <ListFailed onAct={() => void refetch()} />
  const total = data?.total ?? INITIAL_TOTAL
  if (total === 0 && hasFilter) return <NothingFound onAct={() => onChange(clearFilters(state))} />
  if (total === 0) {
    return (
      <EmptyState
        drawing="letter"
        title={t('category.empty')}
        action={
          categoryId !== undefined && (
            <AppLink href={PAGES.home.path} className={buttonClass()}>
              {t('unavailable.action')}
            </AppLink>
          )
        }
      />
    )
  }
  const heading =
    hasFilter && data
      ? t('found', { count: data.total })
      : (categories.find(({ id }) => id === categoryId)?.name ?? t('common:products'))
  const pages = categoryId === undefined ? Math.ceil(total / LIST_PAGE_SIZE) : 1
  return (
    <section className={styles.found}>
      <h2 id={LIST_HEADING}>{heading}</h2>
      <ProductGrid
        products={data?.products}
        colour={state.colour}
        isFirst={!isBelowFront}
        categoryNameOf={(product) =>
          categoryId === undefined ? categories.find(({ id }) => id === product.categoryId)?.name : undefined
        }
      />
      {pages > 1 && (
        <Suspense>
          <PageLinks
            page={state.page}
            pages={pages}
            onTurn={(page) => {
              onChange({ ...state, page })
              showHeading()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

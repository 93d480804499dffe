import type { ListState } from '@irodori/client/listQueries'
import { LIST_PAGE_SIZE } from '@irodori/client/listQueries'
import type { Category } from '@irodori/contract/entities/product'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import { ListFailed, NothingFound } from './filter/ListMessages.tsx'
import { changeList } from './filter/listState.ts'
import { PageLinks } from './filter/PageLinks.tsx'
import { LIST_HEADING, showHeading } from './filter/showHeading.ts'
import styles from './HomePage.module.css'
import { ProductGrid } from './ProductGrid.tsx'
import { INITIAL_TOTAL, useProducts } from './useProducts.ts'

interface FoundProductsProps {
  readonly state: ListState
  readonly categoryId: string | undefined
  readonly categories: readonly Category[]
  readonly onChange: (next: ListState) => void
}

/** The product grid under the category's name or the number of search results. */
export function FoundProducts({ state, categoryId, categories, onChange }: FoundProductsProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const { data, isError, refetch } = useProducts(state, categoryId)
  const isFiltered = categoryId === undefined && (state.search !== '' || state.hashtag !== '')

  if (isError) return <ListFailed onAct={() => void refetch()} />
  const total = data?.total ?? INITIAL_TOTAL
  if (total === 0 && isFiltered) {
    return <NothingFound onAct={() => onChange(changeList(state, { search: '', hashtag: '' }))} />
  }
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
    isFiltered && data
      ? t('found', { number: data.total })
      : (categories.find(({ id }) => id === categoryId)?.name ?? t('common:products'))
  return (
    <section className={styles.found}>
      <h2 id={LIST_HEADING}>{heading}</h2>
      <ProductGrid
        products={data?.products}
        categoryNameOf={(product) =>
          categoryId === undefined ? categories.find(({ id }) => id === product.categoryId)?.name : undefined
        }
      />
      <PageLinks
        page={state.page}
        pages={categoryId === undefined ? Math.ceil(total / LIST_PAGE_SIZE) : 1}
        onTurn={(page) => {
          onChange({ ...state, page })
          showHeading()
        }}
      />
    </section>
  )
}

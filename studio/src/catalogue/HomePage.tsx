import { useCall } from '@irodori/client/useCall'
import { listCategories, listHashtags } from '@irodori/contract/endpoints/catalogue'
import { listColours, readFrontPage, readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { Page } from '@irodori/ui/Page'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundProducts } from './FoundProducts.tsx'
import { isFiltered } from './filter/listState.ts'
import { PAGE_HEADING } from './filter/showHeading.ts'
import { useListState } from './filter/useListState.ts'
import styles from './HomePage.module.css'
import { ProductGrid } from './ProductGrid.tsx'
import { rememberCategory } from './rememberCategory.ts'
import { useProducts } from './useProducts.ts'
import { useShortWait } from './useShortWait.ts'

// The server renders these, and the pages that show them preload them.
const Notices = lazy(async () => ({ default: (await import('@irodori/ui/Notices')).Notices }))
const FrontPage = lazy(async () => ({ default: (await import('./front/FrontPage.tsx')).FrontPage }))
const ShelfFilters = lazy(async () => ({ default: (await import('./filter/ShelfFilters.tsx')).ShelfFilters }))

/** Loaded last, and shown only to returning visitors. */
const RememberedDesignStrips = lazy(async () => ({
  default: (await import('./remembered/RememberedDesignStrips.tsx')).RememberedDesignStrips,
}))

interface HomePageProps {
  /** Shows only this category; all products without it. */
  readonly categoryId?: string
  /** Whether the page begins with what the shop makes, as long as its list is not filtered. */
  readonly hasFront?: boolean
}

/** What changes only when the staff change the catalogue. */
const SETTLED = { staleTime: 300_000 }

const SKELETON = <ProductGrid products={undefined} categoryNameOf={() => undefined} />

/** The home page: all products, those of a category, or those that a search, a tag and a colour find. */
export function HomePage({ categoryId, hasFront = false }: HomePageProps) {
  const { t } = useTranslation('catalogue')
  const [now] = useState(() => new Date())
  const [state, setState] = useListState()
  const categories = useCall(listCategories, {}, SETTLED)
  const hashtags = useCall(listHashtags, { params: { type: 'product' } }, SETTLED)
  const colours = useCall(listColours, {}, SETTLED)
  const front = useCall(readFrontPage, {}, { ...SETTLED, enabled: hasFront })
  const isFront = hasFront && !isFiltered(state) && state.page === 1

  useEffect(() => {
    if (categoryId !== undefined) rememberCategory(document, categoryId)
  }, [categoryId])

  const maintenance = useCall(readNotices, { params: { type: 'MAINTENANCE' } })
  const news = useCall(readNotices, { params: { type: 'HOME' } })
  const list = useProducts(state, categoryId)
  // The length of the list decides what is above it.
  const above = [list, maintenance, news, categories, hashtags, colours, ...(isFront ? [front] : [])]
  const isWaiting = useShortWait(above.some(({ isPending }) => isPending))
  const waiting = <div className={styles.shelf}>{SKELETON}</div>
  return (
    <Page title={categories.data?.find(({ id }) => id === categoryId)?.name ?? ''}>
      {isWaiting ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <div className={styles.notice}>
            <Notices kind="MAINTENANCE" now={now} />
          </div>
          {isFront ? <FrontPage front={front.data ?? null} state={state} /> : <h1 id={PAGE_HEADING}>{t('title')}</h1>}
          <div className={styles.news}>
            <Notices kind="HOME" now={now} />
          </div>
          <div className={styles.shelf}>
            <ShelfFilters
              state={state}
              categoryId={categoryId}
              categories={categories.data ?? []}
              hashtags={hashtags.data ?? []}
              colours={colours.data ?? []}
              isBelowFront={isFront}
              onChange={setState}
            />
            <FoundProducts
              state={state}
              categoryId={categoryId}
              categories={categories.data ?? []}
              isBelowFront={isFront}
              onChange={setState}
            />
          </div>
        </Suspense>
      )}
      <Suspense fallback={null}>
        <RememberedDesignStrips />
      </Suspense>
    </Page>
  )
}

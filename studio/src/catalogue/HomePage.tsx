import { useCall } from '@irodori/client/useCall'
import { listCategories, listHashtags } from '@irodori/contract/endpoints/catalogue'
import { NoticeBanner } from '@irodori/ui/NoticeBanner'
import { Page } from '@irodori/ui/Page'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundProducts } from './FoundProducts.tsx'
import { CategoryChips } from './filter/CategoryChips.tsx'
import { HashtagChips } from './filter/HashtagChips.tsx'
import { changeList, chooseHashtag } from './filter/listState.ts'
import { SearchField } from './filter/SearchField.tsx'
import { PAGE_HEADING } from './filter/showHeading.ts'
import { useListState } from './filter/useListState.ts'
import styles from './HomePage.module.css'
import { rememberCategory } from './rememberCategory.ts'

/** Loaded last, and shown only to returning visitors. */
const RememberedDesignStrips = lazy(async () => ({
  default: (await import('./remembered/RememberedDesignStrips.tsx')).RememberedDesignStrips,
}))

interface HomePageProps {
  /** Shows only this category; all products without it. */
  readonly categoryId?: string
}

/** The home page: all products, those of a category, or those that a search and a tag find. */
export function HomePage({ categoryId }: HomePageProps) {
  const { t } = useTranslation('catalogue')
  const [now] = useState(() => new Date())
  const [state, setState] = useListState()
  const categories = useCall(listCategories, {}, { staleTime: 300_000 })
  const hashtags = useCall(listHashtags, { params: { type: 'product' } }, { staleTime: 300_000 })

  useEffect(() => {
    if (categoryId !== undefined) rememberCategory(document, categoryId)
  }, [categoryId])

  return (
    <Page title={categories.data?.find(({ id }) => id === categoryId)?.name ?? ''}>
      <div className={styles.notice}>
        <NoticeBanner kind="MAINTENANCE" now={now} />
        <NoticeBanner kind="HOME" now={now} />
      </div>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 id={PAGE_HEADING}>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {categoryId === undefined && (
          <SearchField
            label={t('search.product')}
            value={state.search}
            onSearch={(search) => setState(changeList(state, { search }))}
          />
        )}
      </div>
      <div className={styles.filters}>
        <CategoryChips categories={categories.data ?? []} current={categoryId} />
        {categoryId === undefined && (
          <HashtagChips
            hashtags={hashtags.data ?? []}
            chosen={state.hashtag}
            onChoose={(hashtag) => setState(chooseHashtag(state, hashtag))}
          />
        )}
      </div>
      <FoundProducts state={state} categoryId={categoryId} categories={categories.data ?? []} onChange={setState} />
      <Suspense fallback={null}>
        <RememberedDesignStrips />
      </Suspense>
    </Page>
  )
}

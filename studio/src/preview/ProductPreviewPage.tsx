import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { previewProducts } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import { Page } from '@irodori/ui/Page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailed, NothingFound } from '../catalogue/filter/ListMessages.tsx'
import { SearchField } from '../catalogue/filter/SearchField.tsx'
import { ProductGrid } from '../catalogue/ProductGrid.tsx'
import styles from './Preview.module.css'
import { PreviewEnd } from './PreviewEnd.tsx'
import { SEARCH_DELAY_MS } from './searchDelay.ts'
import { useGrowingList } from './useGrowingList.ts'

/** All products in one list that grows while it is scrolled, searchable by name. */
export function ProductPreviewPage() {
  const { t } = useTranslation('catalogue')
  const client = useClient()
  const [search, setSearch] = useState('')
  const list = useGrowingList<Product>([...queryKey(previewProducts), search], ({ offset, limit }, signal) =>
    client.call(previewProducts, { query: { offset, limit, searchString: search } }, { signal }),
  )
  return (
    <Page title={t('pieces.products')}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{t('pieces.products')}</h1>
          <p>{t('pieces.productsLead')}</p>
        </div>
        <SearchField label={t('search.product')} value={search} restMs={SEARCH_DELAY_MS} onSearch={setSearch} />
      </div>
      {list.isError ? (
        <ListFailed onAct={() => void list.refetch()} />
      ) : list.items?.length === 0 ? (
        <NothingFound onAct={() => setSearch('')} />
      ) : (
        <>
          <ProductGrid products={list.items} categoryNameOf={({ category }) => category} />
          <PreviewEnd isLoading={list.isFetching} hasMore={list.hasNextPage} />
        </>
      )}
    </Page>
  )
}

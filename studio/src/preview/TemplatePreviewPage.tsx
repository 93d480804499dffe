import { useClient } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { pageTemplateSeries, pageTemplates } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import { PAGES } from '@irodori/contract/pages'
import type { Result } from '@irodori/result'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { ListFailed, NothingFound } from '../catalogue/filter/ListMessages.tsx'
import { SearchField } from '../catalogue/filter/SearchField.tsx'
import { TemplateGrid } from '../templates/TemplateGrid.tsx'
import { TemplatePreviewDialog } from '../templates/TemplatePreviewDialog.tsx'
import { choiceOfSeries, choiceOfTemplate, type TemplateChoice } from '../templates/templateChoice.ts'
import { type ListSlice, pageOfSlice } from './listSlices.ts'
import styles from './Preview.module.css'
import { PreviewEnd } from './PreviewEnd.tsx'
import { SEARCH_DELAY_MS } from './searchDelay.ts'
import { useGrowingList } from './useGrowingList.ts'

interface TemplatePreviewPageProps {
  readonly productId: string
}

/** All templates of a product in one list that grows while it is scrolled, searchable by name. */
export function TemplatePreviewPage({ productId }: TemplatePreviewPageProps) {
  const { t } = useTranslation('catalogue')
  const product = useCall(readProduct, { params: { id: productId } })
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<TemplateChoice | null>(null)
  const list = useTemplateList(product.data, search)

  if (product.isError && product.error.kind !== 'NETWORK') return <Redirect to={PAGES.notFound.path} replace />
  const title = product.data ? t('pieces.templates', { product: product.data.name }) : ''
  return (
    <Page title={title}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{product.data ? title : <Skeleton width="16rem" height="2.5rem" />}</h1>
        </div>
        <SearchField label={t('search.template')} value={search} restMs={SEARCH_DELAY_MS} onSearch={setSearch} />
      </div>
      {product.isError || list.isError ? (
        <ListFailed onAct={() => void (product.isError ? product : list).refetch()} />
      ) : list.items?.length === 0 ? (
        <NothingFound onAct={() => setSearch('')} />
      ) : (
        <>
          <TemplateGrid choices={list.items} onOpen={setOpen} />
          <PreviewEnd isLoading={list.isFetching} hasMore={list.hasNextPage} />
        </>
      )}
      {open && product.data && (
        <TemplatePreviewDialog choice={open} product={product.data} onClose={() => setOpen(null)} />
      )}
    </Page>
  )
}

function useTemplateList(product: Product | undefined, search: string) {
  const client = useClient()
  const read = async (piece: ListSlice, signal: AbortSignal): Promise<Result<readonly TemplateChoice[], CallError>> => {
    const given = { params: { productId: product?.id ?? '' }, query: { ...pageOfSlice(piece), searchString: search } }
    if (product?.seichoku) {
      const series = await client.call(pageTemplateSeries, given, { signal })
      return series.ok ? { ok: true, value: series.value.templates.map(choiceOfSeries) } : series
    }
    const cards = await client.call(pageTemplates, given, { signal })
    return cards.ok ? { ok: true, value: cards.value.templates.map(choiceOfTemplate) } : cards
  }
  return useGrowingList([...queryKey(pageTemplates), 'pieces', product?.id, search], read, product !== undefined)
}

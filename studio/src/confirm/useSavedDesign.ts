import type { CallError } from '@irodori/client/callError'
import { useCall } from '@irodori/client/useCall'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { readDesigns, readDesignsOfSeries } from '@irodori/contract/endpoints/design'
import type { Design } from '@irodori/contract/entities/design'
import type { Product } from '@irodori/contract/entities/product'
import { byPage } from '@irodori/ui/pageLabel'
import type { SavedDesign } from '../editor/opening/confirmAddress.ts'

const NONE = 'none'
/** Polling interval in milliseconds while print pictures are being rendered. */
const POLL_MS = 2000

export type Reading =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'FAILED'; readonly failure: CallError; readonly retry: () => void }
  | { readonly kind: 'READ'; readonly product: Product; readonly pages: readonly Design[] }

const isPending = (pages: readonly Design[] | undefined): boolean =>
  Boolean(pages?.some(({ printCheck }) => printCheck === 'PENDING'))

/** The saved pages in reading order, polled until every print picture is rendered. */
export function useSavedDesign({ orderNumber, groupNumber, designSeriesId, productId }: SavedDesign): Reading {
  const isSeries = designSeriesId !== NONE
  const refetchInterval = ({ state }: { readonly state: { readonly data: readonly Design[] | undefined } }) =>
    isPending(state.data) ? POLL_MS : (false as const)
  // The cache may hold the state from before the last save.
  const fresh = { staleTime: 0, refetchInterval }
  const product = useCall(readProduct, { params: { id: productId } })
  const group = useCall(
    readDesigns,
    { params: { orderNumber, groupNumber, designSeriesId: NONE, designId: NONE } },
    { ...fresh, enabled: !isSeries },
  )
  const series = useCall(readDesignsOfSeries, { params: { designSeriesId } }, { ...fresh, enabled: isSeries })
  const designs = isSeries ? series : group
  if (designs.data && product.data) {
    return { kind: 'READ', product: product.data, pages: designs.data.toSorted(byPage) }
  }
  const failure = designs.error ?? product.error
  if (failure === null) return { kind: 'LOADING' }
  return {
    kind: 'FAILED',
    failure,
    retry: () => {
      void designs.refetch()
      void product.refetch()
    },
  }
}

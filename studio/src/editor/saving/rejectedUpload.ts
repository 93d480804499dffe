import type { DesignPage, PageKey } from '@irodori/design/designPage'
import { inReadingOrder } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'
import { isRefused, uploadsAtom } from '../state/uploadState.ts'

/** The first frame on these pages whose photo the server has refused; null if there is none. */
export function findRejectedUpload(
  store: EditorStore,
  pages: readonly DesignPage[],
): { readonly pageKey: PageKey; readonly itemId: string } | null {
  const uploads = store.get(uploadsAtom)
  for (const page of pages) {
    const item = inReadingOrder(page).find((each) => isRefused(uploads, each))
    if (item) return { pageKey: page.key, itemId: item.id }
  }
  return null
}

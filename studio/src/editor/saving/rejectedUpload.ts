import type { DesignPage, PageKey } from '@irodori/design'
import { inReadingOrder } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'
import { isRefused, uploadsAtom } from '../state/uploadState.ts'

/** The first window of these pages whose photo the server has refused. */
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

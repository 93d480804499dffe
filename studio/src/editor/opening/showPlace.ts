import { pagesAtom } from '../state/designState.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'

/** Shows the page, and selects the item, that the query of an address names. An unknown place is ignored. */
export function showPlace(
  store: EditorStore,
  actions: Pick<DocumentActions, 'showPage' | 'select'>,
  search: string,
): void {
  const query = new URLSearchParams(search)
  const page = store
    .get(pagesAtom)
    .find(({ pageNumber, sideNumber }) => pageNumber === query.get('page') && String(sideNumber) === query.get('side'))
  if (!page) return
  actions.showPage(page.key)
  const item = page.items.find(({ id }) => id === query.get('item'))
  if (item) actions.select(item.id)
}

import type { Stage } from '@irodori/canvas/stage'
import { findItem } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { boundsOnPage } from '@irodori/design/itemGeometry'
import { pageAtom } from './designState.ts'
import type { DocumentActions } from './documentActions.ts'
import type { EditorStore } from './store.ts'

interface Editing {
  readonly store: EditorStore
  readonly actions: Pick<DocumentActions, 'showPage' | 'select'>
  /** Null while no canvas is mounted. */
  readonly stage: () => Pick<Stage, 'showPart'> | null
}

/** Shows the page of a finding, selects its item and brings the item into view. */
export function showFinding({ store, actions, stage }: Editing, { pageKey, itemId }: Finding): void {
  actions.showPage(pageKey)
  const page = store.get(pageAtom)
  const item = page && findItem(page, itemId)
  // The month grid is no item.
  actions.select(item ? itemId : null)
  if (item) stage()?.showPart(boundsOnPage(item))
}

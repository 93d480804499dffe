import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import { cropFields, cropOf } from '@irodori/design/crop'
import type { PageKey } from '@irodori/design/designPage'
import { findItem, findPage } from '@irodori/design/designPage'
import { placeWithFaces } from '@irodori/design/faceSafeCrop'
import { countCutFaces } from '@irodori/design/facesInFrame'
import { historyAtom } from '../state/designState.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'
import { whenExamined } from './examinePhotos.ts'
import { facesOf } from './photoNotes.ts'

/** A frame as it was filled a moment ago. */
export interface Placed {
  readonly pageKey: PageKey
  readonly item: ImageItem
}

/**
 * Moves the crops of photos that have just been placed as soon as their faces are known, as part of the undo step that
 * placed them. A crop that the customer has changed in the meantime stays.
 * @param gesture that of the step
 * @returns number of faces that do not fit into their frames
 */
export async function showFaces(
  { store, actions }: { readonly store: EditorStore; readonly actions: Pick<DocumentActions, 'perform'> },
  placed: readonly Placed[],
  gesture: string,
): Promise<number> {
  await Promise.all(
    placed.map(async ({ pageKey, item }) => {
      if (item.imageName === null) return
      await whenExamined(store, [item.imageName])
      const { document, future } = store.get(historyAtom)
      const page = findPage(document, pageKey)
      const current = page && findItem(page, item.id)
      // A change would discard the steps that can be redone.
      if (!(page && current && isImageItem(current)) || future.length > 0 || !showsSame(current, item)) return
      const photo = { imageName: item.imageName, width: item.sourceWidth, height: item.sourceHeight }
      const fields = placeWithFaces(current, { ...photo, ...facesOf(store, item.imageName) })
      actions.perform('photo', changeItem(page, current, cropFields(cropOf({ ...current, ...fields }))), gesture)
    }),
  )
  return countCut(store, placed)
}

const showsSame = (one: ImageItem, other: ImageItem): boolean =>
  one.imageName === other.imageName && JSON.stringify(cropOf(one)) === JSON.stringify(cropOf(other))

function countCut(store: EditorStore, placed: readonly Placed[]): number {
  const { document } = store.get(historyAtom)
  return placed.reduce((sum, { pageKey, item: { id, imageName } }) => {
    const page = findPage(document, pageKey)
    const item = page && findItem(page, id)
    const isShown = item && isImageItem(item) && item.imageName === imageName
    return isShown ? sum + countCutFaces(item, facesOf(store, imageName).faces ?? []) : sum
  }, 0)
}

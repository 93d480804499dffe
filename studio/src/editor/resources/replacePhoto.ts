import type { LivePhoto } from '@irodori/canvas/liveScene'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { pagesAtom } from '../state/designState.ts'
import { exactFrameAtom, photosAtom, thumbnailsAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

/** Shows other pixels for a photo. The exact render and the thumbnails of its pages are made again. */
export function replacePhoto(store: EditorStore, imageName: string, live: LivePhoto): void {
  store.set(photosAtom, (photos) => withEntry(photos, imageName, live))
  store.set(exactFrameAtom, null)
  const thumbnails = new Map(store.get(thumbnailsAtom))
  for (const { key, items } of store.get(pagesAtom)) {
    if (!items.some((item) => isImageItem(item) && item.imageName === imageName)) continue
    thumbnails.get(key)?.bitmap.close()
    thumbnails.delete(key)
  }
  store.set(thumbnailsAtom, thumbnails)
}

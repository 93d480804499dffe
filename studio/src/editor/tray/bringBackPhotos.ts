import { isImageItem } from '@irodori/contract'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Kept } from '../journal/keptPhotos.ts'
import { pagesAtom } from '../state/designState.ts'
import { photosAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import { notePhoto, photoNotesAtom } from './photoNotes.ts'

/**
 * Lays the photos of an earlier visit into the tray again, one after the other: those on no page too, from the files on
 * this device or from the server. What their files said comes back with them.
 */
export async function bringBackPhotos(
  store: EditorStore,
  kernel: Pick<Kernel, 'loadPhoto'>,
  kept: ReadonlyMap<string, Kept>,
  urlOf: (imageName: string) => string | null,
): Promise<void> {
  const onPages = new Set(
    store.get(pagesAtom).flatMap(({ items }) => items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? [])),
  )
  for (const [imageName, { file, note }] of [...kept]) {
    if (note) store.set(photoNotesAtom, (notes) => withEntry(notes, imageName, note))
    else if (file instanceof File) void notePhoto(store, imageName, file)
    // What is on a page is brought in with it.
    if (onPages.has(imageName) || store.get(photosAtom).has(imageName)) continue
    const url = urlOf(imageName)
    if (url === null) continue
    try {
      const live = await kernel.loadPhoto(imageName, url)
      store.set(photosAtom, (photos) => withEntry(photos, imageName, live))
    } catch {
      // It was on no page: the tray is without it.
    } finally {
      if (url.startsWith('blob:')) URL.revokeObjectURL(url)
    }
  }
}

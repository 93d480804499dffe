import { isImageItem } from '@irodori/contract'
import type { Kernel } from '../../kernel/kernel.ts'
import { pagesAtom } from '../state/designState.ts'
import { photosAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import type { PhotoNote } from './photoNotes.ts'
import { notePhoto, photoNotesAtom } from './photoNotes.ts'

/** What the journal holds of a photo of an earlier visit. */
interface JournalPhoto {
  /** Null once the server has the photo. */
  readonly file: Blob | null
  readonly note?: PhotoNote
}

/**
 * Lays the photos of an earlier visit into the tray again, one after the other: those on no page too, from the files on
 * this device or from the server. What their files said comes back with them.
 */
export async function restorePhotos(
  store: EditorStore,
  kernel: Pick<Kernel, 'loadPhoto'>,
  kept: ReadonlyMap<string, JournalPhoto>,
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

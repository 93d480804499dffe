import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Kernel } from '../../kernel/kernel.ts'
import { pagesAtom } from '../state/designState.ts'
import { photosAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import type { PhotoNote } from './photoNotes.ts'
import { notePhoto, photoNotesAtom } from './photoNotes.ts'

/** A photo of an earlier visit as the journal stores it. */
interface JournalPhoto {
  /** Null once the server has the photo. */
  readonly file: Blob | null
  readonly note?: PhotoNote
}

/**
 * Restores the photos of an earlier visit to the tray, one after the other, including photos on no page. Files come
 * from this device or from the server; the metadata is restored too.
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
    if (note) store.set(photoNotesAtom, (notes) => withEntry(notes, imageName, { ...notes.get(imageName), ...note }))
    else if (file instanceof File) void notePhoto(store, imageName, file)
    // The resource loader loads the photos of the pages.
    if (onPages.has(imageName) || store.get(photosAtom).has(imageName)) continue
    const url = urlOf(imageName)
    if (url === null) continue
    try {
      const live = await kernel.loadPhoto(imageName, url)
      store.set(photosAtom, (photos) => withEntry(photos, imageName, live))
    } catch {
      // A photo on no page that cannot be loaded is left out of the tray.
    } finally {
      if (url.startsWith('blob:')) URL.revokeObjectURL(url)
    }
  }
}

import { atom } from 'jotai/vanilla'
import { withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

/** What the file of a photo says beside its pixels. */
export interface PhotoNote {
  readonly fileName: string
  /** Milliseconds since 1970 at which it was taken, else at which its file was written; null where neither is known. */
  readonly takenAt: number | null
}

/** By imageName, of the photos that came in this visit. */
export const photoNotesAtom = atom<ReadonlyMap<string, PhotoNote>>(new Map())

/** Keeps what a file says; what its camera wrote into it is read a little later. */
export async function notePhoto(store: EditorStore, imageName: string, file: File): Promise<void> {
  const note = (takenAt: number | null): void =>
    store.set(photoNotesAtom, (notes) => withEntry(notes, imageName, { fileName: file.name, takenAt }))
  note(file.lastModified > 0 ? file.lastModified : null)
  const { readTakenAt } = await import('./readTakenAt.ts')
  const takenAt = await readTakenAt(file)
  if (takenAt !== null) note(takenAt)
}

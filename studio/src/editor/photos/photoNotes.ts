import { atom } from 'jotai/vanilla'
import { withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

/** Metadata of a photo's file. */
export interface PhotoNote {
  readonly fileName: string
  /** Time of the shot, otherwise of the last change of the file, in milliseconds since 1970; null if neither is known. */
  readonly takenAt: number | null
  /** Present if the camera has written the time, as its clock showed it, read as UTC. */
  readonly isByCamera?: true
}

/** Metadata by imageName, of photos added or restored in this visit. */
export const photoNotesAtom = atom<ReadonlyMap<string, PhotoNote>>(new Map())

/** Records the metadata of a file. The EXIF time is read asynchronously. */
export async function notePhoto(store: EditorStore, imageName: string, file: File): Promise<void> {
  const note = (time: Omit<PhotoNote, 'fileName'>): void =>
    store.set(photoNotesAtom, (notes) => withEntry(notes, imageName, { fileName: file.name, ...time }))
  note({ takenAt: file.lastModified > 0 ? file.lastModified : null })
  const { readTakenAt } = await import('./readTakenAt.ts')
  const takenAt = await readTakenAt(file)
  if (takenAt !== null) note({ takenAt, isByCamera: true })
}

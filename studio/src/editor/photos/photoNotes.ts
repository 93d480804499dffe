import { MINUTE_MS } from '@irodori/contract/durations'
import type { FaceBoxes, PhotoFaces } from '@irodori/design/faceSafeCrop'
import { atom } from 'jotai/vanilla'
import { withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

/** What is known of a photo beside its pixels. */
export interface PhotoNote extends PhotoFaces {
  readonly fileName: string
  /** Time of the shot, otherwise of the last change of the file, in milliseconds since 1970; null if neither is known. */
  readonly takenAt: number | null
  /** Present if the camera has written the time, as its clock showed it, read as UTC. */
  readonly isByCamera?: true
  /** Difference hash and sharpness; missing until the photo has been examined. */
  readonly hash?: string
  readonly sharpness?: number
}

/** Notes by imageName, of photos added or restored in this visit. */
export const photoNotesAtom = atom<ReadonlyMap<string, PhotoNote>>(new Map())

/** The faces of a photo as far as they are known. */
export function facesOf(store: EditorStore, imageName: string | null): FaceBoxes {
  const { faces = [], possibleFaces = [] } = store.get(photoNotesAtom).get(imageName ?? '') ?? {}
  return { faces, possibleFaces }
}

/**
 * When a photo was taken, by a clock on the wall as if it showed UTC: that of the camera, otherwise that of this device.
 * @returns milliseconds since 1970; null if no time is known
 */
export const wallClockOf = ({ takenAt, isByCamera }: PhotoNote): number | null =>
  takenAt === null || isByCamera ? takenAt : takenAt - new Date(takenAt).getTimezoneOffset() * MINUTE_MS

/** Records the metadata of a file. The EXIF time is read asynchronously. */
export async function notePhoto(store: EditorStore, imageName: string, file: File): Promise<void> {
  const note = (time: Omit<PhotoNote, 'fileName'>): void =>
    store.set(photoNotesAtom, (notes) =>
      withEntry(notes, imageName, { ...notes.get(imageName), fileName: file.name, ...time }),
    )
  note({ takenAt: file.lastModified > 0 ? file.lastModified : null })
  const { readTakenAt } = await import('./readTakenAt.ts')
  const takenAt = await readTakenAt(file)
  if (takenAt !== null) note({ takenAt, isByCamera: true })
}

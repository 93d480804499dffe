import { isImageItem } from '@irodori/contract/entities/designItem'
import type { FillPhoto } from '@irodori/design/autoFill'
import { byTakenAt } from '@irodori/design/autoFill'
import { atom } from 'jotai/vanilla'
import { pagesAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { photoNotesAtom } from './photoNotes.ts'

export interface TrayPhoto extends FillPhoto {
  /** Number of frames of the design that show it. */
  readonly uses: number
}

/** All photos of the design, used or not, by time of the shot. */
export const trayAtom = atom<readonly TrayPhoto[]>((get) => {
  const notes = get(photoNotesAtom)
  const uses = new Map<string, number>()
  for (const item of get(pagesAtom).flatMap(({ items }) => items)) {
    if (isImageItem(item) && item.imageName !== null) uses.set(item.imageName, (uses.get(item.imageName) ?? 0) + 1)
  }
  return [...get(photosAtom)]
    .map(([imageName, { width, height }]) => {
      const { fileName, takenAt } = notes.get(imageName) ?? { fileName: imageName, takenAt: null }
      return { imageName, width, height, fileName, takenAt, uses: uses.get(imageName) ?? 0 }
    })
    .sort(byTakenAt)
})

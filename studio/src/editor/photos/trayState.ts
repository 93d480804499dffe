import { isImageItem } from '@irodori/contract/entities/designItem'
import { byTakenAt } from '@irodori/design/autoFill'
import { countCutFaces } from '@irodori/design/facesInFrame'
import type { AsideReason, ExaminedPhoto } from '@irodori/design/setAside'
import { photosAside } from '@irodori/design/setAside'
import { photosTakenIn } from '@irodori/design/takeIn'
import { atom } from 'jotai/vanilla'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { photoNotesAtom, wallClockOf } from './photoNotes.ts'

export interface TrayPhoto extends ExaminedPhoto {
  /** Number of frames of the design that show it. */
  readonly uses: number
  /** Number of faces that one of these frames does not show whole. */
  readonly cutFaces: number
  /** Why automatic filling leaves it out; null if it does not. */
  readonly aside: AsideReason | null
}

const UNUSED = { number: 0, cutFaces: 0 }

/** All photos of the design, used or not, by time of the shot. */
export const trayAtom = atom<readonly TrayPhoto[]>((get) => {
  const notes = get(photoNotesAtom)
  const uses = new Map<string, { readonly number: number; readonly cutFaces: number }>()
  for (const item of get(pagesAtom).flatMap(({ items }) => items)) {
    if (!isImageItem(item) || item.imageName === null) continue
    const { number, cutFaces } = uses.get(item.imageName) ?? UNUSED
    const cutHere = countCutFaces(item, notes.get(item.imageName)?.faces ?? [])
    uses.set(item.imageName, { number: number + 1, cutFaces: Math.max(cutFaces, cutHere) })
  }
  const photos = [...get(photosAtom)].map(([imageName, { width, height }]): ExaminedPhoto => {
    const note = notes.get(imageName) ?? { fileName: imageName, takenAt: null }
    return { imageName, width, height, ...note, takenAt: wallClockOf(note) }
  })
  const aside = photosAside(photos, new Set([...uses.keys(), ...photosTakenIn(get(historyAtom))]))
  return photos
    .map((photo) => {
      const { number, cutFaces } = uses.get(photo.imageName) ?? UNUSED
      return { ...photo, uses: number, cutFaces, aside: aside.get(photo.imageName) ?? null }
    })
    .sort(byTakenAt)
})

import type { ImageItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { Size } from '@irodori/geometry'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { matchOrientations, orientationOf } from './matchOrientations.ts'
import { placePhoto } from './photoPlacement.ts'

/** A photo that may be put anywhere. */
export interface FillPhoto extends Size {
  readonly imageName: string
  readonly fileName: string
  /** Milliseconds since 1970 at which it was taken, or its file was written; null where neither is known. */
  readonly takenAt: number | null
}

export interface FillResult {
  readonly change: Change
  /** How many windows got a photo. */
  readonly placed: number
  /** How many windows stay without one, for there were too few photos. */
  readonly left: number
}

const names = new Intl.Collator('en', { numeric: true })

/** The earliest first; photos without a date come last, in the order of their names, as cameras number them. */
export const byTakenAt = (a: FillPhoto, b: FillPhoto): number =>
  (a.takenAt ?? Number.POSITIVE_INFINITY) === (b.takenAt ?? Number.POSITIVE_INFINITY)
    ? names.compare(a.fileName, b.fileName)
    : (a.takenAt ?? Number.POSITIVE_INFINITY) - (b.takenAt ?? Number.POSITIVE_INFINITY)

/**
 * Fills windows page after page with photos in the order in which they were taken. On a page a lying photo goes to a
 * lying window where there is one. No photo is used twice.
 * @param windows 'EMPTY' fills what is empty, 'ALL' gives every window a photo anew as far as the photos reach.
 */
export function autoFill(
  pages: readonly DesignPage[],
  photos: readonly FillPhoto[],
  frames: 'EMPTY' | 'ALL',
): FillResult {
  const waiting = photos.toSorted(byTakenAt)
  let change: Change = NO_CHANGE
  let [placed, left] = [0, 0]
  for (const page of pages) {
    const open = page.items
      .filter(isImageItem)
      .filter((item) => !item.isDisabledItem && (frames === 'ALL' || item.imageName === null))
      .toSorted((a, b) => a.position - b.position)
    const taken = waiting.splice(0, open.length)
    for (const [frame, photo] of matchOrientations(open, taken, orientationOf)) {
      change = squashChanges(change, changeItem<ImageItem>(page, frame, placePhoto(frame, photo)))
    }
    placed += taken.length
    left += open.length - taken.length
  }
  return { change, placed, left }
}

import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Size } from '@irodori/geometry/shape'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { matchOrientations, orientationOf } from './matchOrientations.ts'
import { placePhoto } from './photoPlacement.ts'

/** A photo that can be placed in any frame. */
export interface FillPhoto extends Size {
  readonly imageName: string
  readonly fileName: string
  /** Time at which it was taken, or its file was written, in milliseconds since 1970; null if neither is known. */
  readonly takenAt: number | null
}

export interface FillResult {
  readonly change: Change
  /** Number of frames that received a photo. */
  readonly placed: number
  /** Number of frames that stay empty because there were too few photos. */
  readonly left: number
}

const names = new Intl.Collator('en', { numeric: true })

/** Sorts the earliest first. Photos without a date come last, by the numbers in their file names. */
export const byTakenAt = (a: FillPhoto, b: FillPhoto): number =>
  (a.takenAt ?? Number.POSITIVE_INFINITY) === (b.takenAt ?? Number.POSITIVE_INFINITY)
    ? names.compare(a.fileName, b.fileName)
    : (a.takenAt ?? Number.POSITIVE_INFINITY) - (b.takenAt ?? Number.POSITIVE_INFINITY)

/**
 * Fills frames page by page with photos in the order in which they were taken. On a page, photos go to frames of their
 * orientation where possible. No photo is used twice.
 * @param frames 'EMPTY' fills empty frames only, 'ALL' also replaces photos, as far as the given photos reach
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

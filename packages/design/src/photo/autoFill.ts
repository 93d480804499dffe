import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isImageItem } from '@irodori/contract/entities/designItem'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { PhotoWithFaces } from './faceSafeCrop.ts'
import { placeWithFaces } from './faceSafeCrop.ts'
import { countCutFaces } from './facesInFrame.ts'
import { matchOrientations, orientationOf } from './matchOrientations.ts'

/** A photo with what orders it among others. */
export interface DatedPhoto {
  readonly fileName: string
  /** Time at which it was taken, or its file was written, in milliseconds since 1970; null if neither is known. */
  readonly takenAt: number | null
}

/** A photo that can be placed in any frame. */
export interface FillPhoto extends PhotoWithFaces, DatedPhoto {}

export interface FillResult {
  readonly change: Change
  /** Number of frames that received a photo. */
  readonly placed: number
  /** Number of frames that stay empty because there were too few photos. */
  readonly left: number
  /** Number of placed photos with a face that does not fit into their frame. */
  readonly cut: number
}

const names = new Intl.Collator('en', { numeric: true })

/** Sorts the earliest first. Photos without a date come last, by the numbers in their file names. */
export const byTakenAt = (a: DatedPhoto, b: DatedPhoto): number =>
  (a.takenAt ?? Number.POSITIVE_INFINITY) === (b.takenAt ?? Number.POSITIVE_INFINITY)
    ? names.compare(a.fileName, b.fileName)
    : (a.takenAt ?? Number.POSITIVE_INFINITY) - (b.takenAt ?? Number.POSITIVE_INFINITY)

/**
 * Fills frames page by page with photos in the order in which they were taken. On a page, photos go to frames of their
 * orientation where possible, and are moved such that the frames cut no face where that is possible. No photo is used twice.
 * Who is shown on an own day is for the customer to choose.
 * @param frames 'EMPTY' fills empty frames only, 'ALL' also replaces photos, as far as the given photos reach
 */
export function autoFill(
  pages: readonly DesignPage[],
  photos: readonly FillPhoto[],
  frames: 'EMPTY' | 'ALL',
): FillResult {
  const waiting = photos.toSorted(byTakenAt)
  let change: Change = NO_CHANGE
  let [placed, left, cut] = [0, 0, 0]
  for (const page of pages) {
    const open = page.items
      .filter(isImageItem)
      .filter((item) => !item.isDisabledItem && !isDayPhoto(item) && (frames === 'ALL' || item.imageName === null))
      .toSorted((a, b) => a.position - b.position)
    const taken = waiting.splice(0, open.length)
    for (const [frame, photo] of matchOrientations(open, taken, orientationOf)) {
      const fields = placeWithFaces(frame, photo)
      change = squashChanges(change, changeItem<ImageItem>(page, frame, fields))
      if (countCutFaces({ ...frame, ...fields }, photo.faces ?? []) > 0) cut += 1
    }
    placed += taken.length
    left += open.length - taken.length
  }
  return { change, placed, left, cut }
}

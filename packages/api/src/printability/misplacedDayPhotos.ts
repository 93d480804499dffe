import type { RectImageItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto } from '@irodori/contract/entities/designItem'
import { dayPhotoBoxes } from '@irodori/design/dayPhotoBoxes'
import { isSameRect } from '@irodori/geometry/shape'
import type { StoredDraft } from '../database/tables/designs.ts'

/** CLD-10: the photos of own days of a page that have no day, or do not fill the part of its cell that is theirs. */
export function misplacedDayPhotos(draft: StoredDraft): RectImageItem[] {
  const free = new Map(dayPhotoBoxes(draft).map(({ ofDay, box }) => [ofDay, box]))
  return draft.items.filter(isDayPhoto).filter((item) => {
    const { ofDay = '', rotate, borderRadius } = item
    const box = free.get(ofDay)
    // A second photo of the same day has no box.
    free.delete(ofDay)
    return !box || !isSameRect(box, item) || rotate !== 0 || borderRadius.rx !== 0 || borderRadius.ry !== 0
  })
}

import type { DesignItem, RectImageItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isImageItem } from '@irodori/contract/entities/designItem'
import { isSameRect } from '@irodori/geometry/shape'
import type { DayPhotoBox } from '../calendar/dayPhotoBoxes.ts'
import { dayPhotoBoxes } from '../calendar/dayPhotoBoxes.ts'
import type { Change, Edit } from '../document/change.ts'
import { applyChange, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { transferPhoto } from './copyItems.ts'
import { EMPTY_FRAME } from './photoPlacement.ts'

/** The frames of own days that have a photo, by month and day. */
export type DayPhotos = ReadonlyMap<string, RectImageItem>

export const dayPhotosOf = (pages: readonly DesignPage[]): DayPhotos =>
  new Map(
    pages
      .flatMap(({ items }) => items.filter(isDayPhoto))
      .filter(({ imageName }) => imageName !== null)
      .toReversed()
      .map((item) => [item.ofDay ?? '', item]),
  )

/**
 * CLD-10: the frames that the month of a page needs for the photos of its own days: those that it has, refitted to their
 * cells, and new ones with the photo that the day has elsewhere.
 * @param photos the photos of the calendar before its months or days changed
 */
export function dayFrames(page: DesignPage, photos: DayPhotos, newId: () => string): readonly RectImageItem[] {
  const present = new Map(page.items.filter(isDayPhoto).map((item) => [item.ofDay, item]))
  const others = page.items.filter((item) => !isDayPhoto(item))
  const above = (items: readonly DesignItem[], of: 'position' | 'priorityIndex'): number =>
    Math.max(0, ...items.map((item) => item[of])) + 1
  const [position, priorityIndex] = [above(others, 'position'), above(others.filter(isImageItem), 'priorityIndex')]
  return dayPhotoBoxes(page.sheet).map((place, at) => {
    const own = present.get(place.ofDay)
    if (own && isSameRect(place.box, own)) return own
    const frame = own ? { ...own, ...place.box } : newFrame(place, newId(), position + at, priorityIndex + at)
    const from = own ?? photos.get(place.ofDay)
    return from === undefined ? frame : { ...frame, ...transferPhoto(frame, from) }
  })
}

const newFrame = ({ ofDay, box }: DayPhotoBox, id: string, position: number, priorityIndex: number): RectImageItem => ({
  type: 'RECT_IMAGE',
  id,
  ofDay,
  position,
  priorityIndex,
  ...box,
  rotate: 0,
  isDisabledItem: false,
  placement: 'FIXED',
  borderRadius: { rx: 0, ry: 0 },
  ...EMPTY_FRAME,
})

/**
 * CLD-10: a change of months, days or templates together with what it means for the photos of own days: frames move with
 * their months to other pages, and are added or removed with their days.
 */
export function withDayPhotos(pages: readonly DesignPage[], change: Change, newId: () => string): Change {
  const photos = dayPhotosOf(pages)
  const after = applyChange({ designSeriesId: null, pages }, change).pages
  return after.map((page) => frameChange(page, dayFrames(page, photos, newId))).reduce(squashChanges, change)
}

function frameChange(page: DesignPage, frames: readonly RectImageItem[]): Change {
  const present = page.items.filter(isDayPhoto)
  const edits = [
    ...present
      .filter(({ id }) => !frames.some((frame) => frame.id === id))
      .map((item): [string, Edit<DesignItem | null>] => [item.id, { before: item, after: null }]),
    ...frames
      .filter((frame) => !present.includes(frame))
      .map((frame): [string, Edit<DesignItem | null>] => {
        const before = present.find(({ id }) => id === frame.id) ?? null
        return [frame.id, { before, after: frame }]
      }),
  ]
  return edits.length === 0 ? NO_CHANGE : { [page.key]: { items: Object.fromEntries(edits) } }
}

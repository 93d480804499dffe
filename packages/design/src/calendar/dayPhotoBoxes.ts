import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { dpi, mm, pt, ptToPrintPx } from '@irodori/geometry/units'
import { addToMonth } from '@irodori/rules/month'
import type { Sheet } from '../document/designPage.ts'
import { lengthOn } from '../document/printAreas.ts'
import { dayParts } from './dayCell.ts'
import { gridLayout } from './gridLayout.ts'
import { ownDaysOn } from './ownDays.ts'

/** A photo of less shows nothing. */
const LEAST_SIDE_MM = mm(3)

export interface DayPhotoBox {
  /** Month and day of the own day, MM-DD. */
  readonly ofDay: string
  /** Whole print pixels. */
  readonly box: Rect
}

/** The identity of an own day among the photos of a calendar: MM-DD. */
export const dayKey = ({ month, date }: Pick<OwnDay, 'month' | 'date'>): string =>
  [month, date].map((number) => String(number).padStart(2, '0')).join('-')

/** Whether the cells of a sheet's month are large enough for photos. */
export function hasRoomForPhotos(sheet: Sheet): boolean {
  if (sheet.month === undefined) return false
  const day: OwnDay = { name: 'day', month: Number(sheet.month.slice(5)), date: 1, kind: 'BIRTHDAY', hasPhoto: true }
  return dayPhotoBoxes({ ...sheet, ownDays: [day] }).length > 0
}

/** CLD-10: where a sheet has the photos of own days. One for each date; none in a cell that is too small. */
export function dayPhotoBoxes(sheet: Sheet): readonly DayPhotoBox[] {
  const { monthGrid, month, ownDays = [] } = sheet
  if (!monthGrid || month === undefined) return []
  const neighbours = { before: addToMonth(month, -1), after: addToMonth(month, 1) }
  const size = ptToPrintPx(pt(monthGrid.sizes.day), dpi(sheet.dpi))
  const least = lengthOn(sheet, LEAST_SIDE_MM)
  return gridLayout(monthGrid, month, neighbours, sheet.dpi).cells.flatMap(({ day, box: cell }): DayPhotoBox[] => {
    const shown = ownDaysOn(ownDays, month, day.date).find(({ hasPhoto }) => hasPhoto)
    const photo = dayParts(cell, size, shown !== undefined).photo
    if (shown === undefined || photo === null || photo.width < least || photo.height < least) return []
    const [left, top] = [Math.round(photo.left), Math.round(photo.top)]
    return [{ ofDay: dayKey(shown), box: rect(left, top, Math.round(photo.width), Math.round(photo.height)) }]
  })
}

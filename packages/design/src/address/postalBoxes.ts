import type { TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { Rect } from '@irodori/geometry/shape'
import { centreOf, containsPoint, rect } from '@irodori/geometry/shape'
import type { Mm } from '@irodori/geometry/units'
import { mm, printPx, printPxToMm, dpi as resolution } from '@irodori/geometry/units'
import type { DesignPage, Sheet } from '../document/designPage.ts'
import { lengthOn } from '../document/printAreas.ts'

/** A Japanese postcard, in millimetres. */
const CARD = { width: 100, height: 148 }
/** A product may be cut a little smaller or larger. */
const TOLERANCE_MM = 1

/**
 * Boxes of the postal code on a postcard, in millimetres of the cut card: 12 mm below its upper and 8 mm left of its right edge,
 * measured at the inside of the lines (Japan Post, manual of postal codes and bar codes, figure 2).
 */
const TOP = 12
const RIGHT = 8
const BOX = { width: 5.7, height: 8 }
/** From the left of each box to the left of the next one: the first three digits, the hyphen, the last four. */
const PITCHES = [7, 7, 7.6, 6.8, 6.8, 6.8] as const

/** Sum of the pitches before a box. */
const advance = (box: number): number => PITCHES.slice(0, box).reduce((sum, pitch) => sum + pitch, 0)
const FIRST_LEFT = CARD.width - RIGHT - BOX.width - advance(PITCHES.length)

/** The seven boxes in millimetres of the cut card. */
export const POSTAL_BOXES_MM: readonly Rect[] = [0, ...PITCHES].map((_, at) =>
  rect(FIRST_LEFT + advance(at), TOP, BOX.width, BOX.height),
)

const onSheet = (sheet: Sheet, { left, top, width, height }: Rect): Rect => {
  const length = (millimetres: number): number => lengthOn(sheet, mm(millimetres))
  return rect(length(left + sheet.bleedMm), length(top + sheet.bleedMm), length(width), length(height))
}

/** The seven boxes in print pixels; none on a sheet that is no postcard. */
export function postalBoxes(sheet: Sheet): readonly Rect[] {
  const cut = (pixels: number): Mm => mm(printPxToMm(printPx(pixels), resolution(sheet.dpi)) - 2 * sheet.bleedMm)
  const isCard =
    Math.abs(cut(sheet.width) - CARD.width) <= TOLERANCE_MM && Math.abs(cut(sheet.height) - CARD.height) <= TOLERANCE_MM
  return isCard ? POSTAL_BOXES_MM.map((box) => onSheet(sheet, box)) : []
}

/** The texts in the seven boxes of a page, from left to right; null if the page is no address side. */
export function postalDigits({ sheet, items }: Pick<DesignPage, 'sheet' | 'items'>): readonly TextItem[] | null {
  const texts = items.filter(isTextItem)
  const digits = postalBoxes(sheet).flatMap((box) => texts.find((item) => containsPoint(box, centreOf(item))) ?? [])
  return digits.length === POSTAL_BOXES_MM.length ? digits : null
}

/**
 * The postal codes of an address side, the digits of each from left to right: that in the seven boxes and, if there are as many
 * single digits left of the middle, that of the sender.
 */
export function postalCodes(page: Pick<DesignPage, 'sheet' | 'items'>): readonly (readonly TextItem[])[] {
  const boxed = postalDigits(page)
  if (!boxed) return []
  const sender = page.items
    .filter(isTextItem)
    .filter((item) => !boxed.includes(item) && centreOf(item).x <= page.sheet.width / 2)
    .filter(({ templateItemText }) => /^\d$/.test(templateItemText.normalize('NFKC')))
    .toSorted((one, other) => centreOf(one).x - centreOf(other).x)
  return sender.length === boxed.length ? [boxed, sender] : [boxed]
}

/** The digits of the postal code to which an item belongs; null for any other item. */
export const postalCodeWith = (page: DesignPage, itemId: string): readonly TextItem[] | null =>
  postalCodes(page).find((digits) => digits.some(({ id }) => id === itemId)) ?? null

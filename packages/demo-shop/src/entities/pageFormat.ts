import { dpi, mm, mmToPrintPx } from '@irodori/geometry/units'

/** Every product of this shop is printed at this resolution. */
export const PRINT_DPI = 300
/** Bleed on each side in millimetres. */
export const BLEED_MM = 3
/** Distance of the safe area from the trim in millimetres. */
export const SAFE_MM = 3

export interface PageFormat {
  trimWidthMm: number
  trimHeightMm: number
  /** Size in print pixels, bleed included. */
  width: number
  height: number
}

/** Converts millimetres to print pixels, unrounded. */
export const px = (millimetres: number): number => mmToPrintPx(mm(millimetres), dpi(PRINT_DPI))

/** Converts points to print pixels. */
export const ptPx = (points: number): number => (points * PRINT_DPI) / 72

const pageFormat = (trimWidthMm: number, trimHeightMm: number): PageFormat => ({
  trimWidthMm,
  trimHeightMm,
  width: Math.round(px(trimWidthMm + 2 * BLEED_MM)),
  height: Math.round(px(trimHeightMm + 2 * BLEED_MM)),
})

export const CARD_PAGE = pageFormat(100, 148)
export const CLOCK_PAGE = pageFormat(200, 200)
export const BOOKLET_COVER_PAGE = pageFormat(148, 148)
export const BOOKLET_SPREAD_PAGE = pageFormat(296, 148)
export const NAME_CARD_PAGE = pageFormat(91, 55)
export const POSTCARD_PAGE = pageFormat(148, 100)
export const A5_PAGE = pageFormat(148, 210)
export const A5_SPREAD_PAGE = pageFormat(296, 210)
export const A4_PAGE = pageFormat(210, 297)
export const DESK_CLOCK_PAGE = pageFormat(120, 120)
export const SQUARE_CARD_PAGE = pageFormat(100, 100)
export const COASTER_PAGE = pageFormat(90, 90)
export const KEYHOLDER_PAGE = pageFormat(50, 50)
export const MUG_PAGE = pageFormat(200, 80)
export const PHONE_PAGE = pageFormat(75, 150)
export const PANEL_PAGE = pageFormat(180, 180)

import { dpi, mm, mmToPrintPx } from '@irodori/geometry'

/** Every product of this shop is printed at this resolution. */
export const PRINT_DPI = 300
/** Millimetres that are cut away on each side. */
export const BLEED_MM = 3
/** Millimetres inside the trim that words keep clear of. */
export const SAFE_MM = 3

export interface PageFormat {
  trimWidthMm: number
  trimHeightMm: number
  /** Print pixels with bleed. */
  width: number
  height: number
}

/** Millimetres as print pixels, not rounded. */
export const px = (millimetres: number): number => mmToPrintPx(mm(millimetres), dpi(PRINT_DPI))

/** Points as print pixels. */
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

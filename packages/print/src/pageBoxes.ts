import type { Mm } from '@irodori/geometry/units'
import type { PageFormat } from './pageFormat.ts'

/** A box of a PDF page in points from its lower left corner: left, bottom, right, top. */
type PdfBox = readonly [left: number, bottom: number, right: number, top: number]

export interface PageBoxes {
  readonly media: PdfBox
  readonly bleed: PdfBox
  readonly trim: PdfBox
}

const POINTS_PER_MM = 72 / 25.4

/** @param length millimetres */
export const toPoints = (length: number): number => length * POINTS_PER_MM

/** @param slug width of the area around the bleed that holds the marks */
export function pageBoxes({ trimWidth, trimHeight, bleed }: PageFormat, slug: Mm): PageBoxes {
  const around = slug + bleed
  const inset = (by: number): PdfBox => [
    toPoints(by),
    toPoints(by),
    toPoints(trimWidth + 2 * around - by),
    toPoints(trimHeight + 2 * around - by),
  ]
  return { media: inset(0), bleed: inset(slug), trim: inset(around) }
}

import type { Mm, Pt } from '@irodori/geometry/units'
import { mm, mmToPt } from '@irodori/geometry/units'
import type { PageFormat } from './pageFormat.ts'

/** A box of a PDF page from its lower left corner. */
export type PdfBox = readonly [left: Pt, bottom: Pt, right: Pt, top: Pt]

export interface PageBoxes {
  readonly media: PdfBox
  readonly bleed: PdfBox
  readonly trim: PdfBox
}

/** @param slug width of the area around the bleed that holds the marks */
export function pageBoxes({ trimWidth, trimHeight, bleed }: PageFormat, slug: Mm): PageBoxes {
  const around = mm(slug + bleed)
  const inset = (by: Mm): PdfBox => [
    mmToPt(by),
    mmToPt(by),
    mmToPt(mm(trimWidth + 2 * around - by)),
    mmToPt(mm(trimHeight + 2 * around - by)),
  ]
  return { media: inset(mm(0)), bleed: inset(slug), trim: inset(around) }
}

import type { Rect } from '@irodori/geometry/shape'
import { outset, rect } from '@irodori/geometry/shape'
import type { Mm, PrintPx } from '@irodori/geometry/units'
import { mm, mmToPrintPx, dpi as resolution } from '@irodori/geometry/units'
import type { Sheet } from './designPage.ts'

/** Tolerance of the cut to either side of the trim line. */
export const TRIM_TOLERANCE_MM = mm(1)

export interface PrintAreas {
  /** The page after cutting. */
  readonly trim: Rect
  /** The area in which text is safe from an inexact cut. */
  readonly safe: Rect
}

/** Print pixels for a length on paper. */
export const lengthOn = (sheet: Pick<Sheet, 'dpi'>, length: Mm): PrintPx => mmToPrintPx(length, resolution(sheet.dpi))

/** The areas of a sheet, in print pixels from its corner. */
export function printAreas(sheet: Sheet): PrintAreas {
  const trim = outset(rect(0, 0, sheet.width, sheet.height), -lengthOn(sheet, mm(sheet.bleedMm)))
  return { trim, safe: outset(trim, -lengthOn(sheet, mm(sheet.safeMm))) }
}

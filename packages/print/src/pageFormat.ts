import type { Dpi, Mm, PrintPx } from '@irodori/geometry/units'
import { dpi, mm, mmToPrintPx, printPx, printPxToMm } from '@irodori/geometry/units'

/** A printed sheet in millimetres: its trimmed size, and the bleed that is cut away on each side. */
export interface PageFormat {
  readonly trimWidth: Mm
  readonly trimHeight: Mm
  readonly bleed: Mm
}

/** A sheet as templates state it: print pixels, bleed included. */
export interface SheetSize {
  readonly width: number
  readonly height: number
  readonly dpi: number
  readonly bleedMm: number
}

/**
 * The format for which a sheet was made. Its pixels are rounded millimetres, so the format is the roundest length with
 * that number of pixels: in whole millimetres, else in tenths, else the exact quotient.
 */
export function formatOf(sheet: SheetSize): PageFormat {
  const resolution = dpi(sheet.dpi)
  const bleed = mm(Math.max(0, sheet.bleedMm))
  return {
    trimWidth: trimLength(printPx(sheet.width), resolution, bleed),
    trimHeight: trimLength(printPx(sheet.height), resolution, bleed),
    bleed,
  }
}

/** Fractions of a millimetre in which formats are stated, the coarsest first. */
const GRAINS = [1, 10]

function trimLength(pixels: PrintPx, resolution: Dpi, bleed: Mm): Mm {
  const exact = printPxToMm(pixels, resolution) - 2 * bleed
  for (const grain of GRAINS) {
    const round = Math.round(exact * grain) / grain
    if (Math.round(mmToPrintPx(mm(round + 2 * bleed), resolution)) === pixels) return mm(round)
  }
  return mm(exact)
}

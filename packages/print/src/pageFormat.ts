import type { Dpi, Mm, PrintPx } from '@irodori/geometry'
import { dpi, mm, mmToPrintPx, printPx, printPxToMm } from '@irodori/geometry'

/** A printed sheet in millimetres: what remains of it, and what is cut away on each side. */
export interface PageFormat {
  readonly trimWidth: Mm
  readonly trimHeight: Mm
  readonly bleed: Mm
}

/** A sheet as templates give it: print pixels with the bleed. */
export interface SheetSize {
  readonly width: number
  readonly height: number
  readonly dpi: number
  readonly bleedMm: number
}

/**
 * The format that a sheet was made for. Its pixels are the millimetres rounded to whole ones, so what was meant is the
 * roundest length of that many pixels: whole millimetres, else tenths; a length that no tenth explains is taken as it is.
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

/** Parts of a millimetre that formats are given in, the roundest first. */
const GRAINS = [1, 10]

function trimLength(pixels: PrintPx, resolution: Dpi, bleed: Mm): Mm {
  const exact = printPxToMm(pixels, resolution) - 2 * bleed
  for (const grain of GRAINS) {
    const round = Math.round(exact * grain) / grain
    if (Math.round(mmToPrintPx(mm(round + 2 * bleed), resolution)) === pixels) return mm(round)
  }
  return mm(exact)
}

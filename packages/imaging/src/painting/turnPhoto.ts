import type { Rect, Size } from '@irodori/geometry/shape'
import { partRows } from '../sampling/reducedPart.ts'
import type { TurnedAxis } from '../sampling/samplingPlan.ts'
import { straightRow } from '../sampling/straightRow.ts'
import type { TurnedBand, TurnedStep } from '../sampling/turnedBand.ts'
import { turnedRow } from '../sampling/turnedRow.ts'
import { turnTables } from '../sampling/turnTables.ts'
import { passEngine } from '../simd/passEngine.ts'
import { turnBySimd, turnBytesBySimd, turnRowsBySimd } from '../simd/turnBySimd.ts'
import type { PhotoSource } from './photoSource.ts'
import { reducePart } from './photoSource.ts'

/** What a rotated pass samples: the pixels of a region of a photo after its reduction. */
export interface TurnedPart {
  readonly source: PhotoSource
  readonly x: TurnedAxis
  readonly y: TurnedAxis
  readonly region: Rect
  /** Whether the reduced pixels are kept for the next angle. */
  readonly isCached: boolean
}

/** A band that is sampled from a part of a photo, with SIMD where the host supports it; the bytes are the same without. */
export function turnPhoto({ source, x, y, region, isCached }: TurnedPart, step: TurnedStep, size: Size): TurnedBand {
  const { pixels } = source
  const tables = turnTables(x, y)
  const pass = { tables, step, size }
  const engine = passEngine()
  if (engine !== null) {
    const isDirect = pixels.opaque && tables.taps === 6 && x.pitch === 1 && y.pitch === 1
    if (isDirect) return turnBytesBySimd(engine, pixels, region, pass)
    return isCached
      ? turnBySimd(engine, source.reduced(x, y, region), pass)
      : turnRowsBySimd(engine, partRows(pixels, x, y, region), pass)
  }
  const part = isCached ? source.reduced(x, y, region) : reducePart(pixels, x, y, region)
  const { left, top } = part.region
  const band = new Uint8ClampedArray(size.width * size.height * 4)
  const row = new Int16Array(size.width * part.channels)
  return {
    pixels: band,
    sample(u, v, count, at) {
      turnedRow(part, { u: u - left, v: v - top, ...step, count }, tables, row)
      straightRow(row, part.channels, count, band.subarray(at * 4))
    },
  }
}

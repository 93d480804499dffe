import type { Rect, Size } from '@irodori/geometry/shape'
import type { PhotoPixels } from '../pixels/pixels.ts'
import { channelsOf } from '../pixels/pixels.ts'
import type { PartRows, ReducedPart } from '../sampling/reducedPart.ts'
import { straightRow } from '../sampling/straightRow.ts'
import type { TurnedBand, TurnedStep } from '../sampling/turnedBand.ts'
import type { TurnTables } from '../sampling/turnTables.ts'
import type { Layout, PassEngine, SampleLine } from './passEngine.ts'
import { resampleBySimd } from './resampleBySimd.ts'

/** How a part is sampled: the weights, the step and the size of the band. */
export interface TurnedPass {
  readonly tables: TurnTables
  readonly step: TurnedStep
  readonly size: Size
}

/** turnedRow and straightRow with SIMD, for many lines through one part with one step. */
export function turnBySimd(engine: PassEngine, { data, region, channels }: ReducedPart, pass: TurnedPass): TurnedBand {
  return turn(engine, pass, region, channels, (layout, part) => {
    new Int16Array(layout.buffer(), part, data.length).set(data)
  })
}

/** turnBySimd for a part that is needed only once: it is resampled where the pass reads it. */
export function turnRowsBySimd(engine: PassEngine, part: PartRows, pass: TurnedPass): TurnedBand {
  const { rows, across, down, region } = part
  return turn(engine, pass, region, rows.channels, (layout, at) => {
    const put = (row: Int16Array, y: number): void =>
      new Int16Array(engine.memory.buffer, at + y * row.byteLength, row.length).set(row)
    resampleBySimd(engine, rows, across, down, put, layout)
  })
}

/** turnBySimd with six weights for a region of an opaque photo that is not reduced: reads its bytes. */
export function turnBytesBySimd(engine: PassEngine, photo: PhotoPixels, region: Rect, pass: TurnedPass): TurnedBand {
  const channels = channelsOf(photo)
  const part = { region, stride: region.width * channels }
  const sample = channels === 3 ? engine.turnedRgb : engine.turnedRgba
  return turnOpaque(engine, pass, part, sample, (layout, at) =>
    copyRegion(photo, region, new Uint8Array(layout.buffer(), at, part.stride * region.height)),
  )
}

/** Fills the part at an address, after the layout has all its buffers. */
type Fill = (layout: Layout, part: number) => void

interface PlacedPart {
  readonly region: Rect
  /** Bytes of one row. */
  readonly stride: number
}

function turn(engine: PassEngine, pass: TurnedPass, region: Rect, channels: 3 | 4, fill: Fill): TurnedBand {
  const part = { region, stride: region.width * channels * 2 }
  const isWide = pass.tables.taps === 6
  return channels === 3
    ? turnOpaque(engine, pass, part, isWide ? engine.turnedWide3 : engine.turned3, fill)
    : turnTransparent(engine, pass, part, isWide ? engine.turnedWide4 : engine.turned4, fill)
}

/** Samples by a function that writes opaque RGBA. */
function turnOpaque(engine: PassEngine, pass: TurnedPass, part: PlacedPart, line: SampleLine, fill: Fill): TurnedBand {
  const { step, size } = pass
  const { left, top } = part.region
  const layout = engine.layOut()
  const band = layout.place(size.width * size.height * 4)
  const { at, across, down } = placePart(layout, pass.tables, part, fill)
  return {
    pixels: new Uint8ClampedArray(engine.memory.buffer, band, size.width * size.height * 4),
    sample: (u, v, count, pixel) =>
      line(at, part.stride, across, down, band + pixel * 4, count, u - left, v - top, step.du, step.dv),
  }
}

/** Samples by a function that writes premultiplied rows. */
function turnTransparent(
  engine: PassEngine,
  pass: TurnedPass,
  part: PlacedPart,
  line: SampleLine,
  fill: Fill,
): TurnedBand {
  const { step, size } = pass
  const { left, top } = part.region
  const layout = engine.layOut()
  const premultiplied = layout.place(size.width * 8)
  const { at, across, down } = placePart(layout, pass.tables, part, fill)
  const row = new Int16Array(engine.memory.buffer, premultiplied, size.width * 4)
  const pixels = new Uint8ClampedArray(size.width * size.height * 4)
  return {
    pixels,
    sample(u, v, count, pixel) {
      line(at, part.stride, across, down, premultiplied, count, u - left, v - top, step.du, step.dv)
      straightRow(row, 4, count, pixels.subarray(pixel * 4))
    },
  }
}

function placePart(layout: Layout, tables: TurnTables, { region, stride }: PlacedPart, fill: Fill) {
  const across = layout.place(tables.across.length * 2)
  const down = layout.place(tables.down.length * 2)
  const at = layout.place(stride * region.height)
  fill(layout, at)
  const buffer = layout.buffer()
  new Int16Array(buffer, across, tables.across.length).set(tables.across)
  new Int16Array(buffer, down, tables.down.length).set(tables.down)
  return { at, across, down }
}

/** Copies a region's bytes; beyond the photo's edges its last pixels are repeated. */
function copyRegion(photo: PhotoPixels, { left, top, width, height }: Rect, into: Uint8Array): void {
  const pixel = channelsOf(photo)
  const from = Math.max(0, left)
  const to = Math.min(photo.width, left + width)
  for (let y = 0; y < height; y++) {
    const line = Math.max(0, Math.min(photo.height - 1, top + y)) * photo.width
    const row = y * width * pixel
    const start = row + (from - left) * pixel
    const end = row + (to - left) * pixel
    into.set(photo.data.subarray((line + from) * pixel, (line + to) * pixel), start)
    for (let at = row; at < start; at += pixel) into.copyWithin(at, start, start + pixel)
    for (let at = end; at < row + width * pixel; at += pixel) into.copyWithin(at, end - pixel, end)
  }
}

import type { Pixels } from '../src/pixels/pixels.ts'

/** Red, green, blue and alpha of a pixel. @throws RangeError outside the picture */
export function pixelAt({ data, width }: Pixels, x: number, y: number): [number, number, number, number] {
  const view = new DataView(data.buffer, data.byteOffset + (y * width + x) * 4, 4)
  return [view.getUint8(0), view.getUint8(1), view.getUint8(2), view.getUint8(3)]
}

type Bytes = Uint8Array | Uint8ClampedArray

/** The largest and the mean difference of two equally long sequences of bytes. */
export function compareBytes(one: Bytes, other: Bytes): { readonly worst: number; readonly mean: number } {
  if (one.length !== other.length) throw new RangeError(`${one.length} bytes cannot be compared with ${other.length}`)
  let worst = 0
  let sum = 0
  for (const [i, byte] of one.entries()) {
    const difference = Math.abs(byte - (other[i] ?? 0))
    worst = Math.max(worst, difference)
    sum += difference
  }
  return { worst, mean: sum / one.length }
}

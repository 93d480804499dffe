import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Pixels } from '@irodori/imaging/pixels'
import type { ColourConverter, ConvertedPicture, PackedPicture } from './colour/colourConverter.ts'
import type { Layer } from './photoLayer.ts'
import type { SpotColour } from './colour/spotColour.ts'

/** A picture as it is written into the file, identified by the hash of its content, so that a file holds it once. */
export interface PrintPicture extends Omit<PackedPicture, 'channels'> {
  /** 1 for the plate of a spot colour, whose bytes have no predictor. */
  readonly channels: PackedPicture['channels'] | 1
  readonly spot: SpotColour | null
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Which pixels show; null when all do. */
  readonly mask: PictureMask | null
}

export interface PictureMask {
  /** SOFT: alpha of each pixel. STENCIL: a bit of each pixel, 1 where it does not show, with whole bytes in each row. */
  readonly kind: 'SOFT' | 'STENCIL'
  /** Deflated. */
  readonly bytes: Uint8Array
}

/** Packs a layer with its mask; its pixels are already being converted. */
export async function printPicture(
  { pixels, shown }: Layer,
  space: ColourConverter['space'],
  converted: Promise<ConvertedPicture>,
): Promise<PrintPicture> {
  const { width, height } = pixels
  const { packed } = await converted
  const mask = maskOf(pixels, shown)
  const hash = createHash('sha256').update(`${space} ${width} ${height}`).update(packed.bytes)
  if (mask) hash.update(mask.bytes)
  return { ...packed, width, height, mask, spot: null, hash: hash.digest('hex') }
}

function maskOf(pixels: Pixels, shown: Layer['shown']): PictureMask | null {
  if (shown === 'ALPHA') return { kind: 'SOFT', bytes: deflateSync(alphaOf(pixels.data)) }
  return shown === 'STENCIL' ? { kind: 'STENCIL', bytes: deflateSync(stencilOf(pixels)) } : null
}

/** A bit of each pixel, 1 where its alpha is 0. */
export function stencilOf({ width, height, data }: Pixels): Uint8Array {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const byte = y * rowBytes + (x >> 3)
      if (data[at] === 0) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7))
    }
  }
  return bits
}

function alphaOf(data: Uint8ClampedArray): Uint8Array {
  const alpha = new Uint8Array(data.length / 4)
  for (let index = 0; index < alpha.length; index++) alpha[index] = data[index * 4 + 3] ?? 0
  return alpha
}

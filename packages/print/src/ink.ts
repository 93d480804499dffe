import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import type { Pixels, Rgba } from '@irodori/imaging'
import sharp from 'sharp'
import { writtenNumber } from './pdf/pdfValue.ts'

/** The bytes of a picture, each less that of the pixel before it in its row (TIFF's predictor), deflated. */
export interface PackedPicture {
  readonly bytes: Uint8Array
  readonly channels: 3 | 4
}

/** How colours reach the file: as the screen's, which the press converts last of all, or as amounts of ink. */
export interface Ink {
  readonly space: 'RGB' | 'CMYK'
  /** The operator that sets the colour of fills; alpha is not its business. */
  readonly fill: (colour: Rgba) => Promise<string>
  /** What transparency there is gets lost. */
  readonly pack: (pixels: Pixels) => Promise<PackedPicture>
}

/** Name of the colour space of the screen among a page's resources. */
export const SCREEN_SPACE = 'Screen'

const share = (value: number): string => writtenNumber(value / 255, 4)

const rawOf = ({ width, height, data }: Pixels) =>
  sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  }).removeAlpha()

export const screenInk: Ink = {
  space: 'RGB',
  fill: async ({ r, g, b }) => `/${SCREEN_SPACE} cs ${share(r)} ${share(g)} ${share(b)} sc`,
  pack: async ({ data, width }) => ({ bytes: await packed(data, width, 3), channels: 3 }),
}

/**
 * Amounts of cyan, magenta, yellow and black by a profile, perceptually. Black itself is black ink alone: four inks that do
 * not quite meet would blur small words.
 * @param run is handed the ink; the profile's file is gone once it has ended, for libvips takes profiles from files only
 */
export async function withPressInk<Result>(profile: Uint8Array, run: (ink: Ink) => Promise<Result>): Promise<Result> {
  const file = path.join(tmpdir(), `irodori-${randomUUID()}.icc`)
  await writeFile(file, profile)
  try {
    return await run(pressInk(file))
  } finally {
    await rm(file, { force: true })
  }
}

function pressInk(profileFile: string): Ink {
  const convert = async (pixels: Pixels): Promise<Uint8Array> =>
    rawOf(pixels).withIccProfile(profileFile, { attach: false }).raw().toBuffer()
  return {
    space: 'CMYK',
    async fill({ r, g, b }) {
      if (r + g + b === 0) return '0 0 0 1 k'
      const inks = await convert({ width: 1, height: 1, data: Uint8ClampedArray.of(r, g, b, 255), opaque: true })
      return `${[...inks].map(share).join(' ')} k`
    },
    pack: async (pixels) => ({ bytes: await packed(await convert(pixels), pixels.width, 4), channels: 4 }),
  }
}

const deflated = promisify(deflate)

/**
 * @param bytes four for each pixel
 * @param channels those to be packed, from the first on
 */
async function packed(bytes: Uint8Array | Uint8ClampedArray, width: number, channels: 3 | 4): Promise<Uint8Array> {
  const { differences, share } = lessTheOneBefore(bytes, width, channels)
  // Differences of a photo hardly ever repeat: looking for it takes twice the time for some hundredths of the size.
  const strategy = share > FLAT ? constants.Z_DEFAULT_STRATEGY : constants.Z_HUFFMAN_ONLY
  return deflated(differences, { strategy, memLevel: 9 })
}

/** Above this share of pixels like the one before, drawings, it pays to look for what repeats. */
const FLAT = 0.5

function lessTheOneBefore(
  bytes: Uint8Array | Uint8ClampedArray,
  width: number,
  channels: 3 | 4,
): { readonly differences: Uint8Array; readonly share: number } {
  const differences = new Uint8Array((bytes.length / 4) * channels)
  let alike = 0
  let o = 0
  for (let row = 0; row < bytes.length; row += width * 4) {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = row; at < row + width * 4; at += 4) {
      const e = bytes[at]
      const f = bytes[at + 1]
      const g = bytes[at + 2]
      const h = bytes[at + 3]
      if (a === e && b === f && c === g) alike++
      differences[o++] = e - a
      differences[o++] = f - b
      differences[o++] = g - c
      if (channels === 4) differences[o++] = h - d
      a = e
      b = f
      c = g
      d = h
    }
  }
  return { differences, share: (alike * 4) / bytes.length }
}

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import type { Pixels, Rgba } from '@irodori/imaging'
import sharp from 'sharp'
import { writtenNumber } from './pdf/pdfValue.ts'
import { zlibStreamOfPng } from './zlibStreamOfPng.ts'

/** The bytes of a picture, packed without loss. `predictor` is that of PDF: 15 is PNG's, 2 is TIFF's. */
export interface PackedPicture {
  readonly bytes: Uint8Array
  readonly channels: 3 | 4
  readonly predictor: 2 | 15
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

/** Slower levels gain a few hundredths. */
const PNG = { compressionLevel: 2, adaptiveFiltering: true } as const

export const screenInk: Ink = {
  space: 'RGB',
  fill: async ({ r, g, b }) => `/${SCREEN_SPACE} cs ${share(r)} ${share(g)} ${share(b)} sc`,
  // PNG and PDF pack the rows of a picture in the same way.
  pack: async (pixels) => ({
    bytes: zlibStreamOfPng(await rawOf(pixels).png(PNG).toBuffer()),
    channels: 3,
    predictor: 15,
  }),
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
    async pack(pixels) {
      const inks = await convert(pixels)
      return { bytes: deflateSync(differences(inks, pixels.width)), channels: 4, predictor: 2 }
    },
  }
}

/** Each value less that of the pixel before it in its row, as TIFF's predictor wants it. */
function differences(inks: Uint8Array, width: number): Uint8Array {
  const rowLength = width * 4
  const packed = new Uint8Array(inks.length)
  for (let row = 0; row < inks.length; row += rowLength) {
    for (let at = row; at < row + 4; at++) packed[at] = inks[at]
    for (let at = row + 4; at < row + rowLength; at++) packed[at] = inks[at] - inks[at - 4]
  }
  return packed
}

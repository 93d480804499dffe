import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import type { Pixels } from '@irodori/imaging/pixels'
import type { Rgba } from '@irodori/imaging/rgba'
import type { FillShape } from '@irodori/scene/displayList'
import sharp from 'sharp'
import type { ColouredInks } from './colouredInks.ts'
import { colouredInks } from './colouredInks.ts'
import { limitInks, roomForBlack } from './inkLimit.ts'
import { pdfNumber } from '../pdf/pdfValue.ts'

/** The bytes of a picture after TIFF's horizontal predictor, deflated. */
export interface PackedPicture {
  readonly bytes: Uint8Array
  readonly channels: 3 | 4
}

/** A packed picture and its coloured inks; null where no ink limit is set. */
export interface ConvertedPicture {
  readonly packed: PackedPicture
  readonly coloured: ColouredInks | null
}

export interface FillColour {
  /** The operator that sets it, without its alpha. */
  readonly operator: string
  /** Whether letters in it are printed over what is below them, so that no white edge shows between the inks. */
  readonly overprints: boolean
  /** Sum of cyan, magenta and yellow, in 255ths; 0 in RGB. */
  readonly coloured: number
}

/** Which fills become black ink alone: pure black; or near black too, and letters in it are overprinted. */
export type BlackInk = 'BLACK' | 'NEAR_BLACK'

/** Amounts of cyan, magenta, yellow and black in percent. */
export type InkAmounts = readonly [cyan: number, magenta: number, yellow: number, black: number]

/** The press for which colours are converted. */
export interface Press {
  /** ICC profile of its inks. */
  readonly profile: Uint8Array
  readonly blackInk: BlackInk
  /** The inks of areas that would be black ink alone; null for black ink alone. */
  readonly areaBlack: InkAmounts | null
  /** Largest total of the four inks of a pixel, in percent; null for what the profile gives. */
  readonly inkLimit: number | null
}

/** Converts colours for the file: to sRGB, which the press converts later, or to the amounts of the press's inks. */
export interface ColourConverter {
  readonly space: 'RGB' | 'CMYK'
  /** The largest sum of coloured inks, in 255ths, over which black is printed; null for any. */
  readonly roomForBlack: number | null
  readonly fill: (colour: Rgba, shape: FillShape) => Promise<FillColour>
  /** The components of a colour in the file, 0 to 1. */
  readonly components: (colour: Rgba) => Promise<readonly number[]>
  /** Packs the colours of a picture, without its alpha. */
  readonly pack: (pixels: Pixels) => Promise<ConvertedPicture>
}

/** Name of the sRGB colour space in a page's resources. */
export const SCREEN_SPACE = 'Screen'

const share = (value: number): string => pdfNumber(value / 255, 4)

const rawOf = ({ width, height, data }: Pixels) =>
  sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  }).removeAlpha()

export const rgbColours: ColourConverter = {
  space: 'RGB',
  roomForBlack: null,
  fill: async ({ r, g, b }) => ({
    operator: `/${SCREEN_SPACE} cs ${share(r)} ${share(g)} ${share(b)} sc`,
    overprints: false,
    coloured: 0,
  }),
  components: async ({ r, g, b }) => [r / 255, g / 255, b / 255],
  pack: async ({ data, width }) => ({ packed: { bytes: await packed(data, width, 3), channels: 3 }, coloured: null }),
}

/**
 * Converts to CMYK by a profile, with the perceptual intent. Fills in black are converted to black ink alone: a
 * misregistration of four inks would blur small text.
 * @param run receives the converter, which works until `run` ends: libvips reads profiles only from files, and the
 *   temporary file is then deleted
 */
export async function withPressColours<Value>(
  { profile, ...inks }: Press,
  run: (colours: ColourConverter) => Promise<Value>,
): Promise<Value> {
  const file = path.join(tmpdir(), `irodori-${randomUUID()}.icc`)
  await writeFile(file, profile)
  try {
    return await run(pressColours(file, inks))
  } finally {
    await rm(file, { force: true })
  }
}

/**
 * Levels of an sRGB colour that is printed with black ink alone, which is as dark: the brightest channel, and the largest
 * difference between two channels. A palette's brownish black such as #25211d is within them, a dark blue is not.
 */
const NEAR_BLACK = { brightest: 56, spread: 16 }

function isBlack({ r, g, b }: Rgba, blackInk: BlackInk): boolean {
  const brightest = Math.max(r, g, b)
  if (blackInk === 'BLACK') return brightest === 0
  return brightest <= NEAR_BLACK.brightest && brightest - Math.min(r, g, b) <= NEAR_BLACK.spread
}

function pressColours(profileFile: string, { blackInk, areaBlack, inkLimit }: Omit<Press, 'profile'>): ColourConverter {
  const convert = async (pixels: Pixels): Promise<Uint8Array> => {
    const inks = await rawOf(pixels).withIccProfile(profileFile, { attach: false }).raw().toBuffer()
    if (inkLimit !== null) limitInks(inks, inkLimit)
    return inks
  }
  const inksOf = ({ r, g, b }: Rgba): Promise<Uint8Array> =>
    convert({ width: 1, height: 1, data: Uint8ClampedArray.of(r, g, b, 255), opaque: true })
  return {
    space: 'CMYK',
    roomForBlack: inkLimit === null ? null : roomForBlack(inkLimit),
    async fill(colour, shape) {
      if (isBlack(colour, blackInk)) {
        return shape === 'AREA' && areaBlack !== null
          ? richBlack(areaBlack)
          : { operator: '0 0 0 1 k', overprints: blackInk === 'NEAR_BLACK', coloured: 0 }
      }
      const inks = await inksOf(colour)
      const [cyan = 0, magenta = 0, yellow = 0] = inks
      return { operator: `${[...inks].map(share).join(' ')} k`, overprints: false, coloured: cyan + magenta + yellow }
    },
    components: async (colour) => Array.from(await inksOf(colour), (ink) => ink / 255),
    async pack(pixels) {
      const inks = await convert(pixels)
      const coloured = inkLimit === null ? null : colouredInks(inks, pixels.width)
      return { packed: { bytes: await packed(inks, pixels.width, 4), channels: 4 }, coloured }
    },
  }
}

const richBlack = (amounts: InkAmounts): FillColour => {
  const [cyan, magenta, yellow] = amounts
  const operator = `${amounts.map((percent) => pdfNumber(percent / 100, 2)).join(' ')} k`
  return { operator, overprints: false, coloured: Math.ceil((cyan + magenta + yellow) * 2.55) }
}

const deflated = promisify(deflate)

/**
 * @param bytes four per pixel
 * @param channels number of channels to pack, from the first
 */
async function packed(bytes: Uint8Array | Uint8ClampedArray, width: number, channels: 3 | 4): Promise<Uint8Array> {
  const { differences, share } = horizontalDifferences(bytes, width, channels)
  // The differences of a photo hardly repeat: searching takes twice the time and saves some hundredths of the size.
  const strategy = share > FLAT ? constants.Z_DEFAULT_STRATEGY : constants.Z_HUFFMAN_ONLY
  return deflated(differences, { strategy, memLevel: 9 })
}

/** Above this share of pixels equal to their left neighbour (drawings), searching for repetitions pays. */
const FLAT = 0.5

function horizontalDifferences(
  bytes: Uint8Array | Uint8ClampedArray,
  width: number,
  channels: 3 | 4,
): { readonly differences: Uint8Array; readonly share: number } {
  const differences = new Uint8Array((bytes.length / 4) * channels)
  let equal = 0
  let o = 0
  for (let row = 0; row < bytes.length; row += width * 4) {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = row; at < row + width * 4; at += 4) {
      const e = bytes[at] ?? 0
      const f = bytes[at + 1] ?? 0
      const g = bytes[at + 2] ?? 0
      const h = bytes[at + 3] ?? 0
      if (a === e && b === f && c === g) equal++
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
  return { differences, share: (equal * 4) / bytes.length }
}

import type { ExecFileSyncOptions } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Bytes of RGB or, of the inks of a press, of CMYK, row by row from the top. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Rasterises a page of a PDF at a size in pixels, by a program independent of Irodori. */
export type Renderer = (pdf: string, page: number, size: { width: number; height: number }) => Raster

const PICTURE = { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] } satisfies ExecFileSyncOptions

const run = (program: string, args: readonly (string | number)[]): Raster =>
  readPpm(execFileSync(program, args.map(String), PICTURE))

export const poppler =
  (program: string): Renderer =>
  (pdf, page, { width, height }) =>
    run(program, ['-f', page, '-l', page, '-scale-to-x', width, '-scale-to-y', height, pdf])

export const mupdf =
  (program: string): Renderer =>
  (pdf, page, { width, height }) =>
    run(program, ['draw', '-q', '-c', 'rgb', '-F', 'ppm', '-w', width, '-h', height, '-f', '-o', '-', pdf, page])

/** The size of a page in millimetres. */
interface Format {
  readonly widthMm: number
  readonly heightMm: number
}

/** Oversampling for ghostscript, which fills every pixel that a shape touches; the finer grid keeps the excess small. */
const OVERSAMPLING = 4

/** @param format size of the page, from which ghostscript's resolution is computed */
export const ghostscript =
  (program: string, { widthMm, heightMm }: Format): Renderer =>
  (pdf, page, { width, height }) => {
    const [columns, rows] = [width * OVERSAMPLING, height * OVERSAMPLING]
    const fine = run(program, [
      ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=ppmraw', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'],
      ...[`-g${columns}x${rows}`, `-r${(columns / widthMm) * 25.4}x${(rows / heightMm) * 25.4}`],
      ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, '-sstdout=%stderr', '-sOutputFile=-', pdf],
    ])
    return averaged(fine, OVERSAMPLING)
  }

/** Averages squares of `side` × `side` pixels. */
function averaged({ width: wide, height: high, data: fine }: Raster, side: number): Raster {
  const [width, height] = [wide / side, high / side]
  const sums = new Uint32Array(width * height * 3)
  for (let y = 0, at = 0; y < high; y++) {
    let to = Math.floor(y / side) * width * 3
    for (let column = 0; column < width; column++, to += 3) {
      let [red, green, blue] = [0, 0, 0]
      for (const end = at + side * 3; at < end; at += 3) {
        red += fine[at] ?? 0
        green += fine[at + 1] ?? 0
        blue += fine[at + 2] ?? 0
      }
      sums[to] = (sums[to] ?? 0) + red
      sums[to + 1] = (sums[to + 1] ?? 0) + green
      sums[to + 2] = (sums[to + 2] ?? 0) + blue
    }
  }
  return { width, height, data: Uint8Array.from(sums, (sum) => Math.round(sum / (side * side))) }
}

const WHITESPACE = 10

/** Reads a binary PPM with eight bits per channel. */
function readPpm(file: Buffer): Raster {
  const [header = '', width, height] =
    /^P6\s(?:#.*\n)*(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 200)) ?? []
  if (header.charCodeAt(header.length - 1) !== WHITESPACE)
    throw new Error('the program wrote no PPM: it did not render the page')
  return { width: Number(width), height: Number(height), data: file.subarray(header.length) }
}

/** The amounts of ink of a page; MuPDF writes them without overprinting. */
export const inksByMupdf =
  (program: string): Renderer =>
  (pdf, page, { width, height }) =>
    readPam(
      execFileSync(
        program,
        ['draw', '-q', '-c', 'cmyk', '-F', 'pam', '-w', width, '-h', height, '-f', '-o', '-', pdf, page].map(String),
        PICTURE,
      ),
    )

/** The amounts of ink of a page, with overprinting, which ghostscript does by default. */
export const inksByGhostscript =
  (program: string, { widthMm, heightMm }: Format): Renderer =>
  (pdf, page, { width, height }) =>
    readPam(
      execFileSync(
        program,
        [
          ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pamcmyk32', `-g${width}x${height}`],
          ...[`-r${(width / widthMm) * 25.4}x${(height / heightMm) * 25.4}`],
          ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, '-sstdout=%stderr', '-sOutputFile=-', pdf],
        ],
        PICTURE,
      ),
    )

/** The plates of a page by the name of their ink, 255 for full ink, as ghostscript separates them with overprinting. */
export async function platesByGhostscript(
  program: string,
  { widthMm, heightMm }: Format,
  pdf: string,
  page: number,
  { width, height }: { width: number; height: number },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const folder = await mkdtemp(`${pdf}-plates-`)
  execFileSync(
    program,
    [
      ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=tiffsep', `-g${width}x${height}`],
      ...[`-r${(width / widthMm) * 25.4}x${(height / heightMm) * 25.4}`],
      ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, `-sOutputFile=${folder}/plate.tif`, pdf],
    ],
    PICTURE,
  )
  // The decoder of photos blocks the formats that no customer sends.
  sharp.unblock({ operation: ['VipsForeignLoadTiff'] })
  const plates = new Map<string, Uint8Array>()
  for (const file of await readdir(folder)) {
    const [, ink] = /\((.+)\)\.tif$/.exec(file) ?? []
    if (ink === undefined) continue
    const grey = await sharp(path.join(folder, file)).extractChannel(0).raw().toBuffer()
    plates.set(
      ink,
      Uint8Array.from(grey, (value) => 255 - value),
    )
  }
  return plates
}

/** Reads a PAM of four channels with eight bits each. */
function readPam(file: Buffer): Raster {
  const [header = '', fields = ''] = /^P7\n([\s\S]*?)ENDHDR\n/.exec(file.toString('latin1', 0, 500)) ?? []
  const field = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(fields)?.[1])
  if (field('DEPTH') !== 4) throw new Error('the program wrote no CMYK picture: it did not render the page')
  return { width: field('WIDTH'), height: field('HEIGHT'), data: file.subarray(header.length) }
}

/** The difference of two pictures of equal size. */
export interface Deviation {
  /** Mean difference of all channels, in 255ths. */
  readonly mean: number
  /** Share of pixels with a channel that differs by more than `visible`. */
  readonly share: number
}

/** @param visible least visible difference of a channel, in 255ths */
export function deviation(one: Raster, other: Raster, visible: number): Deviation {
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(`pictures of different sizes: ${one.width} by ${one.height} and ${other.width} by ${other.height}`)
  }
  const pixels = one.width * one.height
  let sum = 0
  let off = 0
  for (let at = 0; at < pixels * 3; at += 3) {
    let most = 0
    for (let channel = at; channel < at + 3; channel++) {
      const difference = Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0))
      sum += difference
      if (difference > most) most = difference
    }
    if (most > visible) off++
  }
  return { mean: sum / (pixels * 3), share: off / pixels }
}

/** The RGB bytes of opaque RGBA pixels. */
export function rasterOf({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }): Raster {
  const colours = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    colours.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3)
  }
  return { width, height, data: colours }
}

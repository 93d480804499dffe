import { execFileSync } from 'node:child_process'

/** Bytes of RGB, rows from the top. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A program that draws a page of a PDF at a size in pixels, knowing nothing of what wrote it. */
export type Renderer = (pdf: string, page: number, size: { width: number; height: number }) => Raster

const run = (program: string, args: readonly (string | number)[]): Raster =>
  readPpm(execFileSync(program, args.map(String), { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] }))

export const poppler =
  (program: string): Renderer =>
  (pdf, page, { width, height }) =>
    run(program, ['-f', page, '-l', page, '-scale-to-x', width, '-scale-to-y', height, pdf])

export const mupdf =
  (program: string): Renderer =>
  (pdf, page, { width, height }) =>
    run(program, ['draw', '-q', '-c', 'rgb', '-F', 'ppm', '-w', width, '-h', height, '-f', '-o', '-', pdf, page])

/** Millimetres of a page. */
interface Format {
  readonly widthMm: number
  readonly heightMm: number
}

/** Pixels of ghostscript in each direction for one: it fills whatever a shape touches, which at this size is little. */
const FINER = 4

/** @param format of the page, for it takes no size without a resolution */
export const ghostscript =
  (program: string, { widthMm, heightMm }: Format): Renderer =>
  (pdf, page, { width, height }) => {
    const [columns, rows] = [width * FINER, height * FINER]
    const fine = run(program, [
      ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=ppmraw', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'],
      ...[`-g${columns}x${rows}`, `-r${(columns / widthMm) * 25.4}x${(rows / heightMm) * 25.4}`],
      ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, '-sstdout=%stderr', '-sOutputFile=-', pdf],
    ])
    return averaged(fine, FINER)
  }

/** Squares of so many pixels a side become one. */
function averaged({ width: wide, height: high, data: fine }: Raster, side: number): Raster {
  const [width, height] = [wide / side, high / side]
  const sums = new Uint32Array(width * height * 3)
  for (let y = 0, at = 0; y < high; y++) {
    const row = Math.floor(y / side) * width
    for (let x = 0; x < wide; x++) {
      const to = (row + Math.floor(x / side)) * 3
      for (let channel = 0; channel < 3; channel++) sums[to + channel] += fine[at++]
    }
  }
  return { width, height, data: Uint8Array.from(sums, (sum) => Math.round(sum / (side * side))) }
}

const WHITESPACE = 10

/** A binary PPM of eight bits. */
function readPpm(file: Buffer): Raster {
  const [header = '', width, height] =
    /^P6\s(?:#.*\n)*(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 200)) ?? []
  if (header.charCodeAt(header.length - 1) !== WHITESPACE) throw new Error('no picture came out')
  return { width: Number(width), height: Number(height), data: file.subarray(header.length) }
}

/** How far apart two pictures of one size are. */
export interface Deviation {
  /** Of all channels, in 255ths. */
  readonly mean: number
  /** Share of the pixels with a channel that is off by more than `visible`. */
  readonly share: number
}

/** @param visible of 255 */
export function deviation(one: Raster, other: Raster, visible: number): Deviation {
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(`${one.width} by ${one.height} is not ${other.width} by ${other.height}`)
  }
  const pixels = one.width * one.height
  let sum = 0
  let off = 0
  for (let at = 0; at < pixels * 3; at += 3) {
    let most = 0
    for (let channel = at; channel < at + 3; channel++) {
      const difference = Math.abs(one.data[channel] - other.data[channel])
      sum += difference
      if (difference > most) most = difference
    }
    if (most > visible) off++
  }
  return { mean: sum / (pixels * 3), share: off / pixels }
}

/** The colours of RGBA that lets nothing through. */
export function rasterOf({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }): Raster {
  const colours = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) colours[pixel * 3 + channel] = data[pixel * 4 + channel]
  }
  return { width, height, data: colours }
}

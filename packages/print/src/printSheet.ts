import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Path } from '@irodori/geometry'
import type { Rgba } from '@irodori/imaging'
import { parseColour } from '@irodori/imaging'
import type { DisplayList, DisplayOp, Pictures } from '@irodori/scene'
import { artworkLayer } from './artworkLayer.ts'
import type { Ink, PackedPicture } from './ink.ts'
import { pathOperators } from './pathOperators.ts'
import type { Layer } from './photoLayer.ts'
import { photoLayer } from './photoLayer.ts'

/** A picture as it goes into the file, named by what it holds, so that a book has each once. */
export interface PrintPicture extends PackedPicture {
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Alpha of each pixel, deflated; null where all of them show. */
  readonly mask: Uint8Array | null
}

/** A sheet ready for a file: what is drawn, in print pixels from its upper left corner, and the pictures it names. */
export interface PrintSheet {
  readonly width: number
  readonly height: number
  /** Operators of PDF. Pictures are /P0, /P1 …; states of transparency are /A with their alpha of 255. */
  readonly content: Uint8Array
  readonly pictures: readonly PrintPicture[]
  readonly alphas: readonly number[]
}

/**
 * Turns a display list into what a PDF draws: words and fills as outlines, pictures as the very pixels of the print. The
 * list is walked as `renderExact` walks it.
 */
export async function printSheet(list: DisplayList, sources: Pictures, ink: Ink): Promise<PrintSheet> {
  const { width, height } = list
  const pictures: Promise<PrintPicture>[] = []
  const alphas = new Set<number>()
  const parts = [`${await ink.fill(parseColour(list.backgroundColor))} 0 0 ${width} ${height} re f`]

  const draw = (layer: Layer | null, window: Path | null): void => {
    if (layer === null) return
    const name = `P${pictures.length}`
    const picture = packed(layer, ink)
    // Whoever waits for all of them hears of a failure; before that it must not end the process.
    picture.catch(() => {})
    pictures.push(picture)
    parts.push(placed(layer, name, layer.shown === 'WINDOW' ? window : null))
  }
  /** A photo is decoded while the one before it is painted; should that fail, it says so when its turn comes. */
  const beginNextPhoto = (index: number): void => {
    const next = list.ops.slice(index + 1).find((op) => op.kind === 'PHOTO')
    if (next) sources.photo(next.imageName).catch(() => {})
  }
  const paint = async (op: DisplayOp, index: number): Promise<void> => {
    switch (op.kind) {
      case 'ARTWORK':
        return draw(artworkLayer(await sources.artwork(op.key), list), null)
      case 'PHOTO': {
        const photo = await sources.photo(op.imageName)
        beginNextPhoto(index)
        return draw(photoLayer(op, photo, list), op.window)
      }
      case 'FILL': {
        const colour = parseColour(op.colour)
        if (colour.a === 0) return
        if (colour.a < 255) alphas.add(colour.a)
        parts.push(filled(op.outline, colour, await ink.fill(colour)))
      }
    }
  }
  for (const [index, op] of list.ops.entries()) await paint(op, index)
  const content = Buffer.from(parts.join('\n'), 'latin1')
  return { width, height, content, pictures: await Promise.all(pictures), alphas: [...alphas] }
}

function filled(outline: Path, { a }: Rgba, colour: string): string {
  const drawn = `${colour}\n${pathOperators(outline)}\nf`
  return a < 255 ? `q /A${a} gs ${drawn} Q` : drawn
}

/**
 * Readers widen a picture that ends on a pixel of theirs by one more (poppler), which moves all of its pixels; so each
 * ends this many print pixels inside its place.
 */
const EDGE = 0.001

function placed({ left, top, pixels }: Layer, name: string, window: Path | null): string {
  const [width, height] = [pixels.width - 2 * EDGE, pixels.height - 2 * EDGE]
  const place = `${width} 0 0 ${-height} ${left + EDGE} ${top + EDGE + height} cm /${name} Do`
  return window === null ? `q ${place} Q` : `q\n${pathOperators(window)}\nW n ${place} Q`
}

async function packed({ pixels, shown }: Layer, ink: Ink): Promise<PrintPicture> {
  const { width, height } = pixels
  const picture = await ink.pack(pixels)
  const mask = shown === 'ALPHA' ? deflateSync(alphaOf(pixels.data)) : null
  const hash = createHash('sha256').update(`${ink.space} ${width} ${height}`).update(picture.bytes)
  if (mask) hash.update(mask)
  return { ...picture, width, height, mask, hash: hash.digest('hex') }
}

function alphaOf(data: Uint8ClampedArray): Uint8Array {
  const alpha = new Uint8Array(data.length / 4)
  for (let index = 0; index < alpha.length; index++) alpha[index] = data[index * 4 + 3]
  return alpha
}

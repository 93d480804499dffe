import type { Path } from '@irodori/geometry/path'
import { boundsOfPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { DisplayList } from '@irodori/scene/displayList'
import type { Pictures } from '@irodori/scene/interpretDisplayList'
import { interpretDisplayList } from '@irodori/scene/interpretDisplayList'
import { artworkLayer } from './artworkLayer.ts'
import type { ColourConverter } from './colour/colourConverter.ts'
import { FlatPage } from './flatPage.ts'
import { pathOperators } from './pathOperators.ts'
import type { Layer } from './photoLayer.ts'
import { photoLayer } from './photoLayer.ts'
import { PrintedInks } from './colour/printedInks.ts'
import type { PrintPicture } from './printPicture.ts'
import { printPicture } from './printPicture.ts'
import { spotNameOf } from './colour/spotColour.ts'
import { spotPicture } from './spotPicture.ts'

/** A sheet ready to be written: its content stream, in print pixels from the upper left corner, and its pictures. */
export interface PrintSheet {
  readonly width: number
  readonly height: number
  /** PDF operators. Pictures are named /P0, /P1 …; graphics states with an alpha of n / 255 are named /An. */
  readonly content: Uint8Array
  readonly pictures: readonly PrintPicture[]
  readonly alphas: readonly number[]
  /** Whether letters in black ink are printed over what is below them, with the graphics state /Overprint. */
  readonly overprints: boolean
}

/** Name of the graphics state of letters that are printed over what is below them. */
export const OVERPRINT = 'Overprint'

export interface SheetOptions {
  /** Whether transparency is replaced by the pixels of the exact render. */
  readonly isFlattened: boolean
  /** Whether artwork whose file name states a spot colour becomes a plate of that colour. */
  readonly hasSpots: boolean
}

/** Turns a display list into PDF content: texts and fills as outlines, photos and artwork as the pixels of the print. */
export async function printSheet(
  list: DisplayList,
  sources: Pictures,
  colours: ColourConverter,
  { isFlattened, hasSpots }: SheetOptions,
): Promise<PrintSheet> {
  const { width, height } = list
  const page = rect(0, 0, width, height)
  const pictures: Promise<PrintPicture>[] = []
  const alphas = new Set<number>()
  const printed = new PrintedInks()
  const flat = isFlattened ? new FlatPage(list) : null
  let overprints = false
  const parts: string[] = []
  /** Plates of spot colours, last, so that no other colour knocks them out. */
  const plates: string[] = []

  const named = (picture: Promise<PrintPicture>): string => {
    // Promise.all below reports a failure; until then it must not count as an unhandled rejection.
    picture.catch(() => {})
    return `P${pictures.push(picture) - 1}`
  }
  const place = (layer: Layer, frame: Path | null): void => {
    const { left, top, pixels } = layer
    const converted = colours.pack(pixels)
    const name = named(printPicture(layer, colours.space, converted))
    printed.add(rect(left, top, pixels.width, pixels.height), converted)
    parts.push(placed(layer, name, layer.shown === 'FRAME' ? frame : null))
  }
  const placePlate = (layer: Layer, colour: string): void => {
    overprints = true
    plates.push(`q /${OVERPRINT} gs ${placed(layer, named(spotPicture(layer, colour, colours)), null)} Q`)
  }
  const hasRoomForBlack = async (box: Rect): Promise<boolean> =>
    colours.roomForBlack === null || (await printed.mostIn(box)) <= colours.roomForBlack

  /** The spot colour of the artwork that was requested last, which is the one painted next. */
  let spot: string | null = null
  const requested: Pictures = {
    photo: sources.photo,
    artwork(key) {
      spot = hasSpots ? spotNameOf(key) : null
      return sources.artwork(key)
    },
  }
  await interpretDisplayList(list, decodedAhead(list, requested), {
    async background(colour) {
      await flat?.target.background(colour)
      const { operator, coloured } = await colours.fill(colour, 'AREA')
      printed.add(page, coloured)
      parts.push(`${operator} 0 0 ${width} ${height} re f`)
    },
    async artwork(pixels) {
      const layer = artworkLayer(pixels, list)
      if (layer === null) return
      if (spot !== null) return placePlate(layer, spot)
      await flat?.target.artwork(pixels)
      place(flat?.flattened(layer) ?? layer, null)
    },
    async photo(photo) {
      await flat?.target.photo(photo)
      const layer = photoLayer(photo)
      place(flat?.flattened(layer) ?? layer, photo.frame)
    },
    async fill(outline, colour, shape) {
      if (flat && colour.a < 255) {
        const layer = flat.tinted(outline, colour)
        await flat.target.fill(outline, colour, shape)
        if (layer !== null) place(layer, outline)
        return
      }
      await flat?.target.fill(outline, colour, shape)
      const box = boundsOfPath(outline) ?? rect(0, 0, 0, 0)
      const ink = await colours.fill(colour, shape)
      const mayOverprint = ink.overprints && shape === 'LETTERS' && colour.a === 255
      const isOverprinted = mayOverprint && (await hasRoomForBlack(box))
      overprints ||= isOverprinted
      printed.add(box, ink.coloured)
      if (colour.a < 255) alphas.add(colour.a)
      const state = isOverprinted ? OVERPRINT : colour.a < 255 ? `A${colour.a}` : null
      parts.push(filled(outline, ink.operator, state))
    },
  })
  const content = Buffer.from([...parts, ...plates].join('\n'), 'latin1')
  return { width, height, content, pictures: await Promise.all(pictures), alphas: [...alphas], overprints }
}

/** Starts to decode the next photo of the list when one has been decoded, so that it is decoded while that is painted. */
function decodedAhead({ ops }: DisplayList, sources: Pictures): Pictures {
  const names = ops.flatMap((op) => (op.kind === 'PHOTO' ? [op.imageName] : []))
  let at = -1
  return {
    artwork: sources.artwork,
    async photo(imageName) {
      at = names.indexOf(imageName, at + 1)
      const photo = await sources.photo(imageName)
      const next = names[at + 1]
      // A failure is reported when the photo itself is requested.
      if (next !== undefined) sources.photo(next).catch(() => {})
      return photo
    },
  }
}

/** @param state name of a graphics state */
function filled(outline: Path, colour: string, state: string | null): string {
  const drawn = `${colour}\n${pathOperators(outline)}\nf`
  return state === null ? drawn : `q /${state} gs ${drawn} Q`
}

/**
 * Each picture is placed this many print pixels inside its box: poppler widens a picture that ends exactly on one of its
 * own pixels by one pixel, which shifts all of its content.
 */
const EDGE = 0.001

function placed({ left, top, pixels }: Layer, name: string, frame: Path | null): string {
  const [width, height] = [pixels.width - 2 * EDGE, pixels.height - 2 * EDGE]
  const place = `${width} 0 0 ${-height} ${left + EDGE} ${top + EDGE + height} cm /${name} Do`
  return frame === null ? `q ${place} Q` : `q\n${pathOperators(frame)}\nW n ${place} Q`
}

import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, outset, rect, roundOut } from '@irodori/geometry/shape'
import { applyBrightness } from '@irodori/imaging/brightness'
import type { LivePhoto } from '../../scene/liveScene.ts'
import type { Surface } from './surface.ts'
import { createSurface } from './surface.ts'

/** A drawable picture of a photo or of a part of it. */
export interface PhotoPicture {
  readonly image: HTMLCanvasElement | ImageBitmap
  /** The part of the photo in its own pixels. */
  readonly part: Rect
}

export interface PictureInput {
  /** Device pixels per photo pixel. */
  readonly density: number
  readonly brightnessFactor: number
  /** The visible part, in pixels of the photo. */
  readonly part: Rect
  /**
   * SHARP: the resolution of the screen. HELD: during a gesture, any existing picture. QUICK: the brightness changes in every
   * frame, so few pixels are computed. FAINT: half the resolution, without a brightness change.
   */
  readonly effort: 'SHARP' | 'HELD' | 'QUICK' | 'FAINT'
}

export interface PhotoPictures {
  picture(photo: LivePhoto, input: PictureInput): PhotoPicture
  /** Frees the pictures of all other photos. */
  keepOnly(photos: ReadonlySet<LivePhoto>): void
  free(): void
}

/** Pixels that can be brightened in one frame, in about 2 ms. */
const QUICK_PIXELS = 300_000
/** Greatest number of brightened copies of a photo, which several frames may show. */
const MOST_COPIES = 3

interface Kept {
  /** Brightened levels, the most recently used last. */
  readonly copies: Map<string, { readonly surface: Surface; readonly factor: number }>
  quick: Surface | null
}

/** Creates a cache of brightened pictures. */
export function createPhotoPictures(document: Document): PhotoPictures {
  const kept = new Map<LivePhoto, Kept>()
  let reader: Surface | null = null

  function keptOf(photo: LivePhoto): Kept {
    const known = kept.get(photo)
    if (known) return known
    const made: Kept = { copies: new Map(), quick: null }
    kept.set(photo, made)
    return made
  }

  /** The brightened bytes of a part of a level, given in whole pixels. */
  function brightPixels(level: ImageBitmap, { left, top, width, height }: Rect, factor: number): ImageData {
    reader ??= createSurface(document, { willReadFrequently: true })
    reader.reset(width, height)
    reader.context.drawImage(level, -left, -top)
    const pixels = reader.context.getImageData(0, 0, width, height)
    applyBrightness(pixels.data, factor)
    return pixels
  }

  function brightened({ copies }: Kept, level: ImageBitmap, factor: number, effort: PictureInput['effort']): Surface {
    const key = `${factor} ${level.width}`
    const existing = effort === 'HELD' ? [...copies.values()].find((copy) => copy.factor === factor) : undefined
    const known = existing ?? copies.get(key)
    if (known) {
      copies.delete(key)
      copies.set(key, known)
      return known.surface
    }
    const surface = createSurface(document)
    surface.reset(level.width, level.height)
    surface.context.putImageData(brightPixels(level, rect(0, 0, level.width, level.height), factor), 0, 0)
    copies.set(key, { surface, factor })
    for (const [old, copy] of copies) {
      if (copies.size <= MOST_COPIES) break
      copies.delete(old)
      copy.surface.free()
    }
    return surface
  }

  function quickly(all: Kept, photo: LivePhoto, input: PictureInput): PhotoPicture | null {
    const whole = rect(0, 0, photo.width, photo.height)
    const seen = intersectRects(input.part, whole)
    if (!seen) return null
    const sharpest = levelFor(photo, input.density)
    const smallest = photo.levels.at(-1)
    for (const level of photo.levels.slice(photo.levels.indexOf(sharpest))) {
      const scale = level.width / photo.width
      const inLevel = roundOut(
        outset(rect(seen.left * scale, seen.top * scale, seen.width * scale, seen.height * scale), 1),
      )
      const cut = intersectRects(inLevel, rect(0, 0, level.width, level.height))
      if (!cut || (cut.width * cut.height > QUICK_PIXELS && level !== smallest)) continue
      all.quick ??= createSurface(document)
      all.quick.reset(cut.width, cut.height)
      all.quick.context.putImageData(brightPixels(level, cut, input.brightnessFactor), 0, 0)
      const part = rect(cut.left / scale, cut.top / scale, cut.width / scale, cut.height / scale)
      return { image: all.quick.canvas, part }
    }
    return null
  }

  const freeOf = ({ copies, quick }: Kept): void => {
    for (const { surface } of copies.values()) surface.free()
    quick?.free()
  }

  return {
    picture(photo, input) {
      const isFaint = input.effort === 'FAINT'
      const level = levelFor(photo, isFaint ? input.density / 2 : input.density)
      const part = rect(0, 0, photo.width, photo.height)
      if (input.brightnessFactor === 100 || isFaint) return { image: level, part }
      const all = keptOf(photo)
      const quick = input.effort === 'QUICK' ? quickly(all, photo, input) : null
      return quick ?? { image: brightened(all, level, input.brightnessFactor, input.effort).canvas, part }
    },
    keepOnly(photos) {
      for (const [photo, all] of kept) {
        if (photos.has(photo)) continue
        freeOf(all)
        kept.delete(photo)
      }
    },
    free() {
      for (const all of kept.values()) freeOf(all)
      kept.clear()
      reader?.free()
    },
  }
}

/** The smallest level with about the resolution of the screen, or the largest level. */
export function levelFor(photo: LivePhoto, density: number): ImageBitmap {
  const level = photo.levels.findLast(({ width }) => width >= photo.width * density * 0.9) ?? photo.levels[0]
  if (!level) throw new RangeError(`a live photo of ${photo.width} x ${photo.height} has no level`)
  return level
}

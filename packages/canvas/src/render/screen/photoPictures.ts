import { scaling } from '@irodori/geometry/affine'
import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, outset, rect, roundOut } from '@irodori/geometry/shape'
import type { Adjustment } from '@irodori/imaging/adjustment'
import { changesPixels } from '@irodori/imaging/adjustment'
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
  readonly adjustment: Adjustment
  /** The visible part, in pixels of the photo. */
  readonly part: Rect
  /**
   * SHARP: the resolution of the screen. HELD: during a gesture, any existing picture. QUICK: the adjustment changes in every
   * frame, so few pixels are computed. FAINT: half the resolution, unadjusted.
   */
  readonly effort: 'SHARP' | 'HELD' | 'QUICK' | 'FAINT'
}

export interface PhotoPictures {
  picture(photo: LivePhoto, input: PictureInput): PhotoPicture
  /** Frees the pictures of all other photos. */
  keepOnly(photos: ReadonlySet<LivePhoto>): void
  free(): void
}

/** Pixels that can be adjusted in one frame, in 2 to 5 ms. */
const QUICK_PIXELS = 300_000
/** Greatest number of adjusted copies of a photo, which several frames may show. */
const MOST_COPIES = 3

interface Kept {
  /** Adjusted levels, the most recently used last. */
  readonly copies: Map<string, { readonly surface: Surface; readonly look: string }>
  quick: Surface | null
}

type Adjusting = typeof import('@irodori/imaging/adjustLine')

/**
 * Creates a cache of adjusted pictures.
 * @param onReady called once photos can be adjusted; until then they are drawn as they are
 */
export function createPhotoPictures(document: Document, onReady: () => void): PhotoPictures {
  let adjusting: Adjusting | null = null
  // Not needed before the first photo is decoded, so it is not a part of the first load.
  void import('@irodori/imaging/adjustLine').then((loaded) => {
    adjusting = loaded
    onReady()
  })
  const kept = new Map<LivePhoto, Kept>()
  let reader: Surface | null = null

  function keptOf(photo: LivePhoto): Kept {
    const known = kept.get(photo)
    if (known) return known
    const made: Kept = { copies: new Map(), quick: null }
    kept.set(photo, made)
    return made
  }

  /** The adjusted bytes of a part of a level, given in whole pixels of the level. */
  function adjustedPixels(photo: LivePhoto, level: ImageBitmap, part: Rect, adjustment: Adjustment): ImageData {
    const { left, top, width, height } = part
    reader ??= createSurface(document, { willReadFrequently: true })
    reader.reset(width, height)
    reader.context.drawImage(level, -left, -top)
    const pixels = reader.context.getImageData(0, 0, width, height)
    adjusting?.adjustPart(pixels, part, scaling(photo.width / level.width), adjustment)
    return pixels
  }

  function adjusted({ copies }: Kept, photo: LivePhoto, level: ImageBitmap, input: PictureInput): Surface {
    const { adjustment, effort } = input
    const look = JSON.stringify(adjustment)
    const key = `${look} ${level.width}`
    const existing = effort === 'HELD' ? [...copies.values()].find((copy) => copy.look === look) : undefined
    const known = existing ?? copies.get(key)
    if (known) {
      copies.delete(key)
      copies.set(key, known)
      return known.surface
    }
    const surface = createSurface(document)
    surface.reset(level.width, level.height)
    const whole = rect(0, 0, level.width, level.height)
    surface.context.putImageData(adjustedPixels(photo, level, whole, adjustment), 0, 0)
    copies.set(key, { surface, look })
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
      all.quick.context.putImageData(adjustedPixels(photo, level, cut, input.adjustment), 0, 0)
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
      if (isFaint || !adjusting || !changesPixels(input.adjustment)) return { image: level, part }
      const all = keptOf(photo)
      const quick = input.effort === 'QUICK' ? quickly(all, photo, input) : null
      return quick ?? { image: adjusted(all, photo, level, input).canvas, part }
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

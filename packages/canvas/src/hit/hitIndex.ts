import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { boundsOnPage, frameToPhoto, itemToPage } from '@irodori/design/itemGeometry'
import type { FrontItem } from '@irodori/design/paintOrder'
import { paintOrder } from '@irodori/design/paintOrder'
import type { Affine } from '@irodori/geometry/affine'
import { invert } from '@irodori/geometry/affine'
import type { Size } from '@irodori/geometry/shape'

/** A text or an ornament prepared for hit tests; created once for each item object. */
export interface FrontTarget {
  readonly item: FrontItem
  /** Maps the page to the box of the item. */
  readonly toBox: Affine
}

/** A photo prepared for hit tests; created once for each item object, which edits replace. */
interface PhotoTarget {
  readonly item: ImageItem
  /** The edges of the frame on the page. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Size of the box of the item. */
  readonly width: number
  readonly height: number
  /** Size of the photo in its own pixels. */
  readonly source: Size
  /** Maps the page to the box of the item. */
  readonly toBox: Affine
  /** Maps the box to the photo. */
  readonly toPhoto: Affine
}

/** The items of a page, prepared for hit tests. */
export interface HitIndex {
  /** From bottom to top. */
  readonly front: readonly FrontTarget[]
  readonly grid: Grid
}

/** A grid over the page; points outside it belong to the cells at its edge. */
interface Grid {
  readonly side: number
  /** Cells per print pixel. */
  readonly across: number
  readonly down: number
  /** Frames that may overlap a cell, topmost first, by the number of the cell in reading order. */
  readonly cells: ReadonlyMap<number, readonly PhotoTarget[]>
}

const MOST_CELLS_A_SIDE = 32
/** Tolerance in print pixels: rounding must not exclude a point inside the frame. */
const SLACK = 1e-6

const frontTargets = new WeakMap<FrontItem, FrontTarget>()
const photoTargets = new WeakMap<ImageItem, PhotoTarget>()
const indexes = new WeakMap<DesignPage, HitIndex>()

/** The index of a page; created once for each page object. */
export const hitIndexOf = (page: DesignPage): HitIndex => remembered(indexes, page, makeIndex)

/** The photos whose frames may contain a point of the page, topmost first. */
export function photosNear({ side, across, down, cells }: Grid, x: number, y: number): readonly PhotoTarget[] {
  return cells.get(cellAlong(y, down, side) * side + cellAlong(x, across, side)) ?? []
}

/** The row or column of a position, limited to the grid. @param cells per print pixel */
function cellAlong(place: number, cells: number, side: number): number {
  const at = Math.floor(place * cells)
  return at < 0 ? 0 : at < side ? at : side - 1
}

function makeIndex(page: DesignPage): HitIndex {
  const { photos, front } = paintOrder(page)
  return {
    front: front.map((item) => remembered(frontTargets, item, frontTarget)),
    grid: gridOf(
      page,
      photos.map((photo) => remembered(photoTargets, photo, photoTarget)),
    ),
  }
}

function gridOf({ sheet }: DesignPage, photos: readonly PhotoTarget[]): Grid {
  const side = Math.min(Math.max(Math.round(Math.sqrt(photos.length)), 1), MOST_CELLS_A_SIDE)
  const [across, down] = [side / sheet.width, side / sheet.height]
  const cells = new Map<number, PhotoTarget[]>()
  for (const photo of photos.toReversed()) {
    const [first, last] = [cellAlong(photo.left, across, side), cellAlong(photo.right, across, side)]
    const lowest = cellAlong(photo.bottom, down, side)
    for (let row = cellAlong(photo.top, down, side); row <= lowest; row++) {
      for (let cell = row * side + first; cell <= row * side + last; cell++) {
        const members = cells.get(cell)
        if (members) members.push(photo)
        else cells.set(cell, [photo])
      }
    }
  }
  return { side, across, down, cells }
}

const frontTarget = (item: FrontItem): FrontTarget => ({ item, toBox: invert(itemToPage(item)) })

function photoTarget(item: ImageItem): PhotoTarget {
  const { left, top, width, height } = boundsOnPage(item)
  return {
    item,
    left: left - SLACK,
    top: top - SLACK,
    right: left + width + SLACK,
    bottom: top + height + SLACK,
    width: item.width,
    height: item.height,
    source: { width: item.sourceWidth, height: item.sourceHeight },
    toBox: invert(itemToPage(item)),
    toPhoto: frameToPhoto(item),
  }
}

function remembered<Key extends object, Value extends object>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const found = known.get(key)
  if (found) return found
  const made = make(key)
  known.set(key, made)
  return made
}

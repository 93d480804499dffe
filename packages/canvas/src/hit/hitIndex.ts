import type { DesignItem, ImageItem, TextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { boundsOnPage, itemToPage, windowPath, windowToPhoto } from '@irodori/design'
import type { Affine, Path, Point } from '@irodori/geometry'
import { invert } from '@irodori/geometry'
import { paintOrder } from '../paintOrder.ts'

/** What a hit test knows of an item; made once for each item object, for an edit makes a new one. */
export interface Target<Item extends DesignItem> {
  readonly item: Item
  /** From the page to the item's own box. */
  readonly toBox: Affine
}

export interface PhotoTarget extends Target<ImageItem> {
  readonly window: Path
  readonly toPhoto: Affine
}

/** The items of a page, lowest first. */
export interface HitIndex {
  readonly texts: readonly Target<TextItem>[]
  readonly photos: readonly PhotoTarget[]
  /** Left, top, right and bottom of each photo's window on the page, one after the other. */
  readonly edges: Float64Array
  readonly grid: Grid
}

/** The page cut into cells; what lies beyond it belongs to the cells at its edge. */
interface Grid {
  readonly columns: (x: number) => number
  readonly rows: (y: number) => number
  readonly side: number
  /** The places in `photos` of those whose windows may lie in a cell, lowest first. */
  readonly cells: readonly (readonly number[])[]
}

const MOST_CELLS_A_SIDE = 32

/** Print pixels: rounding must never leave a point out that the window itself would take. */
const SLACK = 1e-6

const textTargets = new WeakMap<TextItem, Target<TextItem>>()
const photoTargets = new WeakMap<ImageItem, PhotoTarget>()
const indexes = new WeakMap<DesignPage, HitIndex>()

export const hitIndexOf = (page: DesignPage): HitIndex => remembered(indexes, page, makeIndex)

/** The topmost photo that `hits` takes, asked only where its window may lie under the point. */
export function topmostPhoto(
  { photos, edges, grid }: HitIndex,
  { x, y }: Point,
  hits: (photo: PhotoTarget) => boolean,
): ImageItem | null {
  const cell = grid.cells[grid.rows(y) * grid.side + grid.columns(x)]
  for (let upper = cell.length - 1; upper >= 0; upper--) {
    const at = cell[upper]
    const edge = at * 4
    if (x < edges[edge] || y < edges[edge + 1] || x > edges[edge + 2] || y > edges[edge + 3]) continue
    if (hits(photos[at])) return photos[at].item
  }
  return null
}

function makeIndex(page: DesignPage): HitIndex {
  const { photos, texts } = paintOrder(page)
  const edges = new Float64Array(photos.length * 4)
  for (const [at, photo] of photos.entries()) {
    const { left, top, width, height } = boundsOnPage(photo)
    edges.set([left - SLACK, top - SLACK, left + width + SLACK, top + height + SLACK], at * 4)
  }
  return {
    texts: texts.map((text) => remembered(textTargets, text, targetOf)),
    photos: photos.map((photo) => remembered(photoTargets, photo, photoTargetOf)),
    edges,
    grid: gridOf(page, edges),
  }
}

function gridOf({ sheet }: DesignPage, edges: Float64Array): Grid {
  const count = edges.length / 4
  const side = Math.min(Math.max(Math.round(Math.sqrt(count)), 1), MOST_CELLS_A_SIDE)
  const along = (length: number) => (place: number) =>
    Math.min(Math.max(Math.floor((place * side) / length), 0), side - 1)
  const [columns, rows] = [along(sheet.width), along(sheet.height)]
  const cells: number[][] = Array.from({ length: side * side }, () => [])
  for (let at = 0; at < count; at++) {
    const [left, top, right, bottom] = edges.subarray(at * 4, at * 4 + 4)
    for (let row = rows(top); row <= rows(bottom); row++) {
      for (let column = columns(left); column <= columns(right); column++) cells[row * side + column].push(at)
    }
  }
  return { columns, rows, side, cells }
}

const targetOf = <Item extends DesignItem>(item: Item): Target<Item> => ({ item, toBox: invert(itemToPage(item)) })

const photoTargetOf = (item: ImageItem): PhotoTarget => ({
  ...targetOf(item),
  window: windowPath(item),
  toPhoto: windowToPhoto(item),
})

function remembered<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const value = known.get(key) ?? make(key)
  known.set(key, value)
  return value
}

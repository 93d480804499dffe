import type { ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { itemToPage } from '@irodori/design/itemGeometry'
import { paintOrder } from '@irodori/design/paintOrder'
import type { Affine } from '@irodori/geometry/affine'
import { invert } from '@irodori/geometry/affine'
import { photoRecord, RECORD } from './photoRecord.ts'

/** A text prepared for hit tests; created once for each item object. */
export interface TextTarget {
  readonly item: TextItem
  /** Maps the page to the box of the item. */
  readonly toBox: Affine
}

/** The items of a page from bottom to top, prepared for hit tests. */
export interface HitIndex {
  readonly texts: readonly TextTarget[]
  readonly photos: readonly ImageItem[]
  /** The records of all photos, one after the other. */
  readonly records: Float64Array
  readonly grid: Grid
}

/** A grid over the page; points outside it belong to the cells at its edge. */
interface Grid {
  readonly side: number
  /** Cells per print pixel. */
  readonly across: number
  readonly down: number
  /** Start of each cell in `members`, and the end of the last one. */
  readonly starts: Int32Array
  /** Indexes in `photos` of the frames that may overlap a cell, topmost first. */
  readonly members: Int32Array
}

const MOST_CELLS_A_SIDE = 32

const textTargets = new WeakMap<TextItem, TextTarget>()
const indexes = new WeakMap<DesignPage, HitIndex>()

/** The index of a page; created once for each page object. */
export const hitIndexOf = (page: DesignPage): HitIndex => remembered(indexes, page, makeIndex)

/** The row or column of a position, limited to the grid. @param cells per print pixel */
export function cellAlong(place: number, cells: number, side: number): number {
  const at = Math.floor(place * cells)
  return at < 0 ? 0 : at < side ? at : side - 1
}

function makeIndex(page: DesignPage): HitIndex {
  const { photos, texts } = paintOrder(page)
  const records = new Float64Array(photos.length * RECORD)
  for (const [at, photo] of photos.entries()) records.set(photoRecord(photo), at * RECORD)
  return {
    texts: texts.map((text) => remembered(textTargets, text, targetOf)),
    photos,
    records,
    grid: gridOf(page, records, photos.length),
  }
}

function gridOf({ sheet }: DesignPage, records: Float64Array, count: number): Grid {
  const side = Math.min(Math.max(Math.round(Math.sqrt(count)), 1), MOST_CELLS_A_SIDE)
  const [across, down] = [side / sheet.width, side / sheet.height]
  const cells: number[][] = Array.from({ length: side * side }, () => [])
  for (let at = count - 1; at >= 0; at--) {
    const [left, top, right, bottom] = records.subarray(at * RECORD, at * RECORD + 4)
    const [first, last] = [cellAlong(left, across, side), cellAlong(right, across, side)]
    const lowest = cellAlong(bottom, down, side)
    for (let row = cellAlong(top, down, side); row <= lowest; row++) {
      for (let column = first; column <= last; column++) cells[row * side + column].push(at)
    }
  }
  const starts = new Int32Array(cells.length + 1)
  cells.forEach((cell, at) => {
    starts[at + 1] = starts[at] + cell.length
  })
  return { side, across, down, starts, members: Int32Array.from(cells.flat()) }
}

const targetOf = (item: TextItem): TextTarget => ({ item, toBox: invert(itemToPage(item)) })

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

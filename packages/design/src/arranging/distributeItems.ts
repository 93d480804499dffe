import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Change } from '../document/change.ts'
import { NO_CHANGE } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { arrangeable, placeEach } from './movedBoxes.ts'

export type Axis = 'X' | 'Y'

/** Least number of items that can be distributed. */
export const MIN_DISTRIBUTED = 3

/**
 * Gives neighbouring items equal gaps, or, without room for gaps, equal distances between their centres. The two outer items
 * and those that cannot be arranged stay.
 */
export function distributeItems(page: DesignPage, items: readonly DesignItem[], axis: Axis): Change {
  const free = arrangeable(page, items)
  const spans = free
    .map((item) => {
      const { left, top, width, height } = boundsOnPage(item)
      return axis === 'X' ? { item, start: left, size: width } : { item, start: top, size: height }
    })
    .sort((a, b) => a.start + a.size / 2 - (b.start + b.size / 2))
  const first = spans[0]
  const last = spans.at(-1)
  if (!first || !last || spans.length < MIN_DISTRIBUTED) return NO_CHANGE
  const taken = spans.reduce((sum, { size }) => sum + size, 0)
  const gap = (last.start + last.size - first.start - taken) / (spans.length - 1)
  const middle = first.start + first.size / 2
  const step = (last.start + last.size / 2 - middle) / (spans.length - 1)
  const offsets = new Map<DesignItem, number>()
  let next = first.start
  spans.forEach(({ item, start, size }, at) => {
    offsets.set(item, (gap < 0 ? middle + step * at - size / 2 : next) - start)
    next += size + gap
  })
  return placeEach(page, free, (item) => {
    const offset = offsets.get(item) ?? 0
    return axis === 'X' ? { x: offset, y: 0 } : { x: 0, y: offset }
  })
}

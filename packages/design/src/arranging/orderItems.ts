import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { paintOrder } from '../document/paintOrder.ts'
import { arrangeable } from './movedBoxes.ts'

export const ORDER_STEPS = ['FRONT', 'FORWARD', 'BACKWARD', 'BACK'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** Changes the stacking order of items among their kind: photos are below the artwork, texts and ornaments above it. */
export function orderItems(page: DesignPage, items: readonly DesignItem[], step: OrderStep): Change {
  const moving = new Set(arrangeable(page, items).map(({ id }) => id))
  if (moving.size === 0) return NO_CHANGE
  const { photos, front } = paintOrder(page)
  const ordered = (row: readonly DesignItem[]): readonly DesignItem[] =>
    row.some(({ id }) => moving.has(id)) ? stepped(row, moving, step) : row
  return squashChanges(renumber(page, photos, ordered(photos)), renumber(page, front, ordered(front)))
}

/** Moves an item to a place in the stacking order of its kind. @param place from 0, the bottom */
export function putInOrder(page: DesignPage, item: DesignItem, place: number): Change {
  if (arrangeable(page, [item]).length === 0) return NO_CHANGE
  const { photos, front } = paintOrder(page)
  const row: readonly DesignItem[] = isImageItem(item) ? photos : front
  const others = row.filter(({ id }) => id !== item.id)
  return renumber(page, row, others.toSpliced(Math.max(0, place), 0, item))
}

function stepped(row: readonly DesignItem[], moving: ReadonlySet<string>, step: OrderStep): readonly DesignItem[] {
  const picked = row.filter(({ id }) => moving.has(id))
  const others = row.filter(({ id }) => !moving.has(id))
  if (step === 'FRONT') return [...others, ...picked]
  if (step === 'BACK') return [...picked, ...others]
  return step === 'FORWARD' ? forward(row, moving) : forward(row.toReversed(), moving).toReversed()
}

/** Each moving item passes its next neighbour; moving items at the top stay there. */
function forward(row: readonly DesignItem[], moving: ReadonlySet<string>): DesignItem[] {
  const next = [...row]
  for (let at = next.length - 2; at >= 0; at--) {
    const [item, neighbour] = next.slice(at, at + 2)
    if (item && neighbour && moving.has(item.id) && !moving.has(neighbour.id)) next.splice(at, 2, neighbour, item)
  }
  return next
}

/** Numbers items from 1 in their new order; an unchanged order keeps its numbers. */
function renumber(page: DesignPage, before: readonly DesignItem[], after: readonly DesignItem[]): Change {
  if (before.every((item, at) => item === after[at])) return NO_CHANGE
  return after
    .map((item, at) => changeItem<DesignItem>(page, item, { priorityIndex: at + 1 }))
    .reduce(squashChanges, NO_CHANGE)
}

import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import { lockItems } from '@irodori/design/lockItems'
import { moveItems } from '@irodori/design/movedBoxes'
import { ORDER_STEPS, orderItems } from '@irodori/design/orderItems'
import { boxOf, placeItem } from '@irodori/design/placeItem'
import { present } from '@irodori/design/testing/present'
import type { StepLabel } from '../../../studio/src/editor/state/documentActions.ts'

/** A gesture on items of a page. `changeAt` is its change to the page as the gesture found it, when `share` of it is done. */
export interface PlannedGesture {
  /** The name of the step in the history. */
  readonly label: StepLabel
  /** Number of pointer moves; 1 for the press of a button. */
  readonly length: number
  readonly changeAt: (share: number) => Change
}

export interface RandomSource {
  /** From 0 to 1. */
  readonly chance: () => number
  /** From 0 to `most`, both included. */
  readonly whole: (most: number) => number
}

const SAMPLE_TEXT = 'いつもありがとう。Happy Birthday! 令和8年、髙橋さんへ'

type Planner = (page: DesignPage, item: DesignItem, random: RandomSource) => PlannedGesture

/** Edits of one item or, while arranging, of several. */
const PLANNERS: readonly Planner[] = [
  freeChange,
  freeChange,
  (page, item, { whole }) => {
    const items = withOthers(page, item, whole)
    const [x, y] = [whole(160) - 80, whole(160) - 80]
    return drag(whole, 'move', (share) => moveItems(page, items, { x: x * share, y: y * share }))
  },
  (page, item, { chance, whole }) => {
    const dragged = { left: whole(1), top: whole(1) }
    const [wide, high] = [0.5 + chance(), 0.5 + chance()]
    return drag(whole, 'resize', (share) => {
      const width = item.width * (1 + (wide - 1) * share)
      const height = item.height * (1 + (high - 1) * share)
      const left = item.left + dragged.left * (item.width - width)
      const top = item.top + dragged.top * (item.height - height)
      return placeItem(page, item, { left, top, width, height, rotate: item.rotate })
    })
  },
  (page, item, { chance, whole }) => {
    const items = withOthers(page, item, whole)
    const factor = 0.6 + chance()
    return drag(whole, 'resize', (share) => grown(page, items, 1 + (factor - 1) * share))
  },
  (page, item, { whole }) => {
    const degrees = whole(359)
    return drag(whole, 'turnItem', (share) =>
      placeItem(page, item, { ...boxOf(item), rotate: item.rotate + degrees * share }),
    )
  },
  (page, item, { whole }) =>
    press('order', orderItems(page, [item], present(ORDER_STEPS[whole(ORDER_STEPS.length - 1)]))),
  (page, item) => press('lock', lockItems(page, [item], item.placement !== 'LOCKED')),
  typing,
  typing,
]

/** Chooses the next edit of an item at random. */
export const planGesture = (page: DesignPage, item: DesignItem, random: RandomSource): PlannedGesture =>
  present(PLANNERS[random.whole(PLANNERS.length - 1)])(page, item, random)

/** The change from the page as it is now to the result of `change`, which is relative to the page as the gesture found it. */
export function stepTo(now: DesignPage, found: DesignPage, change: Change): Change {
  const after = change[found.key]?.items ?? {}
  return found.items
    .map((item) => {
      const current = findItem(now, item.id)
      return current ? changeItem<DesignItem>(now, current, after[item.id]?.after ?? item) : NO_CHANGE
    })
    .reduce(squashChanges, NO_CHANGE)
}

const press = (label: StepLabel, change: Change): PlannedGesture => ({ label, length: 1, changeAt: () => change })

const drag = (
  whole: RandomSource['whole'],
  label: StepLabel,
  changeAt: PlannedGesture['changeAt'],
): PlannedGesture => ({
  label,
  length: 2 + whole(10),
  changeAt,
})

/** Changes fields that no rule restricts. */
function freeChange(page: DesignPage, item: DesignItem, { whole }: RandomSource): PlannedGesture {
  const [left, top, rotate, priorityIndex] = [1 + whole(400), whole(99), whole(359), whole(9)]
  return {
    label: present((['turn', 'crop', 'brightness', 'order'] as const)[whole(3)]),
    length: 1 + whole(11),
    changeAt: (share) =>
      changeItem<DesignItem>(page, item, {
        left: item.left + left * share,
        top: item.top + top * share,
        rotate,
        priorityIndex,
      }),
  }
}

/** Types text character by character; changes the brightness of a photo. */
function typing(page: DesignPage, item: DesignItem, { whole }: RandomSource): PlannedGesture {
  if (isImageItem(item)) {
    const brightness = whole(40) * 5
    return drag(whole, 'brightness', (share) =>
      changeItem(page, item, { brightnessFactor: Math.round(brightness * share) }),
    )
  }
  if (!isTextItem(item)) throw new Error('templates have photos and texts only')
  const [from, length] = [whole(SAMPLE_TEXT.length - 14), 2 + whole(12)]
  return {
    label: 'typing',
    length,
    changeAt: (share) => changeItem(page, item, { text: SAMPLE_TEXT.slice(from, from + Math.round(length * share)) }),
  }
}

/** The item and up to two others of its page. */
const withOthers = ({ items }: DesignPage, item: DesignItem, whole: RandomSource['whole']): readonly DesignItem[] => {
  const others = items.filter(({ id }) => id !== item.id)
  return [item, ...others.slice(whole(others.length)).slice(0, 2)]
}

/** Enlarges several items together; their common top left corner stays in place. */
function grown(page: DesignPage, items: readonly DesignItem[], factor: number): Change {
  const [x, y] = [Math.min(...items.map(({ left }) => left)), Math.min(...items.map(({ top }) => top))]
  return items
    .map((item) =>
      placeItem(page, item, {
        left: x + (item.left - x) * factor,
        top: y + (item.top - y) * factor,
        width: item.width * factor,
        height: item.height * factor,
        rotate: item.rotate,
      }),
    )
    .reduce(squashChanges, NO_CHANGE)
}

import type { DesignDocument, History } from '@irodori/design'
import { changeItem, perform, redo, undo } from '@irodori/design'
import type { Gesture } from './insideEditor.ts'

/** What can be told apart of a history: the document, and the names of what was done and taken back. */
export const traceOf = ({ document, past, future }: History): string =>
  JSON.stringify([document, past.map(({ label }) => label), future.map(({ label }) => label)])

const LABELS = ['turn', 'crop', 'typing', 'brightness', 'move', 'order'] as const

export interface Plan {
  readonly gestures: readonly Gesture[]
  /** What is there after every single movement, and the gesture that it belongs to; -1 before the first. */
  readonly moments: readonly { readonly gesture: number; readonly trace: string }[]
}

/** What a customer may do next, with all the states that this leads through. */
export function planFrom(start: History, random: () => number, count: number, name: string): Plan {
  const whole = (most: number): number => Math.floor(random() * (most + 1))
  const moments = [{ gesture: -1, trace: traceOf(start) }]
  const gestures: Gesture[] = []
  let history = start
  const moveOf = ({ pages }: DesignDocument, at: number, which: number) => {
    const page = pages[at]
    const item = page.items[which]
    return changeItem(page, item, {
      left: item.left + 1 + whole(40),
      top: item.top + whole(9),
      rotate: whole(359),
      priorityIndex: whole(9),
    })
  }
  for (let index = 0; index < count; index++) {
    const kind = random()
    if (kind < 0.2 && history.past.length > 0) {
      history = undo(history)
      gestures.push({ kind: 'UNDO' })
    } else if (kind < 0.3 && history.future.length > 0) {
      history = redo(history)
      gestures.push({ kind: 'REDO' })
    } else {
      const at = whole(history.document.pages.length - 1)
      const which = whole(history.document.pages[at].items.length - 1)
      const label = LABELS[whole(LABELS.length - 1)]
      const moves = []
      const length = 1 + whole(11)
      const gesture = length > 1 ? `${name} ${index}` : null
      for (let move = 0; move < length; move++) {
        const change = moveOf(history.document, at, which)
        moves.push(change)
        history = perform(history, { label, change, gesture })
        moments.push({ gesture: index - (move === length - 1 ? 0 : 0.5), trace: traceOf(history) })
      }
      gestures.push({ kind: 'MOVES', label, gesture, moves })
      continue
    }
    moments.push({ gesture: index, trace: traceOf(history) })
  }
  return { gestures, moments }
}

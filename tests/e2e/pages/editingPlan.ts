import type { History } from '@irodori/design/history'
import { perform, redo, undo } from '@irodori/design/history'
import { present } from '@irodori/design/testing/present'
import type { Gesture } from './editorState.ts'
import { planGesture, stepTo } from './plannedGestures.ts'

/** Identifies the state of a history: the document, and the labels of its past and future steps. */
export const traceOf = ({ document, past, future }: History): string =>
  JSON.stringify([document, past.map(({ label }) => label), future.map(({ label }) => label)])

export interface Plan {
  readonly gestures: readonly Gesture[]
  /** The state after each single move, with its gesture; -1 before the first gesture, n - 0.5 within gesture n. */
  readonly moments: readonly { readonly gesture: number; readonly trace: string }[]
}

/** Plans random gestures from a history, with every state that they pass through. */
export function planFrom(start: History, random: () => number, count: number, name: string): Plan {
  const whole = (most: number): number => Math.floor(random() * (most + 1))
  const moments = [{ gesture: -1, trace: traceOf(start) }]
  const gestures: Gesture[] = []
  let history = start
  for (let index = 0; index < count; index++) {
    const kind = random()
    if (kind < 0.2 && history.past.length > 0) {
      history = undo(history)
      gestures.push({ kind: 'UNDO' })
    } else if (kind < 0.3 && history.future.length > 0) {
      history = redo(history)
      gestures.push({ kind: 'REDO' })
    } else {
      const { pages } = history.document
      const at = whole(pages.length - 1)
      const found = present(pages[at])
      const { label, length, changeAt } = planGesture(found, present(found.items[whole(found.items.length - 1)]), {
        chance: random,
        whole,
      })
      const moves = []
      const gesture = length > 1 ? `${name} ${index}` : null
      for (let move = 1; move <= length; move++) {
        const change = stepTo(present(history.document.pages[at]), found, changeAt(move / length))
        moves.push(change)
        history = perform(history, { label, change, gesture })
        moments.push({ gesture: index - (move === length ? 0 : 0.5), trace: traceOf(history) })
      }
      gestures.push({ kind: 'MOVES', label, gesture, moves })
      continue
    }
    moments.push({ gesture: index, trace: traceOf(history) })
  }
  return { gestures, moments }
}

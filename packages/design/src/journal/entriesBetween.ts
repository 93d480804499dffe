import type { Change } from '../document/change.ts'
import { isNoChange, reverseChange, squashChanges } from '../document/change.ts'
import type { DesignPage, PageKey } from '../document/designPage.ts'
import type { History, Step } from '../document/history.ts'
import type { JournalEntry } from './journalState.ts'
import { applyEntry, beginJournal } from './journalState.ts'

/** Whether the histories differ only in the last step, which has grown within the same gesture. */
export function isSameGesture(before: History, after: History): boolean {
  const [last, grown] = [before.past.at(-1), after.past.at(-1)]
  if (!last || !grown || last.gesture === null || last.gesture !== grown.gesture) return false
  if (before.future.length > 0 || after.future.length > 0) return false
  return after.past.length === before.past.length && after.past.at(-2) === before.past.at(-2)
}

/**
 * The entries that lead from one history of an editor to a later one. If no sequence of steps, undos or redos does, the
 * whole later history is one entry, so that the journal always restores what is on screen.
 */
export function entriesBetween(before: History, after: History): readonly JournalEntry[] {
  if (before === after) return []
  const explanations = [adopted, undone, redone, performed].map((explain) => explain(before, after))
  const entries = explanations.find((found) => found !== null && leadsTo(before, found, after))
  return entries ?? [{ kind: 'REPLACE', history: after }]
}

type Explanation = readonly JournalEntry[] | null

function undone(before: History, after: History): Explanation {
  const steps = after.future.length - before.future.length
  return steps > 0 ? Array.from({ length: steps }, () => ({ kind: 'UNDO' }) as const) : null
}

function redone(before: History, after: History): Explanation {
  const steps = before.future.length - after.future.length
  // A redo restores the identical change object; a repeated step may be equal, but belongs to a new gesture.
  const cameBack = after.past.at(-1)?.change === before.future[steps - 1]?.change
  return steps > 0 && cameBack ? Array.from({ length: steps }, () => ({ kind: 'REDO' }) as const) : null
}

function adopted(before: History, after: History): Explanation {
  if (before.past !== after.past || before.future !== after.future) return null
  const designIds: Record<PageKey, string> = {}
  for (const [at, page] of after.document.pages.entries()) {
    if (page.designId !== before.document.pages[at]?.designId && page.designId !== null)
      designIds[page.key] = page.designId
  }
  return Object.keys(designIds).length === 0 ? null : [{ kind: 'ADOPT', designIds, versions: {} }]
}

/** The added steps; the first may be the growth of the last step of `before`. */
function performed(before: History, after: History): Explanation {
  return stepsBetween(before.past, after.past)?.map((step) => ({ kind: 'PERFORM', step })) ?? null
}

function stepsBetween(before: readonly Step[], after: readonly Step[]): readonly Step[] | null {
  const last = before.at(-1)
  const known = last === undefined ? -1 : after.lastIndexOf(last)
  if (last === undefined || known >= 0) return after.slice(known + 1)
  const beforeLast = before.at(-2)
  const at = beforeLast === undefined ? 0 : after.lastIndexOf(beforeLast) + 1
  if (beforeLast !== undefined && at === 0) return null
  const grown = after[at]
  if (grown !== undefined && grown.gesture === last.gesture) {
    const step = { ...grown, change: delta(last.change, grown.change) }
    return isNoChange(step.change) ? after.slice(at + 1) : [step, ...after.slice(at + 1)]
  }
  // The gesture ended where it began, and its step was removed.
  return [{ ...last, change: reverseChange(last.change) }, ...after.slice(at)]
}

const delta = (from: Change, to: Change): Change => squashChanges(reverseChange(from), to)

function leadsTo(before: History, entries: readonly JournalEntry[], after: History): boolean {
  const begun = { ...beginJournal(before.document, {}), history: before }
  const { document, past, future } = entries.reduce(applyEntry, begun).history
  return (
    document.designSeriesId === after.document.designSeriesId &&
    past.length === after.past.length &&
    past.at(-1)?.label === after.past.at(-1)?.label &&
    future.length === after.future.length &&
    document.pages.length === after.document.pages.length &&
    document.pages.every((page, at) => isEqual(page, after.document.pages[at]))
  )
}

const isEqual = (a: DesignPage, b: DesignPage | undefined): boolean =>
  a === b || (b !== undefined && JSON.stringify(a) === JSON.stringify(b))

import type { Change } from './change.ts'
import { applyChange, isNoChange, reverseChange, squashChanges } from './change.ts'
import type { DesignDocument } from './designPage.ts'

/** A change that one undo reverts. */
export interface Step {
  /** Key of the step's label in the locales. */
  readonly label: string
  readonly change: Change
  /** Steps of one gesture (a drag, continuous typing) have the same value and are merged. */
  readonly gesture: string | null
}

/** A document with the steps that led to it and the steps that were undone. */
export interface History {
  readonly document: DesignDocument
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const MAX_STEPS = 500

export const beginHistory = (document: DesignDocument): History => ({ document, past: [], future: [] })

/** Performs a step, merged into the last one if both belong to the same gesture. Undone steps are discarded. */
export function perform(history: History, step: Step): History {
  if (isNoChange(step.change)) return history
  const document = applyChange(history.document, step.change)
  const last = history.past.at(-1)
  const grows = last !== undefined && step.gesture !== null && last.gesture === step.gesture
  if (!grows) return { document, past: [...history.past, step].slice(-MAX_STEPS), future: [] }
  const change = squashChanges(last.change, step.change)
  const earlier = history.past.slice(0, -1)
  return { document, past: isNoChange(change) ? earlier : [...earlier, { ...last, change }], future: [] }
}

export function undo(history: History): History {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    document: applyChange(history.document, reverseChange(step.change)),
    past: history.past.slice(0, -1),
    future: [step, ...history.future],
  }
}

export function redo(history: History): History {
  const [step, ...future] = history.future
  if (!step) return history
  // A redone step is not merged with later ones: they belong to a new gesture.
  return {
    document: applyChange(history.document, step.change),
    past: [...history.past, { ...step, gesture: null }],
    future,
  }
}

/** Undoes or redoes single steps until `done` steps are done. @param done from 0 to the number of all steps */
export function goToStep(history: History, done: number): History {
  let now = history
  while (now.past.length > Math.max(0, done)) now = undo(now)
  while (now.past.length < done && now.future.length > 0) now = redo(now)
  return now
}

/** Writes the ids of a save into the document. This is not a step, because an undo must keep them. */
export function adoptDesignIds(history: History, designIds: Readonly<Record<string, string>>): History {
  const pages = history.document.pages.map((page) => ({ ...page, designId: designIds[page.key] ?? page.designId }))
  return { ...history, document: { ...history.document, pages } }
}

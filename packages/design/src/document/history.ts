import type { Change } from './change.ts'
import { applyChange, isNoChange, reverseChange, squashChanges } from './change.ts'
import type { DesignDocument } from './designPage.ts'

/** What one press of undo takes back. */
export interface Step {
  /** Key of the step's name in the language files. */
  readonly label: string
  readonly change: Change
  /** Steps of one gesture (a drag, a run of typing) carry the same value and grow together. */
  readonly gesture: string | null
}

/** A document with the steps that led to it and the steps that were taken back. */
export interface History {
  readonly document: DesignDocument
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const MAX_STEPS = 500

export const beginHistory = (document: DesignDocument): History => ({ document, past: [], future: [] })

/** Does a step. A step of the gesture that the last one belongs to grows it; whatever was taken back before is gone. */
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
  // A step that came back must not grow: what follows it is a new gesture.
  return {
    document: applyChange(history.document, step.change),
    past: [...history.past, { ...step, gesture: null }],
    future,
  }
}

/** Takes back or does again until `done` steps are done, each as if alone. @param done from 0 to all steps that there are. */
export function goToStep(history: History, done: number): History {
  let now = history
  while (now.past.length > Math.max(0, done)) now = undo(now)
  while (now.past.length < done && now.future.length > 0) now = redo(now)
  return now
}

/** After a save the server's ids are written into the document; no step, for undo must not forget them. */
export function adoptDesignIds(history: History, designIds: Readonly<Record<string, string>>): History {
  const pages = history.document.pages.map((page) => ({ ...page, designId: designIds[page.key] ?? page.designId }))
  return { ...history, document: { ...history.document, pages } }
}

/** Longest pause between keystrokes that are one undo step. */
const TYPING_PAUSE_MS = 1000

/** Assigns keystrokes to undo steps. */
export interface TypingRun {
  readonly gesture: () => string
  /** Ends the run when the field is left. */
  readonly end: () => void
}

/** @param now milliseconds */
export function createTypingRun(newId: () => string, now: () => number): TypingRun {
  let id: string | null = null
  let last = 0
  return {
    gesture() {
      const time = now()
      if (id === null || time - last >= TYPING_PAUSE_MS) id = newId()
      last = time
      return id
    },
    end() {
      id = null
    },
  }
}

/** Typing without a longer rest than this is one step of undo. */
const TYPING_PAUSE_MS = 1000

/** Tells which run of typing a keystroke belongs to. */
export interface TypingRun {
  readonly gesture: () => string
  /** The field was left: what follows is a new run. */
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

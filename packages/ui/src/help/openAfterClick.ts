/** Delay of the specification in milliseconds, for the help dialog after a click and for scrolling to a question. */
const HELP_OPEN_DELAY_MS = 100

/** Runs `open` after the delay. @returns a function that cancels it */
export function openAfterClick(open: () => void): () => void {
  const timer = setTimeout(open, HELP_OPEN_DELAY_MS)
  return () => clearTimeout(timer)
}

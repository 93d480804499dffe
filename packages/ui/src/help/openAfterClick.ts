/** Milliseconds, by the specification: from the click to the help dialog, and from the list to the way to its goal. */
const HELP_OPEN_DELAY_MS = 100

/** Runs `open` when the delay is over. @returns calls that off */
export function openAfterClick(open: () => void): () => void {
  const timer = setTimeout(open, HELP_OPEN_DELAY_MS)
  return () => clearTimeout(timer)
}

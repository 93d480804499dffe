/** Milliseconds from the click to the help dialog, by the specification: what was pressed is seen to be pressed. */
const HELP_OPEN_DELAY_MS = 100

/** Runs `open` when the delay after a click is over. */
export const openAfterClick = (open: () => void): void => {
  setTimeout(open, HELP_OPEN_DELAY_MS)
}

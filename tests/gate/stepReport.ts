import { stripVTControlCharacters } from 'node:util'

/** Something that failed: a test, what stands around tests, or a whole step. */
export interface Fault {
  /** File and full name of a test; the name of a step. */
  readonly name: string
  readonly message: string
}

/** What a step of the gate came to. */
export interface StepReport {
  readonly passed: number
  readonly faults: readonly Fault[]
  /** Tests that failed at first and passed at the second try, with what they said at first. */
  readonly unsteady?: readonly Fault[]
}

/** Only the end of a log is seen by everybody, so all faults together take no more lines than these. */
const LINES = 60
const LINES_OF_ONE = 8

/** The names of all faults as far as they fit, each with the first lines of its message. */
export function describeFaults(faults: readonly Fault[]): string {
  const share = Math.max(1, Math.min(LINES_OF_ONE, Math.floor(LINES / Math.max(1, faults.length)) - 1))
  const blocks = faults.map(({ name, message }) => {
    const lines = stripVTControlCharacters(message).split('\n')
    const said = lines.map((line) => line.trimEnd()).filter((line) => line !== '')
    return [`✗ ${name}`, ...said.slice(0, share).map((line) => `    ${line.slice(0, 300)}`)]
  })
  const shown = blocks.slice(0, Math.floor(LINES / (share + 1)))
  const rest = blocks.length - shown.length
  return [...shown.flat(), ...(rest > 0 ? [`✗ … and ${rest} more`] : [])].join('\n')
}

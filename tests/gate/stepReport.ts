import { stripVTControlCharacters } from 'node:util'

/** A failed test, a failed hook or file, or a whole step that failed. */
export interface TestFailure {
  /** File and full name of a test; the name of a step. */
  readonly name: string
  readonly message: string
  /** File of Playwright's trace of the failure. */
  readonly trace?: string
}

/** The outcome of a step of the quality gate. */
export interface StepReport {
  readonly passed: number
  readonly failures: readonly TestFailure[]
  /** Tests that failed and passed when repeated, with the message of the failure. */
  readonly unsteady?: readonly TestFailure[]
}

/** Logs are often cut to their end, so all failures together take at most this many lines. */
const LINES = 60
const LINES_OF_ONE = 8

/** The names of the failures, as many as fit, each with the first lines of its message and its trace. */
export function describeFailures(failures: readonly TestFailure[]): string {
  const share = Math.max(1, Math.min(LINES_OF_ONE, Math.floor(LINES / Math.max(1, failures.length)) - 2))
  const blocks = failures.map(({ name, message, trace }) => {
    const lines = stripVTControlCharacters(message).split('\n')
    const visible = lines.map((line) => line.trimEnd()).filter((line) => line !== '')
    const opened = trace === undefined ? [] : [`    trace: npx playwright show-trace ${trace}`]
    return [`✗ ${name}`, ...visible.slice(0, share).map((line) => `    ${line.slice(0, 300)}`), ...opened]
  })
  const shown = blocks.slice(0, Math.floor(LINES / (share + 2)))
  const rest = blocks.length - shown.length
  return [...shown.flat(), ...(rest > 0 ? [`✗ … and ${rest} more`] : [])].join('\n')
}

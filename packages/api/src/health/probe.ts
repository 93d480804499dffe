import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** SLOW: no answer yet, but it may come. GONE: an error, or no answer for a long time. */
type ProbeFailure = 'SLOW' | 'GONE'

export type Probe<Value> = () => Promise<Result<Value, ProbeFailure>>

interface ProbeSettings<Value> {
  /** Asks a dependency for a sign of life. */
  readonly ask: () => Promise<Value>
  readonly now: () => Date
  /** Milliseconds until an answer counts as slow. */
  readonly slowAfterMs: number
  /** Milliseconds without an answer until the dependency counts as gone. */
  readonly goneAfterMs: number
}

/** Asks one question at a time: later calls wait for the answer to the first, also when it is slow. */
export function createProbe<Value>({ ask, now, slowAfterMs, goneAfterMs }: ProbeSettings<Value>): Probe<Value> {
  let pending: { readonly since: number; readonly answer: Promise<Result<Value, ProbeFailure>> } | null = null

  const start = () => {
    const answer = ask()
      .then(ok, () => err('GONE' as const))
      .finally(() => {
        pending = null
      })
    return { since: now().getTime(), answer }
  }

  return async () => {
    pending ??= start()
    const { since, answer } = pending
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Result<Value, ProbeFailure>>((resolve) => {
      timer = setTimeout(() => resolve(err(now().getTime() - since >= goneAfterMs ? 'GONE' : 'SLOW')), slowAfterMs)
    })
    const first = await Promise.race([answer, late])
    clearTimeout(timer)
    return first
  }
}

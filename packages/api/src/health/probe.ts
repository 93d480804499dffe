import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** SLOW: no answer yet, but it may come. GONE: an error, or no answer for a long time. */
export type ProbeFailure = 'SLOW' | 'GONE'

/** @param keptMs milliseconds for which an earlier answer is given again; 0 to ask anew */
export type Probe<Value> = (keptMs: number) => Promise<Result<Value, ProbeFailure>>

interface ProbeSettings<Value> {
  /** Asks a dependency for a sign of life. */
  readonly ask: () => Promise<Value>
  readonly now: () => Date
  /** Milliseconds until an answer counts as slow. */
  readonly slowAfterMs: number
  /** Milliseconds without an answer until the dependency counts as gone. */
  readonly goneAfterMs: number
}

/** Asks one question at a time: parallel and later calls share its answer, also when it is slow. */
export function createProbe<Value>(settings: ProbeSettings<Value>): Probe<Value> {
  const { ask, now, slowAfterMs, goneAfterMs } = settings
  let question: { readonly askedAt: number; readonly answer: Promise<Result<Value, ProbeFailure>> } | null = null
  let answeredAt: number | null = null

  const start = () => {
    answeredAt = null
    const answer = ask()
      .then(ok, () => err('GONE' as const))
      .finally(() => {
        answeredAt = now().getTime()
      })
    return { askedAt: now().getTime(), answer }
  }

  return async (keptMs) => {
    const isOld = answeredAt !== null && Math.abs(now().getTime() - answeredAt) >= keptMs
    if (question === null || isOld) question = start()
    const { askedAt, answer } = question
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Result<Value, ProbeFailure>>((resolve) => {
      timer = setTimeout(() => resolve(err(now().getTime() - askedAt >= goneAfterMs ? 'GONE' : 'SLOW')), slowAfterMs)
    })
    const first = await Promise.race([answer, late])
    clearTimeout(timer)
    return first
  }
}

import type { CDPSession } from '@playwright/test'

/** One event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread within the duration; the rest is waiting. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

/** Records a trace while an action runs. @param session a DevTools session of the whole browser */
export async function trace(session: CDPSession, action: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]))
  }
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  await action()
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

/**
 * Processor time of the page's main thread, in milliseconds, from each mark of a name (performance.mark) to the next mark of
 * the benchmark. All tasks count, so script, style, paint and canvas drawing are included for every engine. Processor time is
 * not lengthened by other programs, as wall-clock time is.
 */
export function workAfterMarks(events: readonly TraceEvent[], name: string): number[] {
  const marks = marksIn(events)
  const [first] = marks
  if (!first) return []
  const tasks = events.flatMap(({ name: kind, pid, tid, ts, dur = 0, tdur = dur }) =>
    kind === 'RunTask' && pid === first.pid && tid === first.tid ? [{ ts, end: ts + dur, work: tdur }] : [],
  )
  // A mark inside a task counts from the start of the task, because one task handles and paints an input event.
  const begins = marks.map(({ ts }) => tasks.find((task) => task.ts <= ts && task.end >= ts)?.ts ?? ts)
  return marks.flatMap((mark, at) => {
    const [begin, end] = begins.slice(at, at + 2)
    if (mark.name !== name || begin === undefined || end === undefined) return []
    const inside = tasks.filter(({ ts }) => ts >= begin && ts < end)
    return [inside.reduce((sum, { work }) => sum + work, 0) / 1000]
  })
}

/** Wall-clock milliseconds from each mark of a name to the next mark. */
export function timeAfterMarks(events: readonly TraceEvent[], name: string): number[] {
  const marks = marksIn(events)
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1]
    return mark.name === name && next ? [(next.ts - mark.ts) / 1000] : []
  })
}

const marksIn = (events: readonly TraceEvent[]): TraceEvent[] =>
  events.filter(({ name }) => name.startsWith('bench:')).toSorted((a, b) => a.ts - b.ts)

import type { TraceEvent } from './trace.ts'

/** Duration of a frame at 60 frames per second, in milliseconds. */
export const FRAME = 1000 / 60

interface Frames {
  readonly frames: number
  /** Frames with more than 1/60 s of work (script, style, paint) on the main thread. */
  readonly over: number
  readonly median: number
  readonly p95: number
  /** Frames that the compositor dropped because no content was ready in time. */
  readonly dropped: number
}

/**
 * The work of each frame: the main thread's tasks from the end of the previous frame, or at most 1/60 s before (the
 * pointer's events), to the end of the task that runs animation frame, style, layout, paint and commit.
 */
export function framesOf(events: readonly TraceEvent[]): Frames {
  const fired = events.filter(({ name }) => name === 'FireAnimationFrame')
  const main = mostCommon(fired.map(({ tid }) => tid))
  const tasks = events
    .flatMap(({ name, tid, ts, dur }) =>
      name === 'RunTask' && tid === main && dur !== undefined ? [{ start: ts / 1000, end: (ts + dur) / 1000 }] : [],
    )
    .toSorted((a, b) => a.start - b.start)
  const drawing = tasks.filter(({ start, end }) =>
    fired.some(({ tid, ts }) => tid === main && ts / 1000 >= start && ts / 1000 <= end),
  )
  const work = drawing.map(({ start, end }, index) => {
    const since = Math.max(drawing[index - 1]?.end ?? 0, start - FRAME)
    const inFrame = tasks.filter((task) => task.start >= since && task.end <= end)
    return inFrame.reduce((sum, task) => sum + task.end - task.start, 0)
  })
  const sorted = work.toSorted((a, b) => a - b)
  return {
    frames: work.length,
    over: work.filter((time) => time > FRAME).length,
    median: sorted[sorted.length >> 1] ?? 0,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
  }
}

function mostCommon(values: readonly number[]): number {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0
}

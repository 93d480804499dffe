import type { TraceEvent } from './trace.ts'

/** Milliseconds of a frame at sixty in a second. */
export const FRAME = 1000 / 60

interface Frames {
  readonly frames: number
  /** Frames whose work on the main thread (script, style, paint) took longer than one sixtieth of a second. */
  readonly over: number
  readonly median: number
  readonly p95: number
  /** Frames that the compositor gave up because nothing was ready in time. */
  readonly dropped: number
}

/**
 * The work of a frame: the main thread's tasks since the frame before, but not longer ago than one sixtieth of a second
 * (the pointer's events), up to the end of the task that runs the animation frame, style, layout, paint and commit.
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

import { describe, expect, it } from 'vitest'
import { createPacer } from './pacer.ts'

describe('the pacer of calls', () => {
  it('lets six calls at once begin a gap apart, and a call after a rest begin at once', async () => {
    let now = 5000
    const begun: number[] = []
    const waiting: { readonly until: number; readonly resolve: () => void }[] = []
    const pacer = createPacer(1100, {
      elapsed: () => now,
      pause: (milliseconds) => new Promise<void>((resolve) => waiting.push({ until: now + milliseconds, resolve })),
    })
    const call = () => pacer().then(() => begun.push(now))
    const calls = Array.from({ length: 6 }, call)
    await calls[0]
    for (const { until, resolve } of waiting) {
      now = until
      resolve()
      await Promise.resolve()
      await Promise.resolve()
    }
    await Promise.all(calls)
    expect(begun).toEqual([5000, 6100, 7200, 8300, 9400, 10_500])
    now = 20_000
    await call()
    expect(begun.at(-1)).toBe(20_000)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a semaphore', () => {
  it('never grants more permits than it has, and answers every caller', async () => {
    const visit = fc.record({ at: fc.nat(20), stays: fc.nat(20) })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.nat(4),
        fc.array(visit, { maxLength: 30 }),
        async (permits, queue, visits) => {
          const semaphore = createSemaphore({ permits, queue })
          let running = 0
          const answers: boolean[] = []
          const walk = async ({ at, stays }: { at: number; stays: number }) => {
            for (let i = 0; i < at; i += 1) await turn()
            const answer = await semaphore(async () => {
              running += 1
              expect(running).toBeLessThanOrEqual(permits)
              for (let i = 0; i < stays; i += 1) await turn()
              running -= 1
            }, 60_000)
            answers.push(answer.ok)
          }
          await Promise.all(visits.map(walk))
          expect(answers).toHaveLength(visits.length)
          expect(answers.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(visits.length, permits + queue))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('refuses a call when the queue is full, and one that has waited longer than its timeout', async () => {
    const run = createSemaphore({ permits: 1, queue: 1 })
    let finish = (): void => undefined
    const first = run(() => new Promise<void>((resolve) => (finish = resolve)), 10)
    const second = run(async () => 'second', 10)
    expect(await run(async () => 'third', 10)).toEqual({ ok: false, error: 'BUSY' })
    expect(await second).toEqual({ ok: false, error: 'BUSY' })
    finish()
    expect(await first, 'work that has started has no timeout').toEqual({ ok: true, value: undefined })
    expect(await run(async () => 'fourth', 10)).toEqual({ ok: true, value: 'fourth' })
  })

  it('returns the permit of work that fails', async () => {
    const run = createSemaphore({ permits: 1, queue: 5 })
    const failing = run(() => Promise.reject(new Error('no')))
    const next = run(async () => 'done')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toEqual({ ok: true, value: 'done' })
    expect(await run(async () => 'again')).toEqual({ ok: true, value: 'again' })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callGate } from './semaphore.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('the gate before a shop', () => {
  it('never lets in more at once than it may, and everybody gets an answer', async () => {
    const visit = fc.record({ at: fc.nat(20), stays: fc.nat(20) })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.nat(4),
        fc.array(visit, { maxLength: 30 }),
        async (atOnce, waiting, visits) => {
          const gate = callGate({ atOnce, waiting })
          let inside = 0
          const answers: boolean[] = []
          const walk = async ({ at, stays }: { at: number; stays: number }) => {
            for (let i = 0; i < at; i += 1) await turn()
            const leave = await gate.enter(60_000)
            answers.push(leave !== null)
            if (!leave) return
            inside += 1
            expect(inside).toBeLessThanOrEqual(atOnce)
            for (let i = 0; i < stays; i += 1) await turn()
            inside -= 1
            leave()
            leave()
          }
          await Promise.all(visits.map(walk))
          expect(answers).toHaveLength(visits.length)
          expect(answers.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(visits.length, atOnce + waiting))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('turns away who comes when the line is full, and who has waited too long', async () => {
    const gate = callGate({ atOnce: 1, waiting: 1 })
    const leave = await gate.enter(10)
    const second = gate.enter(10)
    expect(await gate.enter(10)).toBeNull()
    expect(await second).toBeNull()
    leave?.()
    expect(await gate.enter(10)).not.toBeNull()
  })
})

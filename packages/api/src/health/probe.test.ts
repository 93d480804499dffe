import { describe, expect, it } from 'vitest'
import { createProbe } from './probe.ts'

/** A probe whose questions are answered by hand, on a clock that is set by hand. */
function open() {
  let now = 0
  const questions: { readonly answer: (value: string) => void; readonly fail: () => void }[] = []
  const asked = createProbe({
    ask: () =>
      new Promise<string>((answer, reject) => questions.push({ answer, fail: () => reject(new Error('no disk')) })),
    now: () => new Date(now),
    slowAfterMs: 5,
    goneAfterMs: 60_000,
  })
  const probe = (keptMs = 1000) => asked(keptMs)
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { probe, questions, pass }
}

describe('a probe', () => {
  it('returns the answer for as long as the caller accepts it, and asks again afterwards', async () => {
    const { probe, questions, pass } = open()
    const first = probe()
    questions[0]?.answer('a')
    expect(await first).toEqual({ ok: true, value: 'a' })
    pass(999)
    expect(await probe()).toEqual({ ok: true, value: 'a' })
    expect(questions).toHaveLength(1)
    pass(1)
    const second = probe()
    questions[1]?.answer('b')
    expect(await second).toEqual({ ok: true, value: 'b' })
    const anew = probe(0)
    questions[2]?.answer('c')
    expect(await anew).toEqual({ ok: true, value: 'c' })
  })

  it('reports a dependency as slow while its answer may come, and asks nothing more meanwhile', async () => {
    const { probe, questions, pass } = open()
    expect(await Promise.all([probe(), probe()])).toEqual(Array(2).fill({ ok: false, error: 'SLOW' }))
    pass(59_000)
    expect(await probe()).toEqual({ ok: false, error: 'SLOW' })
    questions[0]?.answer('late')
    expect(questions).toHaveLength(1)
    expect(await probe()).toEqual({ ok: true, value: 'late' })
    pass(1000)
    const next = probe()
    questions[1]?.answer('in time')
    expect(await next).toEqual({ ok: true, value: 'in time' })
  })

  it('reports a dependency as gone at once after an error, and after a minute without an answer', async () => {
    const { probe, questions, pass } = open()
    const failing = probe()
    questions[0]?.fail()
    expect(await failing).toEqual({ ok: false, error: 'GONE' })
    pass(1000)
    expect(await probe()).toEqual({ ok: false, error: 'SLOW' })
    pass(60_000)
    expect(await probe()).toEqual({ ok: false, error: 'GONE' })
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTextSaver, type SavingState } from './textSaver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function saver(answers: boolean[] = []) {
  const saved: string[] = []
  const states: SavingState[] = []
  const made = createTextSaver({
    save: async (text) => {
      saved.push(text)
      return answers.shift() ?? true
    },
    onState: (state) => states.push(state),
    restMs: 800,
  })
  return { ...made, saved, states }
}

it('DGM-12: saves once, shortly after the last input', async () => {
  const { schedule, saved, states } = saver()
  for (const text of ['あ', 'あり', 'ありが']) {
    schedule(text)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(800)
  expect(saved).toEqual(['ありが'])
  expect(states).toEqual(['SAVING', 'SAVED'])
})

it('DGM-12: cancels the scheduled save when the text can no longer be saved', async () => {
  const { schedule, flush, saved } = saver()
  schedule('あ')
  schedule(null)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await flush()).toBe(true)
  expect(saved).toEqual([])
})

it('DGM-12: reports a failed save, and tries again at the next flush', async () => {
  const { schedule, flush, saved, states } = saver([false, true])
  schedule('あ')
  expect(await flush()).toBe(false)
  expect(await flush()).toBe(true)
  expect(saved).toEqual(['あ', 'あ'])
  expect(states).toEqual(['SAVING', 'FAILED', 'SAVING', 'SAVED'])
})

it('DGM-12: saves newer text after older text', async () => {
  const { schedule, flush, saved } = saver()
  schedule('あ')
  const first = flush()
  schedule('い')
  expect(await Promise.all([first, flush()])).toEqual([true, true])
  expect(saved.at(-1)).toBe('い')
})

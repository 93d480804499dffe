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

it('DGM-12: words are saved once, a moment after the last key', async () => {
  const { want, saved, states } = saver()
  for (const text of ['あ', 'あり', 'ありが']) {
    want(text)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(800)
  expect(saved).toEqual(['ありが'])
  expect(states).toEqual(['SAVING', 'SAVED'])
})

it('DGM-12: words that cannot be saved take back those that waited', async () => {
  const { want, flush, saved } = saver()
  want('あ')
  want(null)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await flush()).toBe(true)
  expect(saved).toEqual([])
})

it('DGM-12: what could not be saved is told, and tried again with the next flush', async () => {
  const { want, flush, saved, states } = saver([false, true])
  want('あ')
  expect(await flush()).toBe(false)
  expect(await flush()).toBe(true)
  expect(saved).toEqual(['あ', 'あ'])
  expect(states).toEqual(['SAVING', 'FAILED', 'SAVING', 'SAVED'])
})

it('DGM-12: newer words go after older ones', async () => {
  const { want, flush, saved } = saver()
  want('あ')
  const first = flush()
  want('い')
  expect(await Promise.all([first, flush()])).toEqual([true, true])
  expect(saved.at(-1)).toBe('い')
})

import { expect, it } from 'vitest'
import { createTypingRun } from './typing.ts'

it('strokes within a second are one run; a rest or leaving the field begins another', () => {
  let time = 0
  let ids = 0
  const run = createTypingRun(
    () => `run ${++ids}`,
    () => time,
  )
  const at = (ms: number) => {
    time = ms
    return run.gesture()
  }
  expect([at(0), at(999), at(1998)]).toEqual(['run 1', 'run 1', 'run 1'])
  expect(at(2998)).toBe('run 2')
  run.end()
  expect(at(2999)).toBe('run 3')
})

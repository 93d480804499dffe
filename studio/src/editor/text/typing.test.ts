import { expect, it } from 'vitest'
import { createTypingRun } from './typing.ts'

it('groups keystrokes within a second; a pause or leaving the field starts a new run', () => {
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

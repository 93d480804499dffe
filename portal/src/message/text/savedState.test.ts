import { expect, it } from 'vitest'
import { savedState } from './savedState.ts'

const quiet = { state: null, problem: null } as const
const saved = { state: 'SAVED', problem: null } as const
const failed = { state: 'FAILED', problem: null } as const
const tooLong = { state: null, problem: { kind: 'TOO_LONG', most: 50 } } as const

it('DGM-33: the most urgent state of files and texts is the one that is said', () => {
  expect(savedState([quiet, quiet], false)).toBe('NONE')
  expect(savedState([saved, quiet], false)).toBe('SAVED')
  expect(savedState([saved, { state: 'SAVING', problem: null }], false)).toBe('SAVING')
  expect(savedState([saved, quiet], true)).toBe('SENDING')
  expect(savedState([saved, failed], true)).toBe('FAILED')
  expect(savedState([failed, tooLong], true)).toBe('PROBLEM')
})

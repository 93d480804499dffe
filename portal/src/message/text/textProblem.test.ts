import { expect, it } from 'vitest'
import { textProblem } from './textProblem.ts'

it('DGM-12: names characters beyond the basic plane, which cannot be saved', () => {
  expect(textProblem('𠮷田さん🎉', 1)).toEqual({ kind: 'CHARACTERS', characters: '𠮷 🎉' })
  expect(textProblem('吉田さん♡', 1)).toBeNull()
})

it('DGM-12: allows 50 characters in a title and 1000 in a message', () => {
  expect(textProblem('あ'.repeat(50), 1)).toBeNull()
  expect(textProblem('あ'.repeat(51), 1)).toEqual({ kind: 'TOO_LONG', most: 50 })
  expect(textProblem('あ'.repeat(1001), 2)).toEqual({ kind: 'TOO_LONG', most: 1000 })
})

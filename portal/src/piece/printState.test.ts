import type { Design, PrintCheck } from '@irodori/contract'
import { expect, it } from 'vitest'
import { printState } from './printState.ts'

const stateOf = (checks: readonly PrintCheck[], isComplete = true, isOpen = true) =>
  printState({ pages: checks.map((printCheck) => ({ printCheck }) as Design), isComplete }, isOpen)

it('a piece is equal only when each of its pages is', () => {
  expect(stateOf(['EQUAL', 'EQUAL'])).toBe('EQUAL')
  expect(stateOf(['EQUAL', 'PENDING'])).toBe('PENDING')
})

it('a page that differs or failed is told before all else', () => {
  expect(stateOf(['PENDING', 'DIFFERENT'])).toBe('DIFFERENT')
  expect(stateOf(['DIFFERENT', 'FAILED', 'EQUAL'], false)).toBe('FAILED')
})

it('a page that no browser could show exactly is not called equal', () => {
  expect(stateOf(['EQUAL', 'UNSEEN'])).toBe('UNSEEN')
})

it('empty places are told once the pages are rendered', () => {
  expect(stateOf(['EQUAL'], false)).toBe('INCOMPLETE')
})

it('MYP-16: in an order that is closed nothing is said that its customer could only act on in the editor', () => {
  for (const check of ['FAILED', 'DIFFERENT', 'UNSEEN', 'PENDING'] as const) {
    expect(stateOf(['EQUAL', check], true, false)).toBeNull()
  }
  expect(stateOf(['EQUAL'], true, false)).toBe('EQUAL')
})

import type { Design, PrintCheck } from '@irodori/contract/entities/design'
import { expect, it } from 'vitest'
import { printState } from './printState.ts'

const stateOf = (checks: readonly PrintCheck[], isComplete = true, isOpen = true) =>
  printState({ pages: checks.map((printCheck) => ({ printCheck }) as Design), isComplete }, isOpen)

it('reports a piece as equal only if each page is equal', () => {
  expect(stateOf(['EQUAL', 'EQUAL'])).toBe('EQUAL')
  expect(stateOf(['EQUAL', 'PENDING'])).toBe('PENDING')
})

it('reports a page that differs or failed before anything else', () => {
  expect(stateOf(['PENDING', 'DIFFERENT'])).toBe('DIFFERENT')
  expect(stateOf(['DIFFERENT', 'FAILED', 'EQUAL'], false)).toBe('FAILED')
})

it('reports a page that no browser could show exactly as unseen, not as equal', () => {
  expect(stateOf(['EQUAL', 'UNSEEN'])).toBe('UNSEEN')
})

it('reports nothing for a rendered piece that is unfinished, because its missing parts are listed', () => {
  expect(stateOf(['EQUAL'], false)).toBeNull()
})

it('MYP-16: reports nothing for a closed order that only the editor could correct', () => {
  for (const check of ['FAILED', 'DIFFERENT', 'UNSEEN', 'PENDING'] as const) {
    expect(stateOf(['EQUAL', check], true, false)).toBeNull()
  }
  expect(stateOf(['EQUAL'], true, false)).toBe('EQUAL')
})

import { expect, it } from 'vitest'
import { layoutProblems } from './layoutProblems.ts'

const page = { id: 'a', isNotComplete: false, imageName: 'a.png', printCheck: 'EQUAL' } as const

it('RVW-8: reports pages with empty frames, failed rendering or a difference from the approved picture', () => {
  expect(layoutProblems([page, { ...page, printCheck: 'UNSEEN' }])).toEqual([])
  expect(layoutProblems([{ ...page, isNotComplete: true }])).toEqual(['a'])
  expect(layoutProblems([{ ...page, printCheck: 'FAILED' }])).toEqual(['a'])
  expect(layoutProblems([{ ...page, printCheck: 'DIFFERENT' }])).toEqual(['a'])
  expect(layoutProblems([{ ...page, imageName: null }])).toEqual(['a'])
})

it('RVW-8: reports no problem for a picture that is still rendering', () => {
  expect(layoutProblems([{ ...page, imageName: null, printCheck: 'PENDING' }])).toEqual([])
})

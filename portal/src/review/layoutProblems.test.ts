import { expect, it } from 'vitest'
import { layoutProblems } from './layoutProblems.ts'

const page = { id: 'a', isNotComplete: false, imageName: 'a.png', printCheck: 'EQUAL' } as const

it('RVW-8: pages that are empty in places, could not be rendered or differ from what was approved are a problem', () => {
  expect(layoutProblems([page, { ...page, printCheck: 'UNSEEN' }])).toEqual([])
  expect(layoutProblems([{ ...page, isNotComplete: true }])).toEqual(['a'])
  expect(layoutProblems([{ ...page, printCheck: 'FAILED' }])).toEqual(['a'])
  expect(layoutProblems([{ ...page, printCheck: 'DIFFERENT' }])).toEqual(['a'])
  expect(layoutProblems([{ ...page, imageName: null }])).toEqual(['a'])
})

it('RVW-8: a picture that is still being made holds nothing up', () => {
  expect(layoutProblems([{ ...page, imageName: null, printCheck: 'PENDING' }])).toEqual([])
})

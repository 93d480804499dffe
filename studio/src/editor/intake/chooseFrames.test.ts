import { expect, it } from 'vitest'
import { filledFrame, samplePage, sampleText, sampleFrame } from '../testing/sampleDesign.ts'
import { chooseFrames } from './chooseFrames.ts'

const page = samplePage('front', [
  sampleText('words', 2),
  sampleFrame('third', 5),
  sampleFrame('first', 1),
  filledFrame('filled', 3),
  sampleFrame('off', 4, { isDisabledItem: true }),
])

const idsFor = (count: number, aimedAt: string | null) => {
  const placement = chooseFrames(page, count, aimedAt)
  return placement.kind === 'PLACE' ? placement.windows.map(({ id }) => id) : placement
}

it('EDT-9: without an aim photos go into the empty windows in reading order', () => {
  expect(idsFor(1, null)).toEqual(['first'])
  expect(idsFor(2, null)).toEqual(['first', 'third'])
})

it('the first goes where it was aimed at, even if a photo is there; the rest into the next empty ones', () => {
  expect(idsFor(2, 'filled')).toEqual(['filled', 'third'])
  expect(idsFor(3, 'filled')).toEqual(['filled', 'third', 'first'])
})

it('EDT-9: texts and windows that are turned off take no photo, whatever is aimed at', () => {
  expect(idsFor(1, 'off')).toEqual(['first'])
  expect(idsFor(1, 'words')).toEqual(['first'])
})

it('EDT-10: more photos than enabled windows are refused with the number that fits', () => {
  expect(idsFor(4, null)).toEqual({ kind: 'TOO_MANY', most: 3 })
})

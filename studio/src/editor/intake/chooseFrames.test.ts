import { expect, it } from 'vitest'
import { filledFrame, sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { chooseFrames } from './chooseFrames.ts'

const page = samplePage('front', [
  sampleText('words', 2),
  sampleFrame('third', 5),
  sampleFrame('first', 1),
  filledFrame('filled', 3),
  sampleFrame('off', 4, { isDisabledItem: true }),
])

const idsFor = (count: number, targetId: string | null) => {
  const chosen = chooseFrames(page, count, targetId)
  return chosen.ok ? chosen.value.map(({ id }) => id) : chosen.error
}

it('EDT-9: fills the empty frames in reading order when there is no target', () => {
  expect(idsFor(1, null)).toEqual(['first'])
  expect(idsFor(2, null)).toEqual(['first', 'third'])
})

it('puts the first photo into the target frame, even a filled one, and the others into the next empty frames', () => {
  expect(idsFor(2, 'filled')).toEqual(['filled', 'third'])
  expect(idsFor(3, 'filled')).toEqual(['filled', 'third', 'first'])
})

it('EDT-9: never chooses a text or a disabled frame, even as the target', () => {
  expect(idsFor(1, 'off')).toEqual(['first'])
  expect(idsFor(1, 'words')).toEqual(['first'])
})

it('CLD-10: chooses the frame of an own day only as the target', () => {
  const april = samplePage('april', [sampleFrame('window', 1), sampleFrame('birthday', 2, { ofDay: '04-12' })])
  const idsOn = (count: number, targetId: string | null) => {
    const chosen = chooseFrames(april, count, targetId)
    return chosen.ok ? chosen.value.map(({ id }) => id) : chosen.error
  }
  expect(idsOn(1, null)).toEqual(['window'])
  expect(idsOn(2, null)).toEqual({ code: 'TOO_MANY_PHOTOS', most: 1 })
  expect(idsOn(2, 'birthday')).toEqual(['birthday', 'window'])
})

it('EDT-10: refuses more photos than enabled frames and names the number that fits', () => {
  expect(idsFor(4, null)).toEqual({ code: 'TOO_MANY_PHOTOS', most: 3 })
})

import { rect } from '@irodori/geometry/shape'
import { expect, it } from 'vitest'
import { isPale, textFrame } from './textFrame.ts'

it('PWR-30: shows a whole text in its thumbnail, or the beginnings of its lines', () => {
  expect(textFrame('TEXT', rect(10, 20, 60, 40), 35)).toEqual(rect(10, 10, 60, 60))
  expect(textFrame('TEXT', rect(10, 20, 400, 30), 35)).toEqual(rect(10, 0, 70, 70))
  expect(textFrame('TEXT', rect(10, 20, 400, 130), 35)).toEqual(rect(10, 20, 130, 130))
  expect(textFrame('VERTICAL_TEXT', rect(10, 20, 30, 400), 35)).toEqual(rect(-10, 20, 70, 70))
  // Vertical columns start at the right.
  expect(textFrame('VERTICAL_TEXT', rect(10, 20, 400, 130), 35)).toEqual(rect(280, 20, 130, 130))
})

it('PWR-30: gives texts of a light colour a dark background', () => {
  expect(['#ffffff', '#ffe97a', '#c0392b', '#25211d'].map(isPale)).toEqual([true, true, false, false])
})

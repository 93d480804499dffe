import { expect, test } from 'vitest'
import { spotNameOf } from './spotColour.ts'

test.each([
  ['Foil_Gold.spot.png', 'Foil Gold'],
  ['cards/2026/PANTONE_877_C.spot.png', 'PANTONE 877 C'],
  ['cards/border.png', null],
  ['cards/.spot.png', null],
  ['cards/All.spot.png', null],
  ['Black.spot.png', null],
  ['Foil Gold.spot.jpg', null],
])('PRF-14: the artwork %s is in the spot colour %s', (key, name) => {
  expect(spotNameOf(key)).toBe(name)
})

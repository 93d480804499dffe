import { expect, it } from 'vitest'
import { radiusEntered, radiusShown } from './curveRadius.ts'
import { areaHeight } from './textArea.ts'

it('EDT-19: the radius of a curve is entered in tenths: 123 in the field are 1230 print pixels', () => {
  expect([radiusEntered(123), radiusShown(1230)]).toEqual([1230, 123])
})

it('EDT-22: the field of the words grows by rows of 22 px, 4 px about them, to four rows', () => {
  expect([0, 22, 44, 66, 88, 110, 900].map(areaHeight)).toEqual([26, 26, 48, 70, 92, 92, 92])
})

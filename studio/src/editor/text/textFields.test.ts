import { expect, it } from 'vitest'
import { radiusEntered, radiusShown } from './curveRadius.ts'
import { areaHeight } from './textArea.ts'

it('EDT-19: converts the radius field to tenths: 123 in the field are 1230 print pixels', () => {
  expect([radiusEntered(123), radiusShown(1230)]).toEqual([1230, 123])
})

it('EDT-22: grows the text field by rows of 22 px with 4 px around them up to four rows', () => {
  expect([0, 22, 44, 66, 88, 110, 900].map(areaHeight)).toEqual([26, 26, 48, 70, 92, 92, 92])
})

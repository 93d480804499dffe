import { expect, it } from 'vitest'
import { moveGrip, placeByKey, placeOfGrip } from './trimGrip.ts'

const TOTAL = 65.47
const WINDOW = { start: 10, end: 30 }

it('DGM-25: arrow keys move an edge by 0.1 seconds, with Shift by a second', () => {
  expect(placeByKey('ArrowRight', false, 10, TOTAL)).toBeCloseTo(10.1)
  expect(placeByKey('ArrowUp', true, 10, TOTAL)).toBe(11)
  expect(placeByKey('ArrowLeft', false, 10, TOTAL)).toBeCloseTo(9.9)
  expect(placeByKey('ArrowDown', true, 10, TOTAL)).toBe(9)
})

it('DGM-25: page keys move an edge by five seconds, Home and End to the ends of the file, other keys not at all', () => {
  expect(placeByKey('PageUp', false, 10, TOTAL)).toBe(15)
  expect(placeByKey('PageDown', false, 10, TOTAL)).toBe(5)
  expect(placeByKey('Home', false, 10, TOTAL)).toBe(0)
  expect(placeByKey('End', false, 10, TOTAL)).toBe(65.4)
  expect(placeByKey('Tab', false, 10, TOTAL)).toBeNull()
})

it('DGM-25: each grip moves its own edge, the part both', () => {
  expect(moveGrip('START', WINDOW, 12, TOTAL)).toEqual({ start: 12, end: 30 })
  expect(moveGrip('END', WINDOW, 28, TOTAL)).toEqual({ start: 10, end: 28 })
  expect(moveGrip('WINDOW', WINDOW, 12, TOTAL)).toEqual({ start: 12, end: 32 })
  expect([placeOfGrip('START', WINDOW), placeOfGrip('END', WINDOW), placeOfGrip('WINDOW', WINDOW)]).toEqual([
    10, 30, 10,
  ])
})

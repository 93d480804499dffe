import { DELIVERY_TIMES } from '@irodori/rules/deliveryDate'
import { expect, it } from 'vitest'
import { clockBands, hoursOf, onFace, ringPath } from './clockBands.ts'

it('RGN-8: places a delivery time at its hours, and the morning on its own ring', () => {
  expect(clockBands().map(({ time, start, sweep, lane }) => [time, start, sweep, lane])).toEqual([
    ['午前中', 240, 120, 0],
    ['12-14時', 0, 60, 1],
    ['14-16時', 60, 60, 1],
    ['16-18時', 120, 60, 1],
    ['18-20時', 180, 60, 1],
    ['19-21時', 210, 60, 2],
  ])
})

it('RGN-8: draws no two delivery times over each other', () => {
  const cells = clockBands().flatMap(({ from, to, lane }) =>
    Array.from({ length: to - from }, (_, hour) => `${lane}/${from + hour}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(DELIVERY_TIMES.map((time) => hoursOf(time).from)).toEqual([8, 12, 14, 16, 18, 19])
})

it('RGN-8: measures angles clockwise from the top', () => {
  expect([onFace(10, 0), onFace(10, 90), onFace(10, 180)]).toEqual([
    [0, -10],
    [10, -0],
    [0, 10],
  ])
  expect(ringPath(5, 10, 0, 90)).toBe('M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z')
})

import { expect, it } from 'vitest'
import { playerTime, timeParts } from './timeParts.ts'

it('states a time in minutes and seconds, without a sixtieth second', () => {
  expect(timeParts(62.5)).toEqual({ minutes: 1, seconds: '2.5' })
  expect(timeParts(59.96)).toEqual({ minutes: 1, seconds: '0.0' })
  expect([playerTime(0), playerTime(9.9), playerTime(62.5), playerTime(600)]).toEqual([
    '0:00.0',
    '0:09.9',
    '1:02.5',
    '10:00.0',
  ])
})

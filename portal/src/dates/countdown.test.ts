import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countdown } from './countdown.ts'

it('PCK-15: gives the remaining days, hours, minutes and seconds, and whether the time is over', () => {
  expect(countdown(1_800_000, 0)).toEqual({ days: 0, hours: 0, minutes: 30, seconds: 0, isOver: false })
  expect(countdown(1_800_000, 1)).toMatchObject({ minutes: 30, seconds: 0 })
  expect(countdown(1_800_000, 1_000)).toMatchObject({ minutes: 29, seconds: 59 })
  expect(countdown(93_784_000, 0)).toMatchObject({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  expect(countdown(0, 5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true })
})

it('PCK-15: returns parts that add up to the remaining time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (left) => {
      const { days, hours, minutes, seconds } = countdown(left, 0)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1000))
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { readInstant, shippingTime } from './shippingTime.ts'

describe('the shipping time', () => {
  it('returns the first second of the shipping day in Tokyo', () => {
    expect(shippingTime('2026-11-26')).toBe('2026-11-26 00:00:00 +0900')
    expect(readInstant(shippingTime('2026-11-26'))).toEqual(new Date('2026-11-25T15:00:00Z'))
  })

  it.each([
    ['2026-11-26', '2026-11-25T15:00:00.000Z'],
    ['2026-11-26T10:30', '2026-11-26T01:30:00.000Z'],
    ['2026-11-26T10:30:00.000Z', '2026-11-26T10:30:00.000Z'],
    ['2026-11-26 10:30:00  0900', '2026-11-26T01:30:00.000Z'],
    ['2026-11-26 10:30:00 0900', '2026-11-26T01:30:00.000Z'],
    ['2026-11-26T10:30:00-0500', '2026-11-26T15:30:00.000Z'],
    ['2026-13-26', null],
    ['tomorrow', null],
    ['', null],
  ])('reads the shipping time from %j', (text, instant) => {
    expect(readInstant(text)?.toISOString() ?? null).toBe(instant)
  })
})

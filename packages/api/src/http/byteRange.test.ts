import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteRange } from './byteRange.ts'

describe('a Range header', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-400', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'OUTSIDE'],
    ['bytes=99999999999999999999-', 'OUTSIDE'],
    ['bytes=-0', 'OUTSIDE'],
    ['bytes=9-3', 'WHOLE'],
    ['bytes=-', 'WHOLE'],
    ['bytes=0-1,5-6', 'WHOLE'],
    ['lines=0-1', 'WHOLE'],
    ['', 'WHOLE'],
    [undefined, 'WHOLE'],
  ])('parses a Range header for a file of 100 bytes: %s', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected)
  })

  it('never yields a range outside the file', () => {
    const text = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
    )
    fc.assert(
      fc.property(text, fc.nat(1000), (header, bytes) => {
        const range = byteRange(header, bytes)
        if (typeof range === 'string') return
        expect(0 <= range.start && range.start <= range.end && range.end < bytes).toBe(true)
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import { parseColour } from './rgba.ts'

describe('parseColour', () => {
  test('reads the three forms', () => {
    expect(parseColour('#1a2B3c')).toEqual({ r: 26, g: 43, b: 60, a: 255 })
    expect(parseColour('#f0a')).toEqual({ r: 255, g: 0, b: 170, a: 255 })
    expect(parseColour('#01020380')).toEqual({ r: 1, g: 2, b: 3, a: 128 })
  })

  test.each(['', 'red', '#12', '#12345', '#1234567', '#gggggg', ' #000000'])('refuses %j', (text) => {
    expect(() => parseColour(text)).toThrow(RangeError)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCoverage, encodeCoverage } from './coverage.ts'

test('contains exactly the encoded characters after decoding', () => {
  const character = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0x3000, max: 0x30ff }))
  fc.assert(
    fc.property(fc.uniqueArray(character, { maxLength: 300 }), character, (encoded, other) => {
      const coverage = decodeCoverage(encodeCoverage(encoded))
      for (const codePoint of encoded) expect(coverage.has(codePoint)).toBe(true)
      expect(coverage.has(other)).toBe(encoded.includes(other))
    }),
  )
})

test('stores no bytes for a full page', () => {
  const page = Array.from({ length: 256 }, (_, i) => 0x4e00 + i)
  const packed = encodeCoverage(page)
  expect(packed.length).toBe(encodeCoverage([]).length)
  expect([0x4dff, 0x4e00, 0x4eff, 0x4f00].map(decodeCoverage(packed).has)).toEqual([false, true, true, false])
})

test('never covers characters beyond the basic plane and invalid code points', () => {
  const coverage = decodeCoverage(encodeCoverage([0x1f44d, 0xf44d]))
  expect([0x1f44d, 0xf44d, -1, Number.NaN].map(coverage.has)).toEqual([false, true, false, false])
})

test('throws for a truncated coverage', () => {
  const packed = encodeCoverage([0x41, 0x3042])
  expect(() => decodeCoverage(packed.subarray(0, packed.length - 1))).toThrow(RangeError)
})

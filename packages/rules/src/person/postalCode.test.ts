import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPostalCode, parsePostalCode } from './postalCode.ts'

describe('ZIP-1 parsePostalCode', () => {
  it.each(['150-0001', '1500001', ' 150-0001 ', '１５０－０００１', '〒150-0001', '150ー0001', '150−0001'])(
    'reads %s',
    (text) => {
      expect(parsePostalCode(text)).toBe('1500001')
    },
  )

  it.each([
    '',
    '150-001',
    '15-00001',
    '150--0001',
    '150 0001',
    '1500-001',
    '15000011',
    'abc-defg',
    '150〒-0001',
    '150−−0001',
  ])('returns null for %s', (text) => {
    expect(parsePostalCode(text)).toBeNull()
    expect(formatPostalCode(text)).toBeNull()
  })
})

describe('ZIP-2 formatPostalCode', () => {
  it('writes nnn-nnnn, which is parsed back to the same digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7}$/), (digits) => {
        const shown = formatPostalCode(digits)
        expect(shown).toMatch(/^\d{3}-\d{4}$/)
        expect(parsePostalCode(shown ?? '')).toBe(digits)
      }),
    )
  })
})

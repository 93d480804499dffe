import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastFourDigits, normalisePhoneNumber } from './phoneNumber.ts'

describe('PHO-1 normalisePhoneNumber', () => {
  it.each([
    '090-1234-5678',
    '09012345678',
    '０９０−１２３４−５６７８',
    '+81 90 1234 5678',
    ' + 81 90 1234 5678 ',
    '(090) 1234 5678',
    '+81-090-1234-5678',
    '(+81) 90 1234 5678',
    '+(81) (0)90 1234 5678',
    'TEL +81 90 1234 5678',
  ])('reads %s as 09012345678', (text) => {
    expect(normalisePhoneNumber(text)).toBe('09012345678')
  })

  it('keeps digits only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalisePhoneNumber(text)).toMatch(/^\d*$/)
      }),
    )
  })
})

describe('PHO-2 lastFourDigits', () => {
  it('returns the last four digits', () => {
    expect(lastFourDigits('090-1234-5678')).toBe('5678')
  })
})

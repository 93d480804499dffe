import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePassword, passwordViolation } from './password.ts'

describe('PAS-1 normalisePassword', () => {
  it('returns the same text for every keyboard', () => {
    expect(normalisePassword('ｓａｋｕｒａ２０２６')).toBe('sakura2026')
    expect(normalisePassword('か\u3099っこう')).toBe('がっこう')
  })

  it('returns the same text for each Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (typed, form) => {
        expect(normalisePassword(typed.normalize(form))).toBe(normalisePassword(typed))
      }),
    )
  })
})

describe('PAS-2 a new password', () => {
  it.each([
    ['1234567', 'TOO_SHORT'],
    ['𠮷𠮷𠮷𠮷', 'TOO_SHORT'],
    ['か\u3099か\u3099か\u3099か\u3099', 'TOO_SHORT'],
    ['あさひかわのゆき', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'TOO_LONG'],
    ['㍿'.repeat(33), 'TOO_LONG'],
    ['abcdefgh\ud842', 'MALFORMED'],
  ])('%j has the violation %j', (password, expected) => {
    expect(passwordViolation(password)).toBe(expected)
  })
})

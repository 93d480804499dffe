import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeOf } from '../../testing/accounts/authenticatorApp.ts'
import {
  createRecoveryCodes,
  createSecret,
  hashOfRecoveryCode,
  normaliseCode,
  secretUri,
  stepOfCode,
} from './oneTimeCode.ts'

/** The secret `12345678901234567890` of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Seconds and the last six of the eight digits in the table of appendix B for SHA-1. */
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 for %i seconds', (seconds, code) => {
  const at = new Date(seconds * 1000)
  expect(stepOfCode(SECRET, code, at)).toBe(Math.floor(seconds / 30))
  expect(codeOf(SECRET, at)).toBe(code)
})

it('accepts the code of the step before and the step after, and of no other', () => {
  const now = new Date('2026-11-27T00:00:10Z')
  const step = Math.floor(now.getTime() / 30_000)
  const accepted = [-2, -1, 0, 1, 2].map((away) =>
    stepOfCode(SECRET, codeOf(SECRET, new Date(now.getTime() + away * 30_000)), now),
  )
  expect(accepted).toEqual([null, step - 1, step, step + 1, null])
})

it('makes a secret of 160 bits, and an address that names shop and account', () => {
  const secret = createSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(secretUri(secret, 'はなみずき 写真館', 'hanako@example.jp'))
  expect([uri.protocol, uri.host || uri.pathname.split('/')[2]]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(uri.pathname)).toContain('はなみずき 写真館:hanako@example.jp')
  expect(uri.searchParams.get('secret')).toBe(secret)
})

it('makes ten different recovery codes, which are read in any way of typing', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^(?:[a-hj-km-np-z2-9]{4}-){2}[a-hj-km-np-z2-9]{4}$/)
    for (const typed of [code.toUpperCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '‐')} `])
      expect(hashOfRecoveryCode(typed)).toBe(hashOfRecoveryCode(code))
  }
})

it('takes any text for a code without failing', () => {
  const now = new Date('2026-11-27T00:00:10Z')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(stepOfCode(SECRET, normaliseCode(typed), now)).toBeNull()
    }),
  )
  // Six characters that are not ASCII, for which the library throws.
  expect(stepOfCode(SECRET, '¿Ǎ¿Ǎ¿Ǎ', now)).toBeNull()
  expect(normaliseCode(' １２３ ４５６ ')).toBe('123456')
})

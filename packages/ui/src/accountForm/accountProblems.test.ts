import type { CallError } from '@irodori/client/callError'
import * as guesses from '@irodori/rules/passwordGuesses'
import { describe, expect, it } from 'vitest'
import {
  emailProblem,
  fieldProblems,
  newPasswordProblem,
  normaliseTypedEmail,
  passwordProblem,
  repeatedProblem,
  userNameProblem,
} from './accountProblems.ts'
import { passwordStrength } from './passwordStrength.ts'

describe('SES-13: fields are checked before anything is sent', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['hanako', 'wrongForm'],
    ['hanako@example', 'wrongForm'],
    ['hanako@@example.jp', 'wrongForm'],
    ['ha nako@example.jp', 'wrongForm'],
    [`${'x'.repeat(250)}@example.jp`, 'wrongForm'],
    [' hanako.sato+shop@mail.example.co.jp ', null],
    ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ', null],
  ])('e-mail address "%s": %s', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem)
  })

  it('normalises an address to half-width without surrounding spaces', () => {
    expect(normaliseTypedEmail('　ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ ')).toBe('hanako@example.jp')
  })

  it.each([
    ['', 'missing'],
    ['はな', null],
    ['は'.repeat(61), 'tooLong'],
  ])('name "%s": %s', (typed, problem) => {
    expect(userNameProblem(typed)).toBe(problem)
  })

  it('only requires an existing password and checks a new one by its rules', () => {
    expect([passwordProblem(''), passwordProblem('x')]).toEqual(['missing', null])
    expect(newPasswordProblem('')).toBe('missing')
    expect(newPasswordProblem('1234567')).toBe('TOO_SHORT')
    expect(newPasswordProblem('x'.repeat(129))).toBe('TOO_LONG')
    expect(newPasswordProblem('haru-no-umi')).toBeNull()
  })
})

it('SES-14: requires the repeated password to be the same', () => {
  expect(repeatedProblem('haru-no-umi', '')).toBe('missing')
  expect(repeatedProblem('haru-no-umi', 'haru-no-yama')).toBe('different')
  expect(repeatedProblem('haru-no-umi', 'haru-no-umi')).toBeNull()
})

it.each([
  ['', { kind: 'EMPTY' }],
  ['haru', { kind: 'SHORT', missing: 4 }],
  ['𠮷𠮷𠮷𠮷', { kind: 'SHORT', missing: 4 }],
  ['aaaaaaaaaaaaaaaa', { kind: 'WEAK' }],
  ['12345678', { kind: 'WEAK' }],
  ['abcdefghijk', { kind: 'WEAK' }],
  ['hanako2026', { kind: 'WEAK' }],
  ['Password1!', { kind: 'WEAK' }],
  ['irodori2026', { kind: 'WEAK' }],
  ['x7Gq2mPz', { kind: 'FAIR' }],
  ['あさひかわのゆき', { kind: 'FAIR' }],
  ['haru-no-umi-hinemosu', { kind: 'STRONG' }],
])('SES-15: the strength of "%s" is %j', (typed, strength) => {
  expect(passwordStrength(typed, ['hanako@example.jp', 'イロドリ Irodori'], guesses)).toEqual(strength)
})

it('SES-15: says only that a password is long enough while the dictionaries load', () => {
  expect(passwordStrength('Password1!', [], null)).toEqual({ kind: 'UNKNOWN' })
})

it('SES-13: shows a problem that the server reports beside its field', () => {
  const refused = (error: Record<string, unknown>): CallError => ({
    kind: 'REFUSED',
    status: 400,
    errorCode: 'REQUEST_INVALID',
    message: null,
    error,
  })
  expect(fieldProblems(refused({ newPassword: ['TOO_COMMON'] }), ['oldPassword', 'newPassword'])).toEqual({
    newPassword: 'TOO_COMMON',
  })
  expect(fieldProblems(refused({ oldPassword: ['WRONG'] }), ['oldPassword'])).toEqual({ oldPassword: 'wrong' })
  expect(fieldProblems(refused({ email: ['Invalid email'] }), ['email'])).toEqual({ email: 'wrongForm' })
  expect(fieldProblems({ kind: 'NETWORK' }, ['email'])).toEqual({})
})

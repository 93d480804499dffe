import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGuessable, passwordGuesses } from './passwordGuesses.ts'

const KNOWN = ['hanako.sato@example.jp', '佐藤 花子', 'イロドリ写真館']

describe('PAS-3 a new password', () => {
  it.each([
    ['a frequent one', 'password1'],
    ['a frequent one with a capital and a sign', 'Password1!'],
    ['a frequent one in another width', 'ｐａｓｓｗｏｒｄ１'],
    ['a frequent one with changed letters and a year', 'P@ssw0rd2026'],
    ['one that is typed in kana', 'パスワード123'],
    ['a row of keys', 'qwertyuiop'],
    ['a row of letters', 'abcdefghijk'],
    ['one letter', 'aaaaaaaaaaaa'],
    ['a repeated word', 'さくらさくら'],
    ['a Japanese word and a year', 'sakura2026'],
    ['a Japanese surname and a birthday', 'tanaka1985'],
    ['the e-mail address', 'Hanako.Sato@Example.jp'],
    ['the first part of the e-mail address', 'hanako.sato'],
    ['the name of the owner', '佐藤花子2026'],
    ['the name of the shop', 'イロドリ写真館'],
    ['a part of the name of the shop', 'イロドリ2026'],
  ])('is refused if it is %s: %s', (_what, password) => {
    expect(isGuessable(password, KNOWN)).toBe(true)
  })

  it.each(['あさひかわのゆき', 'haru-no-umi', 'x7Gq2mPz', 'correct horse battery', 'はじめまして2026'])(
    'is accepted: %s',
    (password) => {
      expect(isGuessable(password, KNOWN)).toBe(false)
    },
  )

  it('withstands no fewer guesses where nothing is known of the owner', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8, maxLength: 20 }),
        fc.array(fc.string(), { maxLength: 3 }),
        (password, known) => {
          expect(passwordGuesses(password, [])).toBeGreaterThanOrEqual(passwordGuesses(password, known))
        },
      ),
      { numRuns: 50 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKatakana, normaliseKana } from './katakana.ts'

describe('KAN-1 isKatakana', () => {
  it.each(['ヤマダ', 'ヤマダ　タロー', 'ヴァン ヘルシング', 'ﾔﾏﾀﾞ ﾀﾛｰ', 'ヶヵヺ'])('accepts %s', (text) => {
    expect(isKatakana(text)).toBe(true)
  })

  it.each(['やまだ', '山田', 'Yamada', 'ヤマダ1', 'ヤマダ・タロウ', 'ヤマダ、', 'ヤマダ\n', 'ｱﾞ', '', ' 　'])(
    'refuses %j',
    (text) => {
      expect(isKatakana(text)).toBe(false)
    },
  )
})

describe('KAN-2 normaliseKana', () => {
  it.each([
    ['ヤマダ・タロー', 'ヤマダ タロー'],
    ['ﾔﾏﾀﾞ･ﾀﾛｰ', 'ヤマダ タロー'],
    ['ジャン＝ポール', 'ジャン ポール'],
    ['ヤマダ。', 'ヤマダ '],
    ['ｱﾞ', 'ア '],
    ['ヤマダ　タロー', 'ヤマダ　タロー'],
  ])('turns %s into %s', (typed, kana) => {
    expect(normaliseKana(typed)).toBe(kana)
  })

  it('normaliseKana is idempotent, and its result is katakana', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ァ-ヺー・。、 ｦ-ﾟ]*$/), (typed) => {
        const once = normaliseKana(typed)
        expect(normaliseKana(once)).toBe(once)
        expect(once.trim() === '' || isKatakana(once)).toBe(true)
      }),
    )
  })
})

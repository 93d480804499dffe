import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charactersBeyondBasicPlane, shownMessageText } from './messageText.ts'

const PROPOSED = 'メッセージをご入力ください'

describe('MSG-4 charactersBeyondBasicPlane', () => {
  it('returns each character once', () => {
    expect(charactersBeyondBasicPlane('𠮷田さん🎉へ🎉')).toEqual(['𠮷', '🎉'])
    expect(charactersBeyondBasicPlane('吉田さんへ♡')).toEqual([])
    expect(charactersBeyondBasicPlane('\uffff\u{10000}')).toEqual(['\u{10000}'])
  })

  it('returns the characters of two code units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(charactersBeyondBasicPlane(text).length > 0).toBe([...text].length !== text.length)
      }),
    )
  })
})

describe('MSG-5 the proposed text', () => {
  it('replaces a missing text while designing', () => {
    expect([null, '', 'null', 'じいじへ'].map((text) => shownMessageText(text, PROPOSED, 'DESIGN'))).toEqual([
      PROPOSED,
      PROPOSED,
      PROPOSED,
      'じいじへ',
    ])
  })

  it('a preview or a released message never shows the proposed text', () => {
    for (const mode of ['PREVIEW', 'RELEASED'] as const) {
      expect([null, '', 'null', PROPOSED, 'じいじへ'].map((text) => shownMessageText(text, PROPOSED, mode))).toEqual([
        '',
        '',
        '',
        '',
        'じいじへ',
      ])
    }
  })
})

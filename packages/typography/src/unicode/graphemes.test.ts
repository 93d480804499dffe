import { expect, test } from 'vitest'
import { graphemes } from './graphemes.ts'

test.each([
  ['plain characters stand alone', 'あA1', ['あ', 'A', '1']],
  ['a voicing mark stays with its kana', 'か\u3099き\u309a', ['か\u3099', 'き\u309a']],
  ['an accent stays with its letter', 'e\u0301a', ['e\u0301', 'a']],
  ['a variation selector stays with its kanji', '葛\u{e0100}飾', ['葛\u{e0100}', '飾']],
  ['a family joined by joiners is one', '👨‍👩‍👧!', ['👨‍👩‍👧', '!']],
  ['a joiner after a letter joins nothing that follows', 'a\u200db', ['a\u200d', 'b']],
  ['flags go in pairs', '🇯🇵🇫🇷🇯', ['🇯🇵', '🇫🇷', '🇯']],
  ['a skin tone stays with its hand', '👍🏽👍', ['👍🏽', '👍']],
  ['carriage return and line feed are one, controls stand alone', 'a\r\n\u0301', ['a', '\r\n', '\u0301']],
  ['Hangul letters join into a syllable', '\u1112\u1161\u11ab한\u11ab', ['\u1112\u1161\u11ab', '한\u11ab']],
])('%s', (_, text, expected) => {
  expect(graphemes(text)).toEqual(expected)
})

test('nothing is lost or invented', () => {
  const text = 'か\u3099👨‍👩‍👧🇯🇵\r\nAb\u0301 \u0600\u0661'
  expect(graphemes(text).join('')).toBe(text)
  expect(graphemes('')).toEqual([])
})

import { expect, test } from 'vitest'
import { graphemes } from './graphemes.ts'

test.each([
  ['separates plain characters', 'あA1', ['あ', 'A', '1']],
  ['keeps a voicing mark with its kana', 'か\u3099き\u309a', ['か\u3099', 'き\u309a']],
  ['keeps an accent with its letter', 'e\u0301a', ['e\u0301', 'a']],
  ['keeps a variation selector with its kanji', '葛\u{e0100}飾', ['葛\u{e0100}', '飾']],
  ['keeps an emoji family with joiners together', '👨‍👩‍👧!', ['👨‍👩‍👧', '!']],
  ['ends the cluster after a joiner that follows a letter', 'a\u200db', ['a\u200d', 'b']],
  ['pairs regional indicators into flags', '🇯🇵🇫🇷🇯', ['🇯🇵', '🇫🇷', '🇯']],
  ['keeps a skin tone with its emoji', '👍🏽👍', ['👍🏽', '👍']],
  ['keeps CR LF together and separates other controls', 'a\r\n\u0301', ['a', '\r\n', '\u0301']],
  ['joins Hangul letters into a syllable', '\u1112\u1161\u11ab한\u11ab', ['\u1112\u1161\u11ab', '한\u11ab']],
])('%s', (_, text, expected) => {
  expect(graphemes(text)).toEqual(expected)
})

test('preserves the text', () => {
  const text = 'か\u3099👨‍👩‍👧🇯🇵\r\nAb\u0301 \u0600\u0661'
  expect(graphemes(text).join('')).toBe(text)
  expect(graphemes('')).toEqual([])
})

import { expect, test } from 'vitest'
import { replacementsOf, suggestionsFor } from './suggestions.ts'

const font = (value: string, characters: string) => ({
  value,
  glyphs: { has: (codePoint: number) => characters.includes(String.fromCodePoint(codePoint)) },
})
const offered = [font('plain', '高吉'), font('rich', '髙高﨑'), font('latin', 'abc')]

test('suggests other fonts with the character, and its common form in the same font', () => {
  expect(suggestionsFor(['髙'], 'plain', offered)).toEqual([{ grapheme: '髙', fonts: ['rich'], variant: '高' }])
})

test('suggests no common form that the font lacks', () => {
  expect(suggestionsFor(['﨑'], 'plain', offered)).toEqual([{ grapheme: '﨑', fonts: ['rich'], variant: null }])
})

test('suggests only the common form of a character beyond the basic plane', () => {
  expect(suggestionsFor(['𠮷'], 'plain', offered)).toEqual([{ grapheme: '𠮷', fonts: [], variant: '吉' }])
})

test('suggests fonts with the form of a character, and the character itself, for a variation sequence', () => {
  const form = '高\u{e0100}'
  const rich = font('rich', '高')
  const withForm = { ...rich, glyphs: { ...rich.glyphs, hasSequence: () => true } }
  expect(suggestionsFor([form], 'plain', [font('plain', '高吉'), withForm])).toEqual([
    { grapheme: form, fonts: ['rich'], variant: '高' },
  ])
})

test('suggests nothing for a character that no font has', () => {
  expect(suggestionsFor(['👍'], 'plain', offered)).toEqual([{ grapheme: '👍', fonts: [], variant: null }])
})

test('suggests the first sign with the meaning of an emoji that the font has', () => {
  const signs = [font('hearts', '♥♡'), font('outline', '♡'), font('none', 'abc')]
  expect(signs.map(({ value }) => suggestionsFor(['💖'], value, signs)[0]?.variant)).toEqual(['♥', '♡', null])
})

test('EDT-16: an emoji can be replaced by a sign with its meaning, and any emoji can be left out', () => {
  expect(['💖', '💕', '❤\ufe0f', '⭐', '✨', '😊', '🎵'].map(replacementsOf)).toEqual([
    ['♥', '♡', ''],
    ['♡', '♥', ''],
    ['♥', '♡', ''],
    ['★', '☆', ''],
    ['☆', '★', ''],
    ['☺', ''],
    ['♪', ''],
  ])
  // A sad face must not become a smile.
  for (const emoji of ['😢', '👍🏽', '👨‍👩‍👧', '🇯🇵', '1\ufe0f\u20e3']) expect(replacementsOf(emoji)).toEqual([''])
  expect(replacementsOf('♥')).toEqual(['♡', ''])
})

test('EDT-16: a kanji can be replaced by its common form only, and is never left out', () => {
  expect(['髙', '𠮷', '葛\u{e0100}', '龘'].map(replacementsOf)).toEqual([['高'], ['吉'], ['葛'], []])
})

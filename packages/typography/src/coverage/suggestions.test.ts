import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

const font = (value: string, characters: string) => ({
  value,
  glyphs: { has: (codePoint: number) => characters.includes(String.fromCodePoint(codePoint)) },
})
const offered = [font('plain', '高吉'), font('rich', '髙高﨑'), font('latin', 'abc')]

test('a gap is offered the other fonts that have it, and its everyday form in the same font', () => {
  expect(suggestionsFor(['髙'], 'plain', offered)).toEqual([{ grapheme: '髙', fonts: ['rich'], variant: '高' }])
})

test('an everyday form that the font lacks too is not offered', () => {
  expect(suggestionsFor(['﨑'], 'plain', offered)).toEqual([{ grapheme: '﨑', fonts: ['rich'], variant: null }])
})

test('a character beyond the basic plane has no font, but may have an everyday form', () => {
  expect(suggestionsFor(['𠮷'], 'plain', offered)).toEqual([{ grapheme: '𠮷', fonts: [], variant: '吉' }])
})

test('what nobody has is told as such', () => {
  expect(suggestionsFor(['👍'], 'plain', offered)).toEqual([{ grapheme: '👍', fonts: [], variant: null }])
})

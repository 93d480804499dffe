import { expect, test } from 'vitest'
import { whyMissing } from './whyMissing.ts'

test.each([
  ['a kanji of the basic plane', '髙', 'NO_GLYPH'],
  ['a form of a character', '葛\u{e01ef}', 'NO_GLYPH'],
  ['a heart of the basic plane', '❤\ufe0f', 'NO_GLYPH'],
  ['a rare kanji', '𠮷', 'REFUSED'],
  ['a form of a rare kanji', '𠮷\u{e0100}', 'REFUSED'],
  ['a letter for formulas', '𝑥', 'REFUSED'],
  ['an emoji', '💕', 'EMOJI'],
  ['an emoji with a tone of skin', '👍🏽', 'EMOJI'],
  ['a family', '👨‍👩‍👧', 'EMOJI'],
  ['a flag', '🇯🇵', 'EMOJI'],
] as const)('EDT-16: %s is missing for its own reason', (_, grapheme, why) => {
  expect(whyMissing(grapheme, {})).toBe(why)
})

test.each([
  ['a rare kanji that this font lacks', '𠮷', 'NO_GLYPH'],
  ['an emoji', '💕', 'EMOJI'],
] as const)(
  'EDT-36: where a product allows characters outside the basic plane, %s is missing for its own reason',
  (_, grapheme, why) => {
    expect(whyMissing(grapheme, { allowsSupplementary: true })).toBe(why)
  },
)

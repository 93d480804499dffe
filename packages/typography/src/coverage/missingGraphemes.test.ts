import { readCoverage } from '@irodori/fonts/readCoverage'
import { expect, test } from 'vitest'
import { openFont } from '../../testing/openFont.ts'
import type { FontFace } from '../font/fontFace.ts'
import { composed, isPrintable, missingGraphemes } from './missingGraphemes.ts'

const mincho = openFont('NotoSerifJP.ttf')
const latin = openFont('Quicksand.ttf')

test('EDT-16: lists characters without a glyph once, in order', () => {
  expect(missingGraphemes('Hello 花と海と花', latin)).toEqual(['花', 'と', '海'])
  expect(missingGraphemes('花と海', mincho)).toEqual([])
})

test('EDT-16: lists characters outside the basic plane even if the font has them', () => {
  const everything = { has: () => true }
  expect(missingGraphemes('𠮷野家👍', everything)).toEqual(['𠮷', '👍'])
})

test('EDT-36: a character outside the basic plane is printable where it is allowed and the font has it', () => {
  const allowed = (grapheme: string, font: FontFace) => isPrintable(grapheme, font, true)
  expect(['𠮷', '𩸽', '\u{2f80f}', '👍', '\u{2fffd}'].map((each) => allowed(each, mincho))).toEqual([
    true,
    true,
    mincho.hasGlyph(0x2f80f),
    false,
    false,
  ])
  expect(allowed('𠮷', openFont('ZenMaruGothic.ttf'))).toBe(false)
})

test('EDT-36: a compatibility kanji outside the basic plane keeps its own form', () => {
  expect(composed('\u{2f80f}')).toBe('\u{2f80f}')
  expect(composed('か\u3099')).toBe('が')
})

test('EDT-16: lists a form of a character (a variation sequence) unless the font has that form', () => {
  expect(missingGraphemes('葛\u{e0100}飾', mincho)).toEqual([])
  expect(missingGraphemes('葛\u{e01ef}飾', mincho)).toEqual(['葛\u{e01ef}'])
  expect(missingGraphemes('葛\u{e0100}飾', openFont('ZenMaruGothic.ttf'))).toEqual(['葛\u{e0100}'])
  expect(missingGraphemes('\u{e0100}', mincho)).toEqual(['\u{e0100}'])
  expect(missingGraphemes('𠮷\u{e0100}', mincho)).toEqual(['𠮷\u{e0100}'])
})

test('accepts a base with a mark if the font has the composed character', () => {
  expect(missingGraphemes('か\u3099', openFont('ZenMaruGothic.ttf'))).toEqual([])
})

test('never lists spaces, line ends and invisible characters', () => {
  expect(missingGraphemes(' \u3000\u00a0\n\r\n\t\u200b\u200d\ufe0f\ufeff', latin)).toEqual([])
})

test('gives the same result for the compact coverage as for the font', async () => {
  const coverage = await readCoverage('Quicksand.ttf', 'Normal')
  const text = 'Añ–“日本”ﬁ①Ω漢'
  expect(missingGraphemes(text, coverage)).toEqual(missingGraphemes(text, latin))
})

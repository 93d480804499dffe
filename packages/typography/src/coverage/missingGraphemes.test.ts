import { readCoverage } from '@irodori/fonts/files'
import { expect, test } from 'vitest'
import { openFont } from '../testing/openFont.ts'
import { missingGraphemes } from './missingGraphemes.ts'

const mincho = openFont('NotoSerifJP.ttf')
const latin = openFont('Quicksand.ttf')

test('EDT-16: characters without a glyph are missing, each once and in order', () => {
  expect(missingGraphemes('Hello 花と海と花', latin)).toEqual(['花', 'と', '海'])
  expect(missingGraphemes('花と海', mincho)).toEqual([])
})

test('EDT-16: characters outside the basic plane are missing whatever the font says', () => {
  const everything = { has: () => true }
  expect(missingGraphemes('𠮷野家👍', everything)).toEqual(['𠮷', '👍'])
  expect(missingGraphemes('葛\u{e0100}飾', everything)).toEqual(['葛\u{e0100}'])
})

test('a pasted base and mark print where the composed character does', () => {
  expect(missingGraphemes('か\u3099', openFont('ZenMaruGothic.ttf'))).toEqual([])
})

test('spaces, line ends and invisible characters are never missing', () => {
  expect(missingGraphemes(' \u3000\u00a0\n\r\n\t\u200b\u200d\ufe0f\ufeff', latin)).toEqual([])
})

test('the compact coverage answers as the font does', async () => {
  const coverage = await readCoverage('Quicksand.ttf', 'Normal')
  const text = 'Añ–“日本”ﬁ①Ω漢'
  expect(missingGraphemes(text, coverage)).toEqual(missingGraphemes(text, latin))
})

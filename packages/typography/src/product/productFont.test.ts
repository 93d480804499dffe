import { expect, test } from 'vitest'
import { isJapanese, PLACEHOLDER_FONT, placeholderFor, switchFontFor } from './productFont.ts'

const fonts = [
  { value: 'Quicksand.ttf', chars: 'latin' },
  { value: 'NotoSansJP.ttf', chars: 'jp' },
  { value: 'CormorantGaramond.ttf', chars: 'latin' },
  { value: 'NotoSerifJP.ttf', chars: 'jp' },
] as const

test.each(['あ', 'カ', '漢', 'ｶﾅ', '、', 'Love♪', '①', 'ＡＢＣ', 'Happy 誕生日'])('%s is Japanese', (text) => {
  expect(isJapanese(text)).toBe(true)
})

test.each(['', 'Hello', 'Été 2026', '12:30', 'don’t – “stop”…', '한국'])('%s is not Japanese', (text) => {
  expect(isJapanese(text)).toBe(false)
})

test('EDT-18: a text moves to the first font of its script when the current one does not fit', () => {
  expect(switchFontFor('花', 'CormorantGaramond.ttf', fonts)).toBe('NotoSansJP.ttf')
  expect(switchFontFor('flower', 'NotoSerifJP.ttf', fonts)).toBe('Quicksand.ttf')
})

test('a font that fits stays', () => {
  expect(switchFontFor('花', 'NotoSerifJP.ttf', fonts)).toBe('NotoSerifJP.ttf')
  expect(switchFontFor('花', PLACEHOLDER_FONT, fonts)).toBe(PLACEHOLDER_FONT)
  expect(switchFontFor('flower', 'CormorantGaramond.ttf', fonts)).toBe('CormorantGaramond.ttf')
})

test('a blank text, and a product without a fitting font, keep the font', () => {
  expect(switchFontFor(' 　\n', 'Quicksand.ttf', fonts)).toBe('Quicksand.ttf')
  expect(switchFontFor('花', 'Quicksand.ttf', fonts.slice(0, 1))).toBe('Quicksand.ttf')
})

test('EDT-21: a blank item shows the placeholder in a Japanese font', () => {
  expect(placeholderFor({ text: '　', font: 'Quicksand.ttf' }, fonts)).toEqual({
    text: '文字入力',
    font: 'ms-pmincho.ttf',
  })
  expect(placeholderFor({ text: '', font: 'NotoSansJP.ttf' }, fonts)).toEqual({
    text: '文字入力',
    font: 'NotoSansJP.ttf',
  })
  const written = { text: 'Hi', font: 'Quicksand.ttf' }
  expect(placeholderFor(written, fonts)).toBe(written)
})

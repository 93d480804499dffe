import { expect, test } from 'vitest'
import { isJapanese, PLACEHOLDER_FONT, placeholderFor, switchFontFor } from './productFont.ts'

const fonts = [
  { value: 'Quicksand.ttf', chars: 'latin' },
  { value: 'NotoSansJP.ttf', chars: 'jp' },
  { value: 'CormorantGaramond.ttf', chars: 'latin' },
  { value: 'NotoSerifJP.ttf', chars: 'jp' },
] as const

test.each(['あ', 'カ', '漢', 'ｶﾅ', '、', 'Love♪', '①', 'ＡＢＣ', 'Happy 誕生日', '𠮷', '𩸽🎂'])(
  'recognises %s as Japanese',
  (text) => {
    expect(isJapanese(text)).toBe(true)
  },
)

test.each(['', 'Hello', 'Été 2026', '12:30', 'don’t – “stop”…', '한국', '🎂'])(
  'recognises that %s is not Japanese',
  (text) => {
    expect(isJapanese(text)).toBe(false)
  },
)

test('EDT-18: switches to the first font of the text’s script when the current font has another script', () => {
  expect(switchFontFor('花', 'CormorantGaramond.ttf', fonts)).toBe('NotoSansJP.ttf')
  expect(switchFontFor('flower', 'NotoSerifJP.ttf', fonts)).toBe('Quicksand.ttf')
})

test('keeps a font of the text’s script', () => {
  expect(switchFontFor('花', 'NotoSerifJP.ttf', fonts)).toBe('NotoSerifJP.ttf')
  expect(switchFontFor('花', PLACEHOLDER_FONT, fonts)).toBe(PLACEHOLDER_FONT)
  expect(switchFontFor('flower', 'CormorantGaramond.ttf', fonts)).toBe('CormorantGaramond.ttf')
})

test('keeps the font of a blank text, and when the product has no font of the script', () => {
  expect(switchFontFor(' 　\n', 'Quicksand.ttf', fonts)).toBe('Quicksand.ttf')
  expect(switchFontFor('花', 'Quicksand.ttf', fonts.slice(0, 1))).toBe('Quicksand.ttf')
})

test('EDT-21: shows the placeholder for a blank item in a Japanese font', () => {
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

import { expect, it } from 'vitest'
import { sampleProduct } from '../../../testing/sampleDesign.ts'
import { applyTyping } from './editText.ts'

const { fonts } = sampleProduct()
const item = { text: 'ありがとう', font: 'NotoSerifJP.ttf' }

it('EDT-18: switches to a Japanese font for Japanese text and to a latin font for other text', () => {
  expect(applyTyping(item, 'Thank you', fonts, false).font).toBe('Quicksand.ttf')
  expect(applyTyping({ text: 'a', font: 'Quicksand.ttf' }, 'a春', fonts, false).font).toBe('NotoSerifJP.ttf')
})

it('EDT-24: replaces Roman numeral characters by letters', () => {
  expect(applyTyping(item, '第Ⅳ回 ⅻ', fonts, false).text).toBe('第IV回 xii')
})

it('keeps the text as typed during input method composition', () => {
  expect(applyTyping(item, 'Ⅳ', fonts, true).text).toBe('Ⅳ')
})

it('keeps full and half width, spaces and line ends', () => {
  const typed = 'ＡＢＣ　ABC\nｱｲｳ '
  expect(applyTyping(item, typed, fonts, false).text).toBe(typed)
})

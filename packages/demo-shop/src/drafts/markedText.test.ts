import { expect, it } from 'vitest'
import { markWhole, plainText, sampleTextOf } from './markedText.ts'

it('reads the marked parts of a text in their order', () => {
  expect(sampleTextOf('{date 2026年10月8日}　{name 陽向}{reading （ひなた）}\n生まれました')).toEqual({
    text: '2026年10月8日　陽向（ひなた）\n生まれました',
    keepsTemplateText: false,
    sampleParts: [
      { kind: 'DATE', text: '2026年10月8日' },
      { kind: 'NAME', text: '陽向' },
      { kind: 'READING', text: '（ひなた）' },
    ],
  })
})

it('keeps a text without marks, and a title', () => {
  expect(sampleTextOf('ありがとう')).toEqual({ text: 'ありがとう', keepsTemplateText: true, sampleParts: [] })
  expect(sampleTextOf('{title ありがとう}')).toMatchObject({ text: 'ありがとう', keepsTemplateText: true })
})

it('refuses an unknown mark with the marks that exist', () => {
  expect(() => sampleTextOf('{nmae 陽向}')).toThrow('"{nmae 陽向}" is no mark of a sample text: use one of name,')
})

it('marks a whole text unless a part of it is marked', () => {
  expect(markWhole('WORDS', '夏の庭')).toBe('{words 夏の庭}')
  expect(markWhole('TITLE', '命名　{name 蓮}')).toBe('命名　{name 蓮}')
  expect(plainText(markWhole('WORDS', '夏の庭\n朝'))).toBe('夏の庭\n朝')
})

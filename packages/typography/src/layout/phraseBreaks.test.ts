import { expect, test } from 'vitest'
import { openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { findPhrases } from '../line/phraseModel.ts'
import { setText } from './setText.ts'
import type { TextRequest } from './textRequest.ts'

const font = openFont('NotoSerifJP.ttf')
const linesOf = (text: string, ems: number, change: Partial<TextRequest> = {}): string[] => {
  const size = change.type === 'VERTICAL_TEXT' ? { height: ems * 100 } : { width: ems * 100 }
  const request = requestOf({ text, phraseBreaks: true, ...size, ...change })
  return setText(request, font, findPhrases).lines.map((line) => line.text)
}

// The first is the example of BudouX's own documentation.
test.each([
  ['今日は天気です。', 7, ['今日は', '天気です。']],
  ['生まれてきてくれてありがとう', 10, ['生まれてきてくれて', 'ありがとう']],
  ['ずっと一緒にいてください。', 8, ['ずっと一緒に', 'いてください。']],
])('lines and columns of %s end with phrases', (text, ems, expected) => {
  expect(linesOf(text, ems)).toEqual(expected)
  expect(linesOf(text, ems, { type: 'VERTICAL_TEXT' })).toEqual(expected)
  expect(linesOf(text, ems, { phraseBreaks: false })).not.toEqual(expected)
})

test('a phrase longer than a line breaks as without phrases', () => {
  expect(linesOf('東京特許許可局長', 5)).toEqual(linesOf('東京特許許可局長', 5, { phraseBreaks: false }))
})

test('Latin words break at their spaces', () => {
  expect(linesOf('Happy Birthday Hana', 7)).toEqual(linesOf('Happy Birthday Hana', 7, { phraseBreaks: false }))
})

test('kinsoku holds between phrases too', () => {
  for (const line of linesOf('「おはよう」、と言った。「おやすみ」、と言った。', 6).slice(1))
    expect(line).not.toMatch(/^[」、。]/)
})

test('a text that fits its box only without phrases is broken without them', () => {
  const text = '今日は天気です。'
  expect(linesOf(text, 7, { height: 100 })).toEqual(linesOf(text, 7, { height: 100, phraseBreaks: false }))
  const box = { width: 300, height: 380 }
  const plain = setText(requestOf({ text, ...box }), font)
  expect(setText(requestOf({ text, ...box, phraseBreaks: true }), font, findPhrases)).toEqual(plain)
  expect(plain.truncated).toBe(false)
})

test('a request for phrases without their model is an error', () => {
  expect(() => setText(requestOf({ text: '今日は天気です。', phraseBreaks: true }), font)).toThrow('phraseModel')
})

import { expect, test } from 'vitest'
import { firstLine } from '../../testing/firstLine.ts'
import { openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from './setText.ts'

const mincho = openFont('NotoSerifJP.ttf')
const garamond = openFont('CormorantGaramond.ttf')
const linesOf = (text: string, width: number, font = mincho): string[] =>
  setText(requestOf({ text, width }), font).lines.map((line) => line.text)

test('wraps at the width of the box and at line ends', () => {
  expect(linesOf('あいうえおか', 300)).toEqual(['あいう', 'えおか'])
  expect(linesOf('あ\r\n\nい', 300)).toEqual(['あ', '', 'い'])
})

test('fits ten characters exactly into a box of ten em', () => {
  expect(linesOf('一二三四五六七八九十', 1000)).toHaveLength(1)
  expect(linesOf('一二三四五六七八九十', 999)).toHaveLength(2)
})

test('breaks a Latin word wider than the box without truncation if its ink fits', () => {
  const setting = setText(requestOf({ text: 'Incomprehensibilities', width: 500, height: 300 }), garamond)
  expect(setting.lines.length).toBeGreaterThan(1)
  expect(setting.truncated).toBe(false)
  for (const line of setting.lines) expect(line.box.width).toBeLessThanOrEqual(500)
})

test('places lines 1.4 em apart with a height of one em', () => {
  const boxes = setText(requestOf({ text: 'あ\nい' }), mincho).lines.map((line) => line.box)
  expect(boxes.map((box) => box.top)).toEqual([0, 140])
  expect(boxes.map((box) => box.height)).toEqual([100, 100])
})

test.each([
  ['West', 'North', 0, 0],
  ['Center', 'Center', 400, 450],
  ['East', 'South', 800, 900],
] as const)('aligns to %s and %s', (horizontalAlignment, verticalAlignment, left, top) => {
  const setting = setText(requestOf({ text: 'あい', horizontalAlignment, verticalAlignment }), mincho)
  expect(firstLine(setting).box).toEqual({ left, top, width: 200, height: 100 })
})

test('ignores spaces at the end of a line when aligning', () => {
  const request = requestOf({ text: 'あい　 ', horizontalAlignment: 'East' })
  expect(setText(request, mincho).outline).toEqual(setText({ ...request, text: 'あい' }, mincho).outline)
})

test('kerns pairs of letters', () => {
  const width = (text: string): number => firstLine(setText(requestOf({ text }), garamond)).box.width
  expect(width('AV')).toBeLessThan(width('A') + width('V') - 1)
})

test('lists missing characters and omits them', () => {
  const setting = setText(requestOf({ text: '𠮷A花B𠮷' }), garamond)
  expect(setting.missing).toEqual(['𠮷', '花'])
  expect(setting.outline).toEqual(setText(requestOf({ text: 'AB' }), garamond).outline)
})

test('keeps the form of a variant in a name, and composes a base with its mark', () => {
  const outlineOf = (text: string) => setText(requestOf({ text }), mincho).outline
  expect(outlineOf('\ufa19')).not.toEqual(outlineOf('\u795e'))
  expect(outlineOf('か\u3099')).toEqual(outlineOf('が'))
})

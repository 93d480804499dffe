import { assert, expect, test } from 'vitest'
import { firstLine } from '../../testing/firstLine.ts'
import { japaneseFonts, latinFonts, openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from './setText.ts'
import type { TextRequest, TextSetting } from './textRequest.ts'

const set = (stated: Partial<TextRequest>, font = 'NotoSerifJP.ttf'): TextSetting =>
  setText(requestOf({ type: 'VERTICAL_TEXT', ...stated }), openFont(font))
const columnsOf = (text: string, height: number): string[] => set({ text, height }).lines.map((line) => line.text)

test('sets columns from right to left, 1.4 em apart, from the top', () => {
  const { lines } = set({ text: 'あい\nう' })
  expect(lines.map((line) => line.box)).toEqual([
    { left: 140, top: 0, width: 100, height: 200 },
    { left: 0, top: 0, width: 100, height: 100 },
  ])
})

test.each([
  ['West', 'North', 0, 0],
  ['Center', 'Center', 450, 400],
  ['East', 'South', 900, 800],
] as const)(
  'aligns the block to %s and the characters of a column to %s',
  (horizontalAlignment, verticalAlignment, left, top) => {
    expect(firstLine(set({ text: 'あい', horizontalAlignment, verticalAlignment })).box).toMatchObject({ left, top })
  },
)

test('breaks columns by kinsoku', () => {
  expect(columnsOf('あいう。え', 300)).toEqual(['あい', 'う。え'])
  expect(columnsOf('今日は「桜」', 400)).toEqual(['今日は', '「桜」'])
  expect(columnsOf('スキーコーチ', 400)).toEqual(['スキー', 'コーチ'])
})

test('sets two digits in one cell and never separates them', () => {
  expect(firstLine(set({ text: '12月' })).box.height).toBe(200)
  expect(columnsOf('12月', 50)).toEqual(['12', '月'])
})

test.each(japaneseFonts)('%s keeps characters that share a cell within its width', (font) => {
  const { ink } = set({ text: '00', width: 100, height: 100 }, font)
  expect(ink?.left).toBeGreaterThanOrEqual(0)
  expect((ink?.left ?? 0) + (ink?.width ?? 0)).toBeLessThanOrEqual(100)
})

test.each(japaneseFonts)('%s centres kanji in their cells', (font) => {
  const { ink } = set({ text: '国', width: 100, height: 100 }, font)
  expect((ink?.left ?? 0) + (ink?.width ?? 0) / 2).toBeCloseTo(50, -1)
  expect((ink?.top ?? 0) + (ink?.height ?? 0) / 2).toBeCloseTo(50, -1)
})

test.each(japaneseFonts)('%s sets the long-vowel mark vertically', (font) => {
  const { ink } = set({ text: 'ー' }, font)
  expect(ink?.height).toBeGreaterThan(3 * (ink?.width ?? Number.POSITIVE_INFINITY))
})

test.each(japaneseFonts)('%s sets commas and full stops in the upper right of their cells', (font) => {
  for (const text of ['、', '。']) {
    const { ink } = set({ text }, font)
    expect(ink?.left).toBeGreaterThan(50)
    expect((ink?.top ?? 100) + (ink?.height ?? 0)).toBeLessThan(50)
  }
})

test('rotates Latin words and keeps their kerning', () => {
  const latin = setText(requestOf({ text: 'AVATAR' }), openFont('NotoSerifJP.ttf'))
  const rotated = set({ text: 'AVATAR' })
  expect(firstLine(rotated).box.height).toBeCloseTo(firstLine(latin).box.width, 9)
  expect(rotated.ink?.height).toBeCloseTo(latin.ink?.width ?? 0, 9)
  expect(rotated.ink?.width).toBeCloseTo(latin.ink?.height ?? 0, 9)
})

test.each([...japaneseFonts, ...latinFonts])('%s centres the em box of rotated words on the column', (name) => {
  const font = openFont(name)
  const [letter] = font.shape('H', 'latin')
  assert(letter)
  // The letter of a script face ends above or below the baseline.
  const { top = 0, height = 0 } = font.ink(letter.id) ?? {}
  const { ink } = set({ text: 'HH' }, name)
  expect(ink?.left).toBeCloseTo((1 - font.ascender - (top + height)) * 100, 6)
})

test('gives an ideographic space a full cell', () => {
  expect(firstLine(set({ text: 'あ　い' })).box.height).toBe(300)
})

test('rotates characters of class Tr in a font without vertical forms', () => {
  const { ink } = set({ text: '“A”' }, 'Quicksand.ttf')
  expect(ink?.height).toBeGreaterThan(ink?.width ?? Number.POSITIVE_INFINITY)
})

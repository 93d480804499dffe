import { printPx } from '@irodori/geometry/units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from './setText.ts'
import type { TextRequest } from './textRequest.ts'

const font = openFont('ZenMaruGothic.ttf')
const characters = fc.constantFrom(...'あいっー、。「」漢字ABfi12!? 　\n')
const texts = fc.array(characters, { minLength: 1, maxLength: 24 }).map((list) => list.join(''))
const kinds = fc.constantFrom('TEXT', 'VERTICAL_TEXT', 'CURVED_TEXT') as fc.Arbitrary<TextRequest['type']>
const down = fc.constantFrom('North', 'Center', 'South') as fc.Arbitrary<TextRequest['verticalAlignment']>
const across = fc.constantFrom('West', 'Center', 'East') as fc.Arbitrary<TextRequest['horizontalAlignment']>

test('EDT-17: truncates when the box is one pixel lower than the ink', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('TEXT', 'CURVED_TEXT'), (text, type) => {
      const kind = type as TextRequest['type']
      const request = requestOf({
        type: kind,
        text,
        width: 4000,
        height: 4000,
        radius: 2000,
        horizontalAlignment: 'Center',
      })
      const { ink } = setText(request, font)
      fc.pre(ink !== null && ink.top >= 0)
      const bottom = (ink?.top ?? 0) + (ink?.height ?? 0)
      expect(setText({ ...request, height: bottom }, font).truncated).toBe(false)
      expect(setText({ ...request, height: bottom - 1 }, font).truncated).toBe(true)
    }),
  )
})

test('truncates columns when the box is one pixel narrower than the ink', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const request = requestOf({ type: 'VERTICAL_TEXT', text, width: 9000 })
      const { ink } = setText(request, font)
      fc.pre(ink !== null && ink.left >= 0 && ink.top >= 0)
      const right = (ink?.left ?? 0) + (ink?.width ?? 0)
      expect(setText({ ...request, width: right }, font).truncated).toBe(false)
      expect(setText({ ...request, width: right - 1 }, font).truncated).toBe(true)
    }),
  )
})

test('breaks the lines of a preview as those of the print at every scale', () => {
  fc.assert(
    fc.property(
      texts,
      kinds,
      down,
      across,
      fc.integer({ min: 1, max: 400 }).map((n) => n / 37),
      (text, type, verticalAlignment, horizontalAlignment, k) => {
        const request = requestOf({ type, text, verticalAlignment, horizontalAlignment, width: 700, height: 500 })
        const one = setText(request, font)
        const scaled = {
          width: 700 * k,
          height: 500 * k,
          fontSize: printPx(request.fontSize * k),
          radius: request.radius * k,
        }
        const many = setText({ ...request, ...scaled }, font)
        expect(many.lines.map((line) => line.text)).toEqual(one.lines.map((line) => line.text))
        expect(many.outline.verbs).toEqual(one.outline.verbs)
        expect(many.outline.coords.length).toBe(one.outline.coords.length)
        for (const [i, coord] of many.outline.coords.entries()) {
          const expected = one.outline.coords[i]
          if (expected === undefined || Math.abs(coord / k - expected) > 0.01) expect(coord / k).toBe(expected)
        }
      },
    ),
  )
})

test('places every visible character on exactly one line', () => {
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom('TEXT', 'VERTICAL_TEXT'),
      fc.integer({ min: 10, max: 900 }),
      (text, type, room) => {
        const request = requestOf({ type: type as TextRequest['type'], text, width: room, height: room })
        const lines = setText(request, font).lines.map((line) => line.text)
        expect(lines.join('')).toBe(text.replaceAll('\n', ''))
      },
    ),
  )
})

test('draws nothing for an empty text or a font size of 0', () => {
  expect(setText(requestOf({ text: '' }), font)).toMatchObject({ ink: null, truncated: false, missing: [] })
  expect(setText(requestOf({ text: 'あ', fontSize: printPx(0) }), font)).toMatchObject({
    ink: null,
    truncated: false,
    lines: [],
  })
})

test('CLD-2: sets a text that does not fit in the next smaller size at which it fits, and no smaller than its least', () => {
  const name = requestOf({ text: '建国記念の日', width: 400, height: 100, fontSize: printPx(100) })
  const fixed = setText(name, font)
  expect(fixed.truncated).toBe(true)
  const shrunk = setText({ ...name, leastFontSize: printPx(20) }, font)
  expect(shrunk.truncated).toBe(false)
  expect(setText({ ...name, height: 1000, leastFontSize: printPx(20) }, font)).toEqual(
    setText({ ...name, height: 1000 }, font),
  )
  const [line] = shrunk.lines
  const size = line?.box.height ?? 0
  expect(size).toBeGreaterThan(400 / 6.5)
  expect(size).toBeLessThan(400 / 6 + 1)
  expect(setText({ ...name, fontSize: printPx(size / 0.95) }, font).truncated).toBe(true)
  const least = setText({ ...name, width: 50, height: 20, leastFontSize: printPx(30) }, font)
  expect(least).toEqual(setText({ ...name, width: 50, height: 20, fontSize: printPx(30) }, font))
  expect(least.truncated).toBe(true)
})

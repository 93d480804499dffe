import { outset } from '@irodori/geometry/shape'
import { expect, test } from 'vitest'
import { openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from '../layout/setText.ts'
import { borderFineness } from './glyphBorder.ts'

const font = openFont('NotoSerifJP.ttf')
const KINDS = ['TEXT', 'CURVED_TEXT', 'VERTICAL_TEXT'] as const
const centred = { horizontalAlignment: 'Center', verticalAlignment: 'Center' } as const

test.each(KINDS)('EDT-31: the border of a %s extends 0.04 em beyond its letters', (type) => {
  const request = requestOf({ type, text: '永遠のLove', radius: 2000, ...centred })
  const plain = setText(request, font)
  const bordered = setText({ ...request, hasBorder: true }, font)
  expect(bordered.outline).toEqual(plain.outline)
  if (!plain.ink || !bordered.ink) throw new Error('the setting has no ink')
  const expected = outset(plain.ink, 0.04 * request.fontSize)
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    expect(Math.abs(bordered.ink[side] - expected[side]), side).toBeLessThan(0.15)
  }
})

test('EDT-32: a border outside the box truncates the text', () => {
  const { ink } = setText(requestOf({ text: '国', width: 400, height: 400, ...centred }), font)
  const tight = { text: '国', width: (ink?.width ?? 0) + 6, height: 400, ...centred }
  expect(setText(requestOf(tight), font).truncated).toBe(false)
  expect(setText(requestOf({ ...tight, hasBorder: true }), font).truncated).toBe(true)
})

test('text without a border and blank text have no border outline', () => {
  expect(setText(requestOf({ text: '国' }), font).border.verbs.length).toBe(0)
  expect(setText(requestOf({ text: '　', hasBorder: true }), font)).toMatchObject({ ink: null, truncated: false })
})

test('flattens a border to within a sixteenth of a print pixel at any size', () => {
  for (const fontSize of [3, 33.3, 150, 4167]) {
    const chord = fontSize / 2 ** borderFineness(fontSize)
    expect(chord).toBeLessThanOrEqual(1 / 16)
    expect(chord).toBeGreaterThan(1 / 32)
  }
})

import { rotationAbout, translation } from '@irodori/geometry/affine'
import { transformPath } from '@irodori/geometry/path'
import { expect, test } from 'vitest'
import { firstLine } from '../../testing/firstLine.ts'
import { openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from './setText.ts'
import type { TextRequest, TextSetting } from './textRequest.ts'

const set = (stated: Partial<TextRequest>, font = 'NotoSansJP.ttf'): TextSetting =>
  setText(
    requestOf({ type: 'CURVED_TEXT', horizontalAlignment: 'Center', verticalAlignment: 'Center', ...stated }),
    openFont(font),
  )

/** The largest coordinate difference of two outlines with the same verbs. */
function distance(a: TextSetting['outline'], b: TextSetting['outline']): number {
  expect(a.verbs).toEqual(b.verbs)
  expect(a.coords.length).toBe(b.coords.length)
  return a.coords.reduce((most, value, i) => Math.max(most, Math.abs(value - (b.coords[i] ?? 0))), 0)
}

test('sets equal characters around a full circle with rotational symmetry', () => {
  const count = 12
  // Twelve ems are the circumference of the circle through the characters' centres, half an em inside the outer one.
  const radius = (count * 100) / (2 * Math.PI) + 50
  const { outline, truncated } = set({ text: 'あ'.repeat(count), radius, verticalAlignment: 'North' })
  const turned = transformPath(outline, rotationAbout(360 / count, { x: 500, y: radius }))
  const perGlyph = outline.coords.length / count
  const shifted = {
    verbs: outline.verbs,
    coords: Float64Array.from([...outline.coords.slice(perGlyph), ...outline.coords.slice(0, perGlyph)]),
  }
  expect(distance(turned, shifted)).toBeLessThan(0.01)
  expect(truncated).toBe(false)
})

test('truncates a line longer than its circle', () => {
  expect(set({ text: 'あ'.repeat(13), radius: (12 * 100) / (2 * Math.PI) }).truncated).toBe(true)
})

test('mirrors a reversed line, which still reads from left to right', () => {
  const usual = firstLine(set({ text: 'はなことば', angle: 20 })).box
  const reversed = set({ text: 'はなことば', angle: 20, reverse: true })
  const { box } = firstLine(reversed)
  expect(box.left).toBeCloseTo(usual.left, 6)
  expect(box.top).toBeCloseTo(1000 - usual.top - usual.height, 6)
  const { coords } = reversed.outline
  expect(coords.at(0)).toBeLessThan(coords.at(-2) ?? 0)
})

test.each([
  ['North', false, 0],
  ['Center', false, 450],
  // These arcs bulge away from the aligned side: the ends of the half circle touch it, its middle is a radius inside.
  ['South', false, 500],
  ['North', true, 400],
  ['Center', true, 450],
  ['South', true, 900],
] as const)('sets a character at the middle of an arc upright: %s, reverse %s', (verticalAlignment, reverse, top) => {
  const curved = set({ text: '永', verticalAlignment, reverse })
  expect(firstLine(curved).box).toMatchObject({ left: 450, top, width: 100, height: 100 })
  const straight = setText(
    requestOf({ text: '永', horizontalAlignment: 'Center', verticalAlignment }),
    openFont('NotoSansJP.ttf'),
  )
  const shift = top - firstLine(straight).box.top
  expect(distance(curved.outline, transformPath(straight.outline, translation(0, shift)))).toBeLessThan(1e-9)
})

test('rotates the whole line about the centre of the circle by the angle', () => {
  const { outline } = set({ text: 'Harmony', radius: 300 })
  const turned = set({ text: 'Harmony', radius: 300, angle: 30 }).outline
  expect(distance(transformPath(outline, rotationAbout(30, { x: 500, y: 800 })), turned)).toBeLessThan(0.01)
})

test('starts West and ends East where the circle crosses the sides of the box', () => {
  const { sin, cos } = { sin: 0.5, cos: Math.sqrt(0.75) }
  const radius = 500 / sin
  const text = '一'
  const west = set({ text, radius, verticalAlignment: 'North', horizontalAlignment: 'West', angle: 180 / Math.PI / 40 })
  const east = set({
    text,
    radius,
    verticalAlignment: 'North',
    horizontalAlignment: 'East',
    angle: -180 / Math.PI / 40,
  })
  const { left, top, width } = firstLine(west).box
  expect(left + width).toBeLessThan(200)
  expect(top).toBeLessThan(radius - radius * cos)
  expect(firstLine(east).box.left).toBeCloseTo(1000 - left - width, 2)
})

test('spaces letters along their centre circle as on a straight line, plus the spacing', () => {
  const radius = 2000
  const spread = (spacing: number): number => {
    const { coords } = set({ text: '一一', radius, spacing, verticalAlignment: 'North' }, 'NotoSerifJP.ttf').outline
    const half = coords.length / 2
    const angle = ([x = Number.NaN, y = Number.NaN]: Float64Array): number => Math.atan2(x - 500, radius - y)
    return (angle(coords.subarray(half)) - angle(coords)) * (radius - 50)
  }
  expect(spread(0)).toBeCloseTo(100, 2)
  expect(spread(50)).toBeCloseTo(150, 2)
  expect(spread(-20)).toBeCloseTo(80, 2)
})

test('keeps a ligature as one piece, and dissolves it when spacing is set', () => {
  const pieces = (stated: Partial<TextRequest>): number =>
    set({ text: 'fi', ...stated }, 'CormorantGaramond.ttf').outline.verbs.length
  expect(pieces({ spacing: 0 })).not.toBe(pieces({ spacing: 10 }))
})

test('replaces line ends by spaces and sets a straight line for a radius of 0', () => {
  expect(firstLine(set({ text: 'a\nb' })).text).toBe('a b')
  const flat = set({ text: 'あいう', radius: 0 })
  expect(firstLine(flat).box).toEqual({ left: 350, top: 450, width: 300, height: 100 })
})

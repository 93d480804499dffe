import { assert, expect, test } from 'vitest'
import { harfBuzz } from '../../testing/harfBuzz.ts'
import { fontBytes, openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from '../layout/setText.ts'
import { dashJoints } from './joinDashes.ts'

const fonts = ['NotoSerifJP.ttf', 'NotoSansJP.ttf'].flatMap((value) =>
  (['Normal', 'Bold'] as const).map((weight) => ({ value, weight })),
)

test.each(fonts)('two dashes have the ink of the double dash that $value $weight has', ({ value, weight }) => {
  const font = openFont(value, weight)
  const oracle = harfBuzz(fontBytes(value, weight))
  for (const [type, direction] of [
    ['TEXT', 'LTR'],
    ['VERTICAL_TEXT', 'TTB'],
  ] as const) {
    const glyphs = oracle('――', direction, ['dlig'])
    expect(glyphs).toHaveLength(1)
    const [double] = glyphs
    assert(double)
    const theirs = font.ink(double.id)
    for (const text of ['——', '――']) {
      const { ink } = setText(requestOf({ type, text }), font)
      expect((ink?.width ?? 0) / 100).toBeCloseTo(theirs?.width ?? 0, 2)
      expect((ink?.height ?? 0) / 100).toBeCloseTo(theirs?.height ?? 0, 2)
    }
  }
})

test('copies of a dash overlap each other and both dashes, however far apart these are', () => {
  for (const step of [0.5, 0.83, 1, 1.6, 4]) {
    const at = [0, ...dashJoints(step, 0.7), step]
    const gaps = at.slice(1).map((position, i) => position - (at[i] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(0.7)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
  }
  expect(dashJoints(1, 0)).toEqual([])
})

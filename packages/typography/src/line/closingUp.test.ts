import { describe, expect, test } from 'vitest'
import { japaneseFonts, openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from '../layout/setText.ts'
import { gapBetween, spacedCharacter } from './closingUp.ts'
import { paragraphOf } from './paragraphs.ts'
import { shapeLine } from './shapeLine.ts'
import type { TextRequest } from '../layout/textRequest.ts'

/** The length of the first line in em. */
function extentOf(
  text: string,
  type: 'TEXT' | 'VERTICAL_TEXT',
  font: string,
  change: Partial<TextRequest> = {},
): number {
  const { lines } = setText(requestOf({ type, text, width: 4000, height: 4000, ...change }), openFont(font))
  const { width, height } = lines[0]?.box ?? { width: 0, height: 0 }
  return (type === 'TEXT' ? width : height) / 100
}

describe.each(japaneseFonts)('in %s', (font) => {
  test.each([
    ['「海」「山」', 5.5],
    ['「（海）」', 4],
    ['海」、山', 3.5],
    ['海。」山', 3.5],
    ['海」・「山', 4],
    ['海、　山', 3.5],
    ['海　「山', 3.5],
    ['「」', 2],
    ['“海”“山”', 5.5],
    ['海、”‘山’', 5],
    ['・・', 2],
    ['海「山', 3],
    ['海」山', 3],
    ['「Love」', extentOf('「海」', 'TEXT', font) - 1 + extentOf('Love', 'TEXT', font)],
  ])('EDT-38: %s takes %d em in a line', (text, expected) => {
    expect(extentOf(text, 'TEXT', font)).toBeCloseTo(expected, 6)
  })

  test.each([
    ['「海」「山」', 5.5],
    ['海。」山', 3.5],
    ['「」', 2],
    ['“海”“山”', 5.5],
  ])('EDT-38: %s takes %d em in a column', (text, expected) => {
    expect(extentOf(text, 'VERTICAL_TEXT', font)).toBeCloseTo(expected, 6)
  })

  test('EDT-38: no ink of two characters that close up touches', () => {
    const inkOf = (text: string, type: TextRequest['type']) =>
      setText(requestOf({ type, text, width: 4000, height: 4000 }), openFont(font)).ink
    for (const pair of ['」「', '））', '（（', '、」', '。）', '》《', '・「']) {
      const [one = '', next = ''] = pair
      const widths = [pair, one, next].map((text) => inkOf(text, 'TEXT'))
      const [both, first, second] = widths.map((ink) => ink ?? { left: 0, width: 0 })
      expect(both?.width, pair).toBeGreaterThan((first?.width ?? 0) + (second?.width ?? 0))
    }
  })
})

// Table 5 of JLREQ appendix D: how far the blank between two characters can be reduced.
test.each([
  ['」「', 0, 0.5],
  ['」・', 0.25, 0],
  ['」海', 0, 0.5],
  ['、「', 0, 0.5],
  ['、海', 0, 0.5],
  ['海「', 0, 0.5],
  ['海・', 0.25, 0],
  ['・海', 0.25, 0],
  ['・「', 0.25, 0],
  ['「・', 0.25, 0],
  ['。「', 0, 0],
  ['。海', 0, 0],
  ['「「', 0, 0],
  ['」」', 0, 0],
  ['」、', 0, 0],
  ['海海', 0, 0],
])('EDT-39: %s can close up by %d em beside middle dots and %d em beside brackets', (pair, dots, brackets) => {
  for (const name of japaneseFonts) {
    const font = openFont(name)
    expect(shapeLine(paragraphOf([...pair], font), font).slack, name).toEqual({ dots, brackets })
  }
})

test('EDT-39: a blank in which the font draws ink cannot be closed up', () => {
  const wide = (character: string) => spacedCharacter(character, () => ({ start: 0.1, end: 0.9 }))
  expect(gapBetween(wide('、'), wide('海'))).toEqual({ closed: 0, slack: { dots: 0, brackets: 0 } })
  expect(gapBetween(wide('海'), wide('「'))).toEqual({ closed: 0, slack: { dots: 0, brackets: 0 } })
})

test('EDT-38: a bracket at the start of a line keeps its cell, whatever ended the line before', () => {
  const { lines } = setText(requestOf({ text: '海海」「山', width: 300 }), openFont('NotoSerifJP.ttf'))
  expect(lines.map(({ text, box }) => [text, box.width])).toEqual([
    ['海海」', 300],
    ['「山', 200],
  ])
})

test('EDT-38: more characters fit in a line where punctuation closes up', () => {
  const linesOf = (text: string) => setText(requestOf({ text, width: 500 }), openFont('NotoSerifJP.ttf')).lines.length
  expect([linesOf('「海」「山」'), linesOf('「海湖川山」')]).toEqual([1, 2])
})

test('EDT-38: a closing bracket or stop at the end of a line needs half a cell if there is no room for more', () => {
  const boxes = (type: 'TEXT' | 'VERTICAL_TEXT', room: number) =>
    setText(requestOf({ type, text: '海山川。', width: room, height: room }), openFont('NotoSerifJP.ttf')).lines.map(
      ({ text, box }) => [text, type === 'TEXT' ? box.width : box.height],
    )
  for (const type of ['TEXT', 'VERTICAL_TEXT'] as const) {
    expect(boxes(type, 400)).toEqual([['海山川。', 400]])
    expect(boxes(type, 350)).toEqual([['海山川。', 350]])
    expect(boxes(type, 330).map(([text]) => text)).toEqual(['海山', '川。'])
  }
})

test('EDT-38: curved text closes up too', () => {
  const inkOf = (text: string) =>
    setText(
      requestOf({ type: 'CURVED_TEXT', text, width: 4000, height: 4000, radius: 1e6 }),
      openFont('NotoSerifJP.ttf'),
    ).ink?.width ?? 0
  expect(Math.abs(inkOf('海」「山') - inkOf('海海山') - 50)).toBeLessThan(2)
})

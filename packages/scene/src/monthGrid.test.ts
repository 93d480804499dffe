import { samplePage, textItem } from '@irodori/design/testing/sampleItems'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { boundsOfPath, EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { TextSetting } from '@irodori/typography/textRequest'
import { expect, test } from 'vitest'
import { displayList, printedTexts } from './displayList.ts'
import { monthGridFills, unfitNames } from './monthGrid.ts'
import { resourcesOf } from './pageResources.ts'
import { textRequest } from './textRequest.ts'

/** A square of one print pixel at the corner of the text's box. */
const setting: TextSetting = {
  outline: rectPath(rect(0, 0, 1, 1)),
  border: EMPTY_PATH,
  ink: rect(0, 0, 1, 1),
  truncated: false,
  missing: [],
  lines: [],
}
const grid = sampleMonthGrid({ font: 'NotoSerifJP.ttf', fontWeight: 'Bold' })
const page = samplePage({
  sheet: { foregroundUrl: 'front.png', monthGrid: grid, month: '2027-05' },
  items: [textItem({ id: 'title', text: '五月' })],
})

test('CLD-3: paints the lines of a grid, then its letters by colour, above all artwork and below the texts', () => {
  const { title, weekday, saturday, sunday, line } = grid.colours
  expect(
    displayList(page, () => setting).ops.map((op) =>
      op.kind === 'FILL' ? `${op.itemId} ${op.shape} ${op.colour}` : op.kind,
    ),
  ).toEqual([
    'ARTWORK',
    `month AREA ${line}`,
    ...[title, weekday, saturday, sunday].map((colour) => `month LETTERS ${colour}`),
    'title LETTERS #25211d',
  ])
})

test('CLD-3: joins the outlines of all texts of one colour, each at its place', () => {
  const fills = monthGridFills(page.sheet, () => setting)
  const texts = printedTexts(page).filter(({ id }) => id !== 'title')
  const squares = fills.slice(1).reduce((sum, { outline }) => sum + outline.coords.length / 8, 0)
  expect(squares).toBe(texts.length)
  const title = texts.filter(({ color }) => color === grid.colours.title)
  expect(boundsOfPath(fills[1]?.outline ?? EMPTY_PATH)).toEqual(
    rect(
      Math.min(...title.map(({ left }) => left)),
      Math.min(...title.map(({ top }) => top)),
      Math.max(...title.map(({ left }) => left + 1)) - Math.min(...title.map(({ left }) => left)),
      Math.max(...title.map(({ top }) => top + 1)) - Math.min(...title.map(({ top }) => top)),
    ),
  )
  expect(monthGridFills(samplePage().sheet, () => setting)).toEqual([])
})

test('CLD-2: asks for names that may shrink, with the least size in print pixels', () => {
  const requests = printedTexts(page).map((item) => textRequest(item, 300))
  const name = requests.find(({ text }) => text === 'こどもの日')
  expect(name).toMatchObject({ fontSize: (2.5 / 72) * 300, leastFontSize: (1.5 / 72) * 300 })
  expect(requests.filter(({ leastFontSize }) => leastFontSize !== undefined)).toHaveLength(3)
})

test('names the font of the grid among the resources of its page', () => {
  expect(resourcesOf(page).fonts).toEqual([
    { font: 'NotoSerifJP.ttf', fontWeight: 'Bold' },
    { font: 'NotoSansJP.ttf', fontWeight: 'Normal' },
  ])
})

test('CLD-9: finds the names that are too long or have characters that the font lacks, and nothing else', () => {
  const settingOf = ({ text }: { readonly text: string }): TextSetting => ({
    ...setting,
    truncated: text.length > 5,
    missing: text.includes('𠮷') ? ['𠮷'] : [],
  })
  const day = { month: 5, date: 8, kind: 'BIRTHDAY' } as const
  const ownDays = [
    { ...day, name: '𠮷' },
    { ...day, name: 'おばあちゃんの誕生日' },
    { ...day, name: '花子' },
  ]
  expect(unfitNames({ ...page.sheet, ownDays }, settingOf)).toEqual([
    { name: '𠮷', isTooLong: false, missing: ['𠮷'] },
    { name: 'おばあちゃんの誕生日', isTooLong: true, missing: [] },
  ])
  expect(unfitNames(samplePage().sheet, settingOf)).toEqual([])
})

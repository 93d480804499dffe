import type { MonthGrid } from '@irodori/contract/entities/monthGrid'
import { intersectRects } from '@irodori/geometry/shape'
import { addToMonth } from '@irodori/rules/month'
import fc from 'fast-check'
import { assert, expect, test } from 'vitest'
import { samplePage } from '../../testing/sampleItems.ts'
import { sampleMonthGrid } from '../../testing/sampleMonthGrid.ts'
import type { Sheet } from '../document/designPage.ts'
import type { GridText } from './gridContent.ts'
import { gridContent } from './gridContent.ts'

const sheetOf = (month: string, grid: Partial<MonthGrid> = {}): Sheet =>
  samplePage({ sheet: { monthGrid: sampleMonthGrid(grid), month } }).sheet

function textsOf(month: string, grid: Partial<MonthGrid> = {}): readonly GridText[] {
  const content = gridContent(sheetOf(month, grid))
  assert(content)
  return content.texts
}

const WITHOUT_HEAD = { headHeight: 0, sizes: { ...sampleMonthGrid().sizes, title: null, smallMonth: null } }
const colours = sampleMonthGrid().colours
const anyMonth = fc.integer({ min: 0, max: 200 }).map((count) => addToMonth('2026-01', count))
const weekStart = fc.constantFrom('SUNDAY', 'MONDAY') as fc.Arbitrary<MonthGrid['weekStart']>

const right = ({ left, width }: GridText): number => left + width
const bottom = ({ top, height }: GridText): number => top + height

test('CLD-1: shows the title, both neighbouring months, the weekdays and each day with its holiday', () => {
  const texts = textsOf('2027-05').map(({ text }) => text)
  const days = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))
  const own = days(31).flatMap((date) =>
    date === '3'
      ? [date, '憲法記念日']
      : date === '4'
        ? [date, 'みどりの日']
        : date === '5'
          ? [date, 'こどもの日']
          : [date],
  )
  expect(texts).toEqual(['2027', '5月', '4月', ...days(30), '6月', ...days(30), ...'日月火水木金土', ...own])
})

test('CLD-1: begins with Monday and writes English where the grid says so', () => {
  const [year, name, ...texts] = textsOf('2027-01', { ...WITHOUT_HEAD, sizes: { ...WITHOUT_HEAD.sizes, title: 9 } })
  expect([year?.text, name?.text, texts[0]?.text]).toEqual(['2027', '1月', '日'])
  const english = textsOf('2027-01', { weekStart: 'MONDAY', language: 'en' }).map(({ text }) => text)
  expect(english.slice(0, 3)).toEqual(['2027', 'January', 'December'])
  expect(english.slice(63, 70)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

test('CLD-1: gives Sundays and holidays one colour, Saturdays another, and the days of small months alike', () => {
  const texts = textsOf('2027-03', { weekStart: 'MONDAY' })
  const colourOf = (text: string, among: readonly GridText[]) => among.find((one) => one.text === text)?.color
  const own = texts.slice(texts.findIndex(({ text }) => text === '月'))
  expect(['6', '7', '8', '21', '22'].map((date) => colourOf(date, own))).toEqual([
    colours.saturday,
    colours.sunday,
    colours.weekday,
    colours.sunday,
    colours.sunday,
  ])
  expect(['月', '土', '日', '春分の日', '振替休日'].map((text) => colourOf(text, own))).toEqual([
    colours.weekday,
    colours.saturday,
    colours.sunday,
    colours.sunday,
    colours.sunday,
  ])
  const february = texts.slice(texts.findIndex(({ text }) => text === '2月'))
  expect(['11', '12', '13'].map((date) => colourOf(date, february))).toEqual([
    colours.sunday,
    colours.weekday,
    colours.saturday,
  ])
})

test('CLD-1: keeps all figures and names in the box of the grid, apart from each other', () => {
  fc.assert(
    fc.property(anyMonth, weekStart, (month, start) => {
      const grid = sampleMonthGrid({ weekStart: start })
      const texts = textsOf(month, { weekStart: start })
      for (const [at, text] of texts.entries()) {
        expect(text.left).toBeGreaterThanOrEqual(grid.left - 1e-6)
        expect(text.top).toBeGreaterThanOrEqual(grid.top - 1e-6)
        expect(right(text)).toBeLessThanOrEqual(grid.left + grid.width + 1e-6)
        expect(bottom(text)).toBeLessThanOrEqual(grid.top + grid.height + 1e-6)
        for (const other of texts.slice(at + 1)) {
          const overlap = intersectRects(text, other)
          expect(overlap === null || Math.min(overlap.width, overlap.height) < 1e-6).toBe(true)
        }
      }
    }),
    { numRuns: 20 },
  )
})

test('CLD-1: puts each day under its weekday, and as many equal weeks as the month has over the height', () => {
  fc.assert(
    fc.property(anyMonth, weekStart, (month, start) => {
      const texts = textsOf(month, { ...WITHOUT_HEAD, weekStart: start })
      const [weekdays, days] = [texts.slice(0, 7), texts.slice(7).filter(({ text }) => /^\d+$/.test(text))]
      const middle = ({ left, width }: GridText): number => left + width / 2
      for (const day of days) {
        const weekday = new Date(`${month}-${day.text.padStart(2, '0')}`).getUTCDay()
        const column = weekdays.find(({ text }) => text === '日月火水木金土'[weekday])
        assert(column)
        expect(middle(day)).toBeCloseTo(middle(column), 6)
      }
      const lines = gridContent(sheetOf(month, { ...WITHOUT_HEAD, weekStart: start }))?.lines?.boxes ?? []
      const tops = [...new Set(days.map(({ top }) => top.toFixed(6)))]
      expect(lines.length).toBe(tops.length + 1)
      const steps = lines.slice(1).map((line, at) => line.top - (lines[at]?.top ?? 0))
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6)
      const last = lines.at(-1)
      assert(last)
      expect(last.top + last.height / 2).toBeCloseTo(5 + 290, 6)
    }),
    { numRuns: 40 },
  )
})

test('CLD-2: only names may be set smaller, down to the least size of the grid', () => {
  for (const { text, leastFontSize, fontSize } of textsOf('2026-09')) {
    const isName = ['敬老の日', '国民の休日', '秋分の日'].includes(text)
    expect([text, leastFontSize]).toEqual([text, isName ? 1.5 : undefined])
    if (isName) expect(fontSize).toBe(2.5)
  }
})

test('a sheet without a grid or without a month shows none, and the content of one sheet is made once', () => {
  expect(gridContent(samplePage().sheet)).toBeNull()
  expect(gridContent({ ...sheetOf('2027-05'), month: undefined })).toBeNull()
  expect(gridContent({ ...sheetOf('2027-05'), monthGrid: undefined })).toBeNull()
  const sheet = sheetOf('2027-05', { colours: { ...colours, line: null } })
  expect(gridContent(sheet)).toBe(gridContent(sheet))
  expect(gridContent(sheet)?.lines).toBeNull()
})

import type { HorizontalAlignment, StraightTextItem, VerticalAlignment } from '@irodori/contract/entities/designItem'
import type { MonthGrid, OwnDay } from '@irodori/contract/entities/monthGrid'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { dpi, pt, ptToPrintPx } from '@irodori/geometry/units'
import type { Month } from '@irodori/rules/month'
import { addToMonth } from '@irodori/rules/month'
import type { GridDay } from '@irodori/rules/monthWeeks'
import type { Sheet } from '../document/designPage.ts'
import { CELL_PADDING, dayParts } from './dayCell.ts'
import type { DayCell, SmallMonth } from './gridLayout.ts'
import { gridLayout } from './gridLayout.ts'
import { monthName, weekdayName, yearOf } from './gridWords.ts'
import { ownDayLabel, ownDaysOn } from './ownDays.ts'

const SUNDAY = 0
const SATURDAY = 6
/** Of the head: the share of the year above the name of the month. */
const YEAR_SHARE = 0.3

/** A text of a month grid. The grid is no item of its page, so these cannot be selected or edited. */
export interface GridText extends StraightTextItem {
  /** Points, for a text that may be set smaller so that it fits its box. */
  readonly leastFontSize?: number
}

interface TextPlace {
  readonly text: string
  readonly box: Rect
  readonly fontSize: number
  readonly color: string
  readonly horizontalAlignment?: HorizontalAlignment
  readonly verticalAlignment?: VerticalAlignment
  readonly leastFontSize?: number
}

/** What a month grid shows. */
export interface GridContent {
  /** From the title to the last day. */
  readonly texts: readonly GridText[]
  /** The lines between weeks, in print pixels. */
  readonly lines: { readonly colour: string; readonly boxes: readonly Rect[] } | null
}

const known = new WeakMap<Sheet, GridContent>()

/** The month grid of a sheet; null without one. The identical content for the same sheet object. */
export function gridContent(sheet: Sheet): GridContent | null {
  const { monthGrid, month } = sheet
  if (!monthGrid || month === undefined) return null
  const content = known.get(sheet) ?? contentOf(monthGrid, month, sheet.ownDays ?? [], sheet.dpi)
  known.set(sheet, content)
  return content
}

function contentOf(grid: MonthGrid, month: Month, ownDays: readonly OwnDay[], resolution: number): GridContent {
  const { sizes, colours, language, alignment } = grid
  const padding = CELL_PADDING * ptToPrintPx(pt(sizes.day), dpi(resolution))
  const neighbours = { before: addToMonth(month, -1), after: addToMonth(month, 1) }
  const { title, weekdays, cells, lines, before, after } = gridLayout(grid, month, neighbours, resolution)
  const small = (shown: Month, place: SmallMonth | null): TextPlace[] =>
    place && sizes.smallMonth ? smallMonthTexts(grid, shown, place, sizes.smallMonth) : []
  const places = [
    ...(sizes.title === null ? [] : titleTexts(grid, month, title, sizes.title)),
    ...small(neighbours.before, before),
    ...small(neighbours.after, after),
    ...weekdays.map(({ weekday, box }) => ({
      text: weekdayName(language, weekday),
      box: rect(box.left + padding, box.top, box.width - 2 * padding, box.height),
      horizontalAlignment: alignment,
      fontSize: sizes.weekday,
      color: weekday === SUNDAY ? colours.sunday : weekday === SATURDAY ? colours.saturday : colours.weekday,
    })),
    ...cells.flatMap((cell) => {
      const own = ownDaysOn(ownDays, month, cell.day.date)
      return dayTexts(grid, cell, own, Number(yearOf(month)), resolution)
    }),
  ]
  return {
    texts: places.map((place, at) => gridText(grid, place, at)),
    lines: colours.line === null ? null : { colour: colours.line, boxes: lines },
  }
}

function titleTexts({ sizes, colours, language }: MonthGrid, month: Month, box: Rect, fontSize: number): TextPlace[] {
  const yearHeight = box.height * YEAR_SHARE
  return [
    {
      text: yearOf(month),
      box: rect(box.left, box.top, box.width, yearHeight),
      fontSize: sizes.weekday,
      color: colours.title,
    },
    {
      text: monthName(language, month),
      box: rect(box.left, box.top + yearHeight, box.width, box.height - yearHeight),
      fontSize,
      color: colours.title,
    },
  ]
}

const smallMonthTexts = (grid: MonthGrid, month: Month, { name, cells }: SmallMonth, fontSize: number): TextPlace[] => [
  { text: monthName(grid.language, month), box: name, fontSize, color: grid.colours.title },
  ...cells.map(({ day, box }) => ({ text: String(day.date), box, fontSize, color: colourOf(grid, day) })),
]

/** The figure of a day and, below it, its holiday and own days, which share the room equally. */
function dayTexts(
  grid: MonthGrid,
  { day, box }: DayCell,
  own: readonly OwnDay[],
  year: number,
  resolution: number,
): TextPlace[] {
  const { sizes, colours, alignment, language } = grid
  const size = ptToPrintPx(pt(sizes.day), dpi(resolution))
  const parts = dayParts(
    box,
    size,
    own.some(({ hasPhoto }) => hasPhoto),
  )
  const figure: TextPlace = {
    text: String(day.date),
    box: parts.figure,
    fontSize: sizes.day,
    color: colourOf(grid, day),
    horizontalAlignment: alignment,
  }
  const names = [
    ...(day.holiday === null ? [] : [{ text: day.holiday, color: colours.sunday }]),
    ...own.map((one) => ({ text: ownDayLabel(one, year, language), color: colours.ownDay })),
  ]
  const { left, top, width } = parts.names
  const height = parts.names.height / Math.max(1, names.length)
  return [
    figure,
    ...names.map((name, at) => ({
      ...name,
      box: rect(left, top + at * height, width, height),
      fontSize: sizes.name,
      leastFontSize: sizes.leastName,
      horizontalAlignment: alignment,
      verticalAlignment: 'North' as const,
    })),
  ]
}

function colourOf({ colours }: MonthGrid, { weekday, holiday }: GridDay): string {
  if (weekday === SUNDAY || holiday !== null) return colours.sunday
  return weekday === SATURDAY ? colours.saturday : colours.weekday
}

const gridText = (
  { font, fontWeight }: MonthGrid,
  { text, box, fontSize, color, horizontalAlignment, verticalAlignment, leastFontSize }: TextPlace,
  at: number,
): GridText => ({
  type: 'TEXT',
  id: `month ${at}`,
  position: at,
  priorityIndex: at,
  ...box,
  rotate: 0,
  isDisabledItem: false,
  text,
  templateItemText: text,
  font,
  fontSize,
  fontWeight,
  color,
  background: null,
  borderTextColor: null,
  isTextCompiled: false,
  truncated: false,
  horizontalAlignment: horizontalAlignment ?? 'Center',
  verticalAlignment: verticalAlignment ?? 'Center',
  ...(leastFontSize === undefined ? {} : { leastFontSize }),
})

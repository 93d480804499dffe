import type { MonthGrid } from '@irodori/contract/entities/monthGrid'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { dpi, pt, ptToPrintPx } from '@irodori/geometry/units'
import type { Month } from '@irodori/rules/month'
import type { GridDay, WeekStart } from '@irodori/rules/monthWeeks'
import { monthWeeks, weekdaysFrom } from '@irodori/rules/monthWeeks'

const DAYS_IN_WEEK = 7
/** A small month has a row for its name and room for six weeks, so that two of them beside each other align. */
const SMALL_ROWS = 7
/** Of a row and of a column of a small month, in sizes of its figures. */
const SMALL_ROW = 1.4
const SMALL_COLUMN = 1.7
/** Height of the row of weekdays in sizes of its letters. */
const WEEKDAY_ROW = 2
/** Points. */
const LINE_WIDTH = 0.35

/** A day and its cell. */
export interface DayCell {
  readonly day: GridDay
  readonly box: Rect
}

/** The boxes of a month grid in print pixels. */
export interface GridLayout {
  /** The part of the head between the small months. */
  readonly title: Rect
  readonly weekdays: readonly { readonly weekday: number; readonly box: Rect }[]
  readonly cells: readonly DayCell[]
  /** Above each week and below the last one. */
  readonly lines: readonly Rect[]
  /** The months before and after. */
  readonly before: SmallMonth | null
  readonly after: SmallMonth | null
}

export interface SmallMonth {
  readonly name: Rect
  readonly cells: readonly DayCell[]
}

/** Divides the box of a grid: the head, the row of weekdays, and as many equal rows as the month has weeks. */
export function gridLayout(grid: MonthGrid, month: Month, neighbours: Neighbours, resolution: number): GridLayout {
  const { left, top, width, height, headHeight, sizes, weekStart } = grid
  const px = (points: number): number => ptToPrintPx(pt(points), dpi(resolution))
  const weeks = monthWeeks(month, weekStart)
  const column = width / DAYS_IN_WEEK
  const firstWeek = top + headHeight + WEEKDAY_ROW * px(sizes.weekday)
  const row = (top + height - firstWeek) / weeks.length
  const lineWidth = px(LINE_WIDTH)

  const figure = px(sizes.smallMonth ?? 0)
  const smallWidth = DAYS_IN_WEEK * SMALL_COLUMN * figure
  const small = (shown: Month, at: number): SmallMonth | null => {
    if (sizes.smallMonth === null) return null
    const box = rect(at, top, smallWidth, Math.min(headHeight, SMALL_ROWS * SMALL_ROW * figure))
    return smallMonth(shown, weekStart, box)
  }

  return {
    title: rect(left + smallWidth, top, width - 2 * smallWidth, headHeight),
    weekdays: weekdaysFrom(weekStart).map((weekday, at) => ({
      weekday,
      box: rect(left + at * column, top + headHeight, column, firstWeek - top - headHeight),
    })),
    cells: cellsOf(weeks, rect(left, firstWeek, column, row)),
    lines: Array.from({ length: weeks.length + 1 }, (_, at) =>
      rect(left, firstWeek + at * row - lineWidth / 2, width, lineWidth),
    ),
    before: small(neighbours.before, left),
    after: small(neighbours.after, left + width - smallWidth),
  }
}

interface Neighbours {
  readonly before: Month
  readonly after: Month
}

function smallMonth(month: Month, start: WeekStart, { left, top, width, height }: Rect): SmallMonth {
  const row = height / SMALL_ROWS
  return {
    name: rect(left, top, width, row),
    cells: cellsOf(monthWeeks(month, start), rect(left, top + row, width / DAYS_IN_WEEK, row)),
  }
}

/** @param first the first cell of the first week */
const cellsOf = (weeks: ReturnType<typeof monthWeeks>, first: Rect): DayCell[] =>
  weeks.flatMap((week, down) =>
    week.flatMap((day, across): DayCell[] =>
      day === null
        ? []
        : [
            {
              day,
              box: rect(first.left + across * first.width, first.top + down * first.height, first.width, first.height),
            },
          ],
    ),
  )

import { numeral } from '../art/ornaments/numeral.ts'
import { line, n } from '../art/svg.ts'
import type { Layout } from '../composing/layout.ts'
import type { Look } from '../composing/look.ts'
import type { Box, Sheet } from '../composing/sheet.ts'

const SUNDAY_INK = '#A93A2B'
const SATURDAY_INK = '#4F7596'
/** The calendar is for a fixed year, independent of the day of the demo shop. */
const YEAR = 2027

/** The figure of a day; Sundays and Saturdays have inks of their own. */
const inkOf = (weekday: number, ink: string): string =>
  weekday === 0 ? SUNDAY_INK : weekday === 6 ? SATURDAY_INK : ink

/** One month: its number, a line, its days in weeks from Sunday. */
function month(number: number, area: Box, look: Look, isLarge: boolean): string {
  const first = new Date(Date.UTC(YEAR, number - 1, 1)).getUTCDay()
  const days = new Date(Date.UTC(YEAR, number, 0)).getUTCDate()
  const column = area.width / 7
  const head = area.height * (isLarge ? 0.2 : 0.24)
  const row = (area.height - head) / 6
  const size = Math.min(row * 0.52, column * 0.46)
  const pen = size * (isLarge ? 0.095 : 0.115)
  const title = numeral(
    number,
    isLarge ? area.left + column : area.left + area.width / 2,
    area.top + head * 0.38,
    head * (isLarge ? 0.78 : 0.52),
    look.inks.title,
    head * (isLarge ? 0.06 : 0.055),
  )
  const rule = line(
    `M${n(area.left)} ${n(area.top + head * 0.86)}H${n(area.left + area.width)}`,
    look.inks.accent,
    size * 0.08,
    { opacity: 0.8 },
  )
  const figures = Array.from({ length: days }, (_, index) => {
    const place = first + index
    const x = area.left + column * ((place % 7) + 0.5)
    const y = area.top + head + row * (Math.floor(place / 7) + 0.5)
    return numeral(index + 1, x, y, size, inkOf(place % 7, look.inks.text), pen)
  })
  return title + rule + figures.join('')
}

const onPage = (sheet: Sheet, { left, top, width, height }: Box): Box => {
  const [trimWidth, trimHeight] = [sheet.width - 2 * sheet.bleed, sheet.height - 2 * sheet.bleed]
  return {
    left: sheet.bleed + left * trimWidth,
    top: sheet.bleed + top * trimHeight,
    width: width * trimWidth,
    height: height * trimHeight,
  }
}

/** Twelve months in rows of `across`. */
const year = (area: Box, across: number) => (sheet: Sheet, look: Look) => {
  const { left, top, width, height } = onPage(sheet, area)
  const rows = 12 / across
  return Array.from({ length: 12 }, (_, index) =>
    month(
      index + 1,
      {
        left: left + ((index % across) + 0.07) * (width / across),
        top: top + (Math.floor(index / across) + 0.04) * (height / rows),
        width: (width / across) * 0.86,
        height: (height / rows) * 0.9,
      },
      look,
      false,
    ),
  ).join('')
}

const YEAR_AREA = { left: 0.06, top: 0.53, width: 0.88, height: 0.44 }
const MONTH_AREA = { left: 0.56, top: 0.12, width: 0.38, height: 0.68 }

/** A year on one sheet for the wall. */
export const YEAR_PAGE = {
  hero: {
    frames: [{ x: 0.5, y: 0.235, w: 0.88, h: 0.39 }],
    texts: [
      { role: 'title', x: 0.06, y: 0.448, w: 0.44, h: 0.06, em: 7, across: 'West' },
      { role: 'latin', x: 0.56, y: 0.452, w: 0.38, h: 0.05, em: 5, across: 'East' },
    ],
    figures: { area: [YEAR_AREA], draw: year(YEAR_AREA, 4) },
  },
  trio: {
    frames: [
      { x: 0.33, y: 0.235, w: 0.54, h: 0.39 },
      { x: 0.785, y: 0.134, w: 0.31, h: 0.188 },
      { x: 0.785, y: 0.336, w: 0.31, h: 0.188 },
    ],
    texts: [
      { role: 'title', x: 0.06, y: 0.448, w: 0.44, h: 0.06, em: 7, across: 'West' },
      { role: 'latin', x: 0.56, y: 0.452, w: 0.38, h: 0.05, em: 5, across: 'East' },
    ],
    figures: { area: [YEAR_AREA], draw: year(YEAR_AREA, 4) },
  },
} as const satisfies Record<string, Layout>

/** One month on a card for the desk. */
export const monthPage = (number: number): Layout => ({
  frames: [{ x: 0.275, y: 0.5, w: 0.45, h: 0.8 }],
  texts: [{ role: 'title', x: 0.56, y: 0.82, w: 0.38, h: 0.1, em: 5 }],
  figures: {
    area: [MONTH_AREA],
    draw: (sheet, look) => month(number, onPage(sheet, MONTH_AREA), look, true),
  },
})

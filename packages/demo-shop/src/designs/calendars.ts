import { elementOf } from '../art/elementOf.ts'
import type { Design } from '../composing/compose.ts'
import { A4_PAGE, POSTCARD_PAGE } from '../entities/pageFormat.ts'
import { DESK_SHEET, WALL_SHEET } from '../layouts/calendar.ts'
import { LANDSCAPE } from '../layouts/landscape.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import { LOOKS } from '../looks/looks.ts'
import { type Line, type Row, singles } from './series.ts'

/** The templates propose a year from January; customers choose the month in which their calendar begins. */
const YEAR = 2027

const monthAt = (index: number): string => new Date(Date.UTC(YEAR, index)).toISOString().slice(0, 7)

interface CalendarLine<Cover extends string, Sheet extends string> {
  product: string
  format: Line<Cover>['format']
  covers: Line<Cover>['layouts']
  sheets: Line<Sheet>['layouts']
  /** Months after the cover. */
  months: number
}

/**
 * The sheets of a calendar: a cover, then one for each month.
 * @param looks layouts of the months with the subjects of their photos, repeated as needed
 */
function calendar<Cover extends string, Sheet extends string>(
  { product, format, covers, sheets, months }: CalendarLine<Cover, Sheet>,
  [look, layout, texts, scenes, hashtags = []]: Row<Cover>,
  pages: readonly (readonly [layout: Sheet, ...scenes: Row<Sheet>[3]])[],
): Design[] {
  const id = `${product}-${look}`
  const [front] = singles({ product, format, layouts: covers, hashtags }, [[look, layout, texts, scenes]])
  const rows = Array.from({ length: months }, (_, index): Row<Sheet> => {
    const [sheet, ...subjects] = elementOf(pages, index)
    return [look, sheet, {}, subjects]
  })
  const artworks = new Map<string, string>()
  const inner = singles({ product, format, layouts: sheets, hashtags }, rows).map((design, index): Design => {
    const own = `${id}-${index + 2}`
    const first = artworks.get(design.id) ?? own
    artworks.set(design.id, first)
    return { ...design, month: monthAt(index), ...(first === own ? {} : { artworkOf: first }) }
  })
  return [...(front ? [front] : []), ...inner].map((design, index) => ({
    ...design,
    id: `${id}-${index + 1}`,
    name: `${LOOKS[look].name}（${index === 0 ? '表紙' : `${index + 1}枚目`}）`,
    sideNumber: index + 1,
    groupId: id,
    publishedAt: front?.publishedAt ?? design.publishedAt,
  }))
}

const WALL = { product: 'wall-calendar', format: A4_PAGE, covers: PORTRAIT, sheets: WALL_SHEET, months: 12 }
const DESK = { product: 'desk-calendar', format: POSTCARD_PAGE, covers: LANDSCAPE, sheets: DESK_SHEET, months: 13 }

const FAMILY_YEAR = [
  ['one', 'fuji'],
  ['two', 'cat', 'toys'],
  ['three', 'flowers', 'family', 'hills'],
  ['one', 'flowers'],
  ['two', 'family', 'dog'],
  ['three', 'hills', 'toys', 'cat'],
  ['one', 'sea'],
  ['two', 'sea', 'soccer'],
  ['three', 'hills', 'dog', 'flowers'],
  ['one', 'soccer'],
  ['two', 'hills', 'family'],
  ['three', 'cake', 'family', 'toys'],
] as const

const QUIET_YEAR = [
  ['one', 'fuji'],
  ['two', 'cat', 'flowers'],
  ['one', 'flowers'],
  ['two', 'hills', 'dog'],
  ['one', 'family'],
  ['two', 'sea', 'toys'],
  ['one', 'sea'],
] as const

/** Calendars: a sheet for each month. */
export const CALENDAR_DESIGNS = [
  ...calendar(
    WALL,
    ['nordic', 'sky', { title: 'わが家の一年', latin: 'Our family calendar' }, ['family'], ['家族']],
    FAMILY_YEAR,
  ),
  ...calendar(WALL, ['washi', 'hero', { title: '四季折々', latin: 'Four seasons' }, ['fuji'], ['季節']], FAMILY_YEAR),
  ...calendar(DESK, ['sakura', 'wide', { title: '花の便り', latin: 'Day by day' }, ['flowers'], ['季節']], QUIET_YEAR),
  ...calendar(DESK, ['kraft', 'left', { title: '小さな一年', latin: 'Slow and easy' }, ['dog'], ['家族']], QUIET_YEAR),
]

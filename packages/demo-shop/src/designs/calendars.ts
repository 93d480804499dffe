import { elementOf } from '../art/elementOf.ts'
import type { Design } from '../composing/compose.ts'
import { A4_PAGE, POSTCARD_PAGE } from '../entities/pageFormat.ts'
import type { Layout } from '../composing/layout.ts'
import type { About } from '../entities/occasion.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import { CARD } from '../layouts/card.ts'
import { DESK_SHEET, WALL_SHEET } from '../layouts/calendar.ts'
import { LANDSCAPE } from '../layouts/landscape.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import { LOOKS, type LookName } from '../looks/looks.ts'
import { type Line, type Row, singles } from './series.ts'
import { textsOf, type Words } from './words.ts'

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

/** Subjects that suit any month, in an order in which neighbours differ. */
const ANY_MONTH = ['fuji', 'cat', 'flowers', 'family', 'hills', 'dog', 'sea', 'toys', 'soccer', 'tea'] as const

/** As many sheets in turn in these layouts, each with the next subjects. */
function yearIn<Name extends string>(
  layouts: readonly Name[],
  sheets: Readonly<Record<Name, Layout>>,
  first: number,
): (readonly [layout: Name, ...scenes: SceneKind[]])[] {
  let next = first
  return Array.from({ length: 12 }, (_, index) => {
    const name = elementOf(layouts, index % layouts.length)
    return [name, ...sheets[name].frames.map(() => elementOf(ANY_MONTH, next++ % ANY_MONTH.length))] as const
  })
}

/** Words of the covers. */
export const CALENDAR_WORDS = {
  year: { title: ['わが家の暦', 'Our year at home'], latin: ['Calendar 2027', 'Calendar 2027'] },
  seasons: { title: ['季節のしおり', 'Month by month'], latin: ['Twelve months', 'Twelve months'] },
  smiles: { title: ['笑顔の一年', 'A year of smiles'], latin: ['Every day a gift', 'Every day a gift'] },
  walks: { title: ['さんぽ道', 'Out for a walk'], latin: ['Step by step', 'Step by step'] },
} as const satisfies Record<string, Words>

const COVERS = { ...PORTRAIT, ...CARD }

/** Calendars in the systems: look, cover, words, the subjects of the cover, and the layouts of the months. */
const WALL_ROWS: readonly (readonly [
  LookName,
  cover: keyof typeof COVERS,
  keyof typeof CALENDAR_WORDS,
  scenes: readonly SceneKind[],
  sheets: readonly (keyof typeof WALL_SHEET)[],
])[] = [
  ['lines-sumi', 'hero', 'seasons', ['fuji'], ['one']],
  ['fields-hisui', 'poster', 'year', ['hills'], ['sky', 'ground']],
  ['fields-akane', 'quiet', 'seasons', ['flowers'], ['one', 'two']],
  ['rings-ai', 'circles', 'smiles', ['family', 'soccer', 'dog'], ['moon', 'circles']],
  ['rings-momo', 'pill', 'smiles', ['family'], ['pill', 'three']],
  ['squared-kinari', 'prints', 'walks', ['hills', 'dog'], ['prints']],
  ['squared-sora', 'trio', 'smiles', ['toys', 'cat', 'dog'], ['columns', 'quad']],
  ['obi-uroko', 'column', 'year', ['fuji'], ['columns']],
  ['obi-tatewaku', 'hero', 'seasons', ['flowers'], ['one', 'pill']],
  ['twigs-matsuba', 'moon', 'walks', ['flowers'], ['moon', 'pill']],
  ['wrap-koushi', 'pill', 'year', ['cat'], ['quad']],
  ['ink-ai', 'moon', 'seasons', ['sea'], ['moon']],
  ['fields-yamabuki', 'board', 'smiles', ['family', 'cat', 'dog'], ['facing']],
]

const DESK_ROWS: readonly (readonly [
  LookName,
  cover: keyof typeof LANDSCAPE,
  keyof typeof CALENDAR_WORDS,
  scenes: readonly SceneKind[],
  sheets: readonly (keyof typeof DESK_SHEET)[],
])[] = [
  ['fields-hisui', 'wide', 'year', ['hills'], ['edge']],
  ['rings-ai', 'round', 'smiles', ['sea'], ['moon']],
  ['squared-sora', 'left', 'walks', ['cat'], ['one', 'two']],
  ['twigs-momo', 'round', 'seasons', ['flowers'], ['moon', 'one']],
]

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
  ...WALL_ROWS.flatMap(([look, cover, words, scenes, sheets], index) =>
    calendar(
      { ...WALL, covers: COVERS },
      [look, cover, textsOf(CALENDAR_WORDS[words]), scenes, ['家族']],
      yearIn(sheets, WALL_SHEET, index),
    ),
  ),
  ...DESK_ROWS.flatMap(([look, cover, words, scenes, sheets], index) =>
    calendar(DESK, [look, cover, textsOf(CALENDAR_WORDS[words]), scenes, ['季節']], yearIn(sheets, DESK_SHEET, index)),
  ),
]

/** What the sheets of the calendars in the systems are about: any season, as customers begin in any month. */
export const CALENDAR_ABOUT: readonly About[] = [
  ...WALL_ROWS.map(([look]) => `${WALL.product}-${look}`),
  ...DESK_ROWS.map(([look]) => `${DESK.product}-${look}`),
].map((group) => [group, 'ANY', 'ANY'])

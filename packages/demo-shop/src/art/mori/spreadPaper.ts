import { elementOf } from '../elementOf.ts'
import { BOOKLET_SPREAD_PAGE } from '../../entities/pageFormat.ts'
import { washiFibres } from '../paper.ts'
import type { Random } from '../random.ts'
import { page, picture } from '../svg.ts'
import { land } from './land.ts'
import type { Print } from './layout.ts'
import { sheetOfPrint } from './prints.ts'
import { FIBRES, HILLS, LAND_MARKS, PAGE } from './tones.ts'

export const { width: SPREAD_WIDTH, height: SPREAD_HEIGHT } = BOOKLET_SPREAD_PAGE

/** The fold between the two pages of a spread. */
export const FOLD = SPREAD_WIDTH / 2

/** A strip of meadow over the whole spread, `tone` 0 far to 3 near. */
export const meadow = (random: Random, level: number, depth: number, tone: number): string =>
  land(random, {
    width: SPREAD_WIDTH,
    height: SPREAD_HEIGHT,
    level,
    depth,
    fill: elementOf(HILLS, tone),
    marks: elementOf(LAND_MARKS, tone),
  })

/** Paper, plants, and the sheets under the photos. */
export const paperWithPrints = (random: Random, prints: readonly Print[], ...growing: string[]): string =>
  picture(
    SPREAD_WIDTH,
    SPREAD_HEIGHT,
    page(SPREAD_WIDTH, SPREAD_HEIGHT, PAGE),
    washiFibres(random, { left: 0, top: 0, width: SPREAD_WIDTH, height: SPREAD_HEIGHT }, 26, FIBRES),
    ...growing,
    ...prints.map(sheetOfPrint),
  )

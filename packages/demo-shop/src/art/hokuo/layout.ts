import { CLOCK_PAGE } from '../../page.ts'

/** Rings of the clock's face about its centre, in print pixels of the clock page. */
export const CLOCK_CENTRE = { x: CLOCK_PAGE.width / 2, y: CLOCK_PAGE.height / 2 } as const
export const INNER_WINDOW_RADIUS = 372
export const WORDS_RADIUS = 478
export const ARC_WINDOW = { outerRadius: 845, innerRadius: 512, angle: 51 } as const
/** One window at every second hour. */
export const ARC_DIRECTIONS = [0, 60, 120, 180, 240, 300] as const
export const NUMERAL_RADIUS = 955
export const MINUTE_RADIUS = 1060
/** How far a photo reaches under the edge of its window. */
export const WINDOW_OVERLAP = 14

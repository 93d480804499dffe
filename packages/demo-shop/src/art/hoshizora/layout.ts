import { CLOCK_PAGE } from '../../entities/pageFormat.ts'

/** Rings of the night clock about its centre, in print pixels of the clock page. */
export const NIGHT_CENTRE = { x: CLOCK_PAGE.width / 2, y: CLOCK_PAGE.height / 2 } as const
export const NIGHT_INNER_RADIUS = 420
export const NIGHT_TEXT_RADIUS = 530
export const NIGHT_ARC = { outerRadius: 860, innerRadius: 568, angle: 62 } as const
/** Between the four great hours. */
export const NIGHT_DIRECTIONS = [45, 135, 225, 315] as const
export const NIGHT_NUMERAL_RADIUS = 726

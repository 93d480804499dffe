import { CLOCK_PAGE } from '../../entities/pageFormat.ts'

/** Rings of the clock's face about its centre, in print pixels of the clock page. */
export const CLOCK_CENTRE = { x: CLOCK_PAGE.width / 2, y: CLOCK_PAGE.height / 2 } as const
export const INNER_FRAME_RADIUS = 372
export const TEXT_RADIUS = 478
export const ARC_FRAME = { outerRadius: 845, innerRadius: 512, angle: 51 } as const
/** One frame at every second hour. */
export const ARC_DIRECTIONS = [0, 60, 120, 180, 240, 300] as const
export const NUMERAL_RADIUS = 955
export const MINUTE_RADIUS = 1060
/** Overlap of a photo under the edge of its frame. */
export const FRAME_OVERLAP = 14

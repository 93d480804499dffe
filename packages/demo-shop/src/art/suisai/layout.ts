import { BOOKLET_COVER_PAGE } from '../../entities/pageFormat.ts'

/** A frame in the booklet's paper, in print pixels of its page. */
export interface Pane {
  left: number
  top: number
  width: number
  height: number
  rotate: number
  corner: number
}

const pane = (left: number, top: number, width: number, height: number, rotate = 0, corner = 14): Pane => ({
  left,
  top,
  width,
  height,
  rotate,
  corner,
})

export const COVER_PANE = pane(459, 300, 900, 780)
const COVER_CENTRE = BOOKLET_COVER_PAGE.width / 2

/** Departure: a tall frame on the left page, a small one on the right. */
export const START_PANES = [pane(300, 240, 1040, 1240), pane(2180, 880, 980, 680)] as const

/** Journey: a wide frame over three small ones. */
export const JOURNEY_PANES = [
  pane(230, 240, 1300, 860),
  pane(1960, 240, 640, 820, -2),
  pane(2720, 300, 640, 820, 2),
  pane(2340, 1180, 620, 430),
] as const

/** The meal: two round frames and one rectangular one. */
export const TABLE_ROUNDS = [
  { x: 640, y: 640, radius: 400 },
  { x: 1210, y: 1210, radius: 300 },
] as const
export const TABLE_PANE = pane(2010, 250, 1330, 900)
export const TABLE_TEXT_RADIUS = 512

/** Evening: one frame to the edges of the right page. */
export const EVENING_PANE = pane(1840, 0, 1727, 1819, 0, 0)

export const BACK_ROUND = { x: COVER_CENTRE, y: 720, radius: 290 } as const
export const BACK_TEXT_RADIUS = 420

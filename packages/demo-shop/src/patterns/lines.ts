import { type Outline, type Place, polygon, stroke } from '../ornaments/outline.ts'

/** Share of its width by which a line reaches beyond its ends, so that three lines at angles of 120 degrees meet without a notch. */
const REACH = 0.29

const line = (from: Place, to: Place, width: number): Outline => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = (REACH * width) / Math.hypot(dx, dy)
  return stroke([from[0] - dx * share, from[1] - dy * share], [to[0] + dx * share, to[1] + dy * share], width)
}

const bar = (left: number, top: number, right: number, bottom: number): Outline =>
  polygon([left, top], [right, top], [right, bottom], [left, bottom])

/** Height of an equilateral triangle with the side 60. */
const RISE = 30 * Math.sqrt(3)
export const HEMP_TILE = [60, 2 * RISE] as const
const HEMP_LINE = 1.8

/** Lines from the middle of a triangle to its corners. */
function spokes(...corners: readonly [Place, Place, Place]): Outline {
  const middle: Place = [corners.reduce((sum, [x]) => sum + x / 3, 0), corners.reduce((sum, [, y]) => sum + y / 3, 0)]
  return corners.flatMap((corner) => line(corner, middle, HEMP_LINE))
}

/** 麻の葉: the sides of a triangular grid, and lines from the middle of each triangle to its corners. */
export const hempLeaves: Outline = [0, 30].flatMap((x) => {
  const y = x === 0 ? 0 : RISE
  const at: Place = [x, y]
  const right: Place = [x + 60, y]
  const lower: Place = [x + 30, y + RISE]
  const left: Place = [x - 30, y + RISE]
  return [
    ...[right, lower, left].flatMap((end) => line(at, end, HEMP_LINE)),
    ...spokes(at, right, lower),
    ...spokes(at, lower, left),
  ]
})

/** 市松: two squares of a chessboard. */
export const checks: Outline = [...bar(0, 0, 10, 10), ...bar(10, 10, 20, 20)]

/** 縞: a wide stripe; a narrow one. They reach into the tiles above and below. */
export const wideStripe: Outline = bar(2, -1, 8, 11)
export const narrowStripe: Outline = bar(13, -1, 14.2, 11)

/** 格子: a wide line in both directions; narrow ones beside it. */
export const wideLattice: Outline = [...bar(2, -1, 6, 21), ...bar(-1, 2, 21, 6)]
export const narrowLattice: Outline = [13, 15].flatMap((at) => [
  ...bar(at, -1, at + 0.6, 21),
  ...bar(-1, at, 21, at + 0.6),
])

/** The two vanes of a feather, on both sides of its shaft. */
const feather = (left: number, top: number): Outline => [
  ...polygon([left + 0.7, top], [left + 11.3, top + 12], [left + 11.3, top + 48], [left + 0.7, top + 36]),
  ...polygon([left + 12.7, top + 12], [left + 23.3, top], [left + 23.3, top + 36], [left + 12.7, top + 48]),
]
/** 矢絣: feathers of arrows, those of every other column half a feather lower. */
export const arrowFeathers: Outline = [...feather(0, 0), ...feather(24, 36)]

/** Height of an equilateral triangle with the side 20. */
const SCALE = 10 * Math.sqrt(3)
export const SCALE_TILE = [20, 2 * SCALE] as const
/** 鱗: triangles in rows, of which each one stands on the tips of the next. */
export const fishScales: Outline = [
  ...polygon([10, 0], [20, SCALE], [0, SCALE]),
  ...polygon([0, SCALE], [10, 2 * SCALE], [-10, 2 * SCALE]),
]

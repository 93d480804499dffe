/** A command of an SVG path with its absolute coordinates. */
type Command = readonly ['M' | 'L' | 'C' | 'Z', ...coords: number[]]
/** Closed contours, filled by the non-zero rule. */
export type Outline = readonly Command[]

export type Place = readonly [x: number, y: number]

/** Handle length of the cubic for a quarter circle, as a share of its radius. */
const QUARTER = 0.5523

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point at a distance from a centre, at an angle in degrees clockwise from the top. */
export const around = ([x, y]: Place, radius: number, degrees: number): Place => [
  x + radius * Math.sin(radians(degrees)),
  y - radius * Math.cos(radians(degrees)),
]

export const polygon = (...points: readonly Place[]): Outline => [
  ...points.map(([x, y], at): Command => [at === 0 ? 'M' : 'L', x, y]),
  ['Z'],
]

export const disc = ([x, y]: Place, across: number, down = across): Outline => {
  const [kx, ky] = [across * QUARTER, down * QUARTER]
  return [
    ['M', x, y - down],
    ['C', x + kx, y - down, x + across, y - ky, x + across, y],
    ['C', x + across, y + ky, x + kx, y + down, x, y + down],
    ['C', x - kx, y + down, x - across, y + ky, x - across, y],
    ['C', x - across, y - ky, x - kx, y - down, x, y - down],
    ['Z'],
  ]
}

/** A contour of curves: the start, then two handles and an end for each. */
export const curved = (start: Place, ...curves: readonly (readonly [Place, Place, Place])[]): Outline => [
  ['M', ...start],
  ...curves.map(([one, other, end]): Command => ['C', ...one, ...other, ...end]),
  ['Z'],
]

/** A straight stroke with flat ends. */
export function stroke(from: Place, to: Place, width: number): Outline {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [((to[1] - from[1]) / length) * (width / 2), ((from[0] - to[0]) / length) * (width / 2)]
  return polygon([from[0] + x, from[1] + y], [to[0] + x, to[1] + y], [to[0] - x, to[1] - y], [from[0] - x, from[1] - y])
}

/** The outline turned clockwise about a centre. */
export function turned(outline: Outline, centre: Place, degrees: number): Outline {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return outline.map(([letter, ...coords]): Command => {
    const moved = coords.map((coord, at) => {
      const x = (at % 2 === 0 ? coord : (coords[at - 1] ?? 0)) - centre[0]
      const y = (at % 2 === 0 ? (coords[at + 1] ?? 0) : coord) - centre[1]
      return at % 2 === 0 ? centre[0] + x * cos - y * sin : centre[1] + x * sin + y * cos
    })
    return [letter, ...moved]
  })
}

/** The outline in as many directions about a centre, the first one as given. */
export const repeated = (outline: Outline, centre: Place, count: number): Outline =>
  Array.from({ length: count }, (_, at) => turned(outline, centre, (at * 360) / count)).flat()

/** The outline moved by a distance. */
export const moved = (outline: Outline, [x, y]: Place): Outline =>
  outline.map(([letter, ...coords]): Command => [letter, ...coords.map((coord, at) => coord + (at % 2 === 0 ? x : y))])

/** The outline as path data, in hundredths of a unit. */
export const pathData = (outline: Outline): string =>
  outline.map(([letter, ...coords]) => letter + coords.map((coord) => Math.round(coord * 100) / 100).join(' ')).join('')

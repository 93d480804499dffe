import { around, curved, disc, moved, type Outline, type Place, repeated } from '../ornaments/outline.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

type Curve = readonly [Place, Place, Place]

/** An arc of a circle as curves; angles in degrees clockwise from the top. */
function arc(centre: Place, radius: number, from: number, to: number): Curve[] {
  const pieces = Math.ceil(Math.abs(to - from) / 60)
  const step = (to - from) / pieces
  const handle = (4 / 3) * Math.tan(radians(step) / 4) * radius
  return Array.from({ length: pieces }, (_, at): Curve => {
    const [start, end] = [from + at * step, from + (at + 1) * step]
    const along = ([x, y]: Place, angle: number, length: number): Place => [
      x + length * Math.cos(radians(angle)),
      y + length * Math.sin(radians(angle)),
    ]
    const [first, last] = [around(centre, radius, start), around(centre, radius, end)]
    return [along(first, start, handle), along(last, end, -handle), last]
  })
}

const straightTo = (from: Place, to: Place): Curve => [from, to, to]

const WAVE = 50
/** Distance of the centres of two waves that overlap, one half a wave lower, in radii. */
const APART = Math.sqrt(1.25)
/** Direction from a wave to the one at its lower right, degrees clockwise from the top. */
const TOWARDS = 180 - degrees(Math.atan(2))

/** How far a circle within a wave is seen to both sides of its top, before the waves in front of it cover it. */
const seenAt = (share: number): number =>
  TOWARDS - degrees(Math.acos((APART ** 2 + share ** 2 - 1) / (2 * APART * share)))

/** A ring of a wave as far as it is seen. Radii are shares of that of the wave. */
function waveRing(centre: Place, inner: number, outer: number): Outline {
  const shares = [outer, (2 * outer + inner) / 3, (outer + 2 * inner) / 3, inner]
  const at = (share: number, side: 1 | -1): Place => around(centre, share * WAVE, side * seenAt(share))
  const edge = (points: readonly Place[]): Curve[] =>
    points.slice(1).map((point, before) => straightTo(points[before] ?? point, point))
  return curved(
    at(outer, -1),
    ...arc(centre, outer * WAVE, -seenAt(outer), seenAt(outer)),
    ...edge(shares.map((share) => at(share, 1))),
    ...arc(centre, inner * WAVE, seenAt(inner), -seenAt(inner)),
    ...edge(shares.map((share) => at(share, -1)).toReversed()),
  )
}

const RINGS = [
  [0.91, 1],
  [0.66, 0.75],
  [0.41, 0.5],
  [0.16, 0.25],
] as const
/** 青海波: rings of waves, of which each row covers the lower half of the one behind it. */
export const waves: Outline = [[WAVE, WAVE] as const, [0, WAVE / 2] as const].flatMap((centre) =>
  RINGS.flatMap(([inner, outer]) => waveRing(centre, inner, outer)),
)
export const WAVE_TILE = [2 * WAVE, WAVE] as const

/** Handle of a quarter circle whose chord is 40, along each axis. */
const LENS = 0.5523 * 20
const lens: Outline = curved(
  [1.4, 0],
  [
    [LENS, -LENS + 1],
    [40 - LENS, -LENS + 1],
    [38.6, 0],
  ],
  [
    [40 - LENS, LENS - 1],
    [LENS, LENS - 1],
    [1.4, 0],
  ],
)
const uprightLens: Outline = curved(
  [0, 1.4],
  [
    [LENS - 1, LENS],
    [LENS - 1, 40 - LENS],
    [0, 38.6],
  ],
  [
    [-LENS + 1, 40 - LENS],
    [-LENS + 1, LENS],
    [0, 1.4],
  ],
)
/** 七宝: circles that overlap by quarters, as the lenses in which they do. */
export const treasures: Outline = [...lens, ...uprightLens]
export const treasureMiddle: Outline = disc([20, 20], 2.4)

/** A square dot with round corners that stands on one of them, and its hole, which runs the other way. */
const tiedDot = ([x, y]: Place): Outline => {
  const dot = (across: number, down: number): Outline =>
    curved(
      [x, y - down],
      [
        [x + across * 0.28, y - down],
        [x + across, y - down * 0.28],
        [x + across, y],
      ],
      [
        [x + across, y + down * 0.28],
        [x + across * 0.28, y + down],
        [x, y + down],
      ],
      [
        [x - across * 0.28, y + down],
        [x - across, y + down * 0.28],
        [x - across, y],
      ],
      [
        [x - across, y - down * 0.28],
        [x - across * 0.28, y - down],
        [x, y - down],
      ],
    )
  return [...dot(7.2, 7.2), ...dot(-2, 2)]
}
/** 鹿の子: the dots of tie-dyed cloth. */
export const tiedDots: Outline = [...tiedDot([5, 5]), ...tiedDot([15, 15])]

/** 水玉: dots. */
export const dots: Outline = [...disc([5, 5], 3), ...disc([15, 15], 3)]

const wavy = (side: 1 | -1): Outline => {
  const at = (x: number, y: number): Place => [20 - side * (20 - x), y]
  return curved(
    at(3, 0),
    [at(3, 12), at(15, 18), at(15, 30)],
    [at(15, 42), at(3, 48), at(3, 60)],
    straightTo(at(3, 60), at(5, 60)),
    [at(5, 48), at(17, 42), at(17, 30)],
    [at(17, 18), at(5, 12), at(5, 0)],
  )
}
/** 立涌: rising steam, between lines that swing apart and together. */
export const steam: Outline = [...wavy(1), ...wavy(-1)]

const petal: Outline = curved(
  [0, 0],
  [
    [-4.4, -2.6],
    [-3.8, -8],
    [-1.1, -8.4],
  ],
  [
    [-0.6, -8.3],
    [-0.3, -7.8],
    [0, -7.4],
  ],
  [
    [0.3, -7.8],
    [0.6, -8.3],
    [1.1, -8.4],
  ],
  [
    [3.8, -8],
    [4.4, -2.6],
    [0, 0],
  ],
)
const blossom = repeated(moved(petal, [0, -0.6]), [0, 0], 5)
const smallPetal: Outline = disc([0, -2.2], 1.5, 2)
const smallBlossom = repeated(smallPetal, [0, 0], 5)
/** 花: blossoms of two sizes. */
export const blossoms: Outline = [
  ...moved(blossom, [11, 11]),
  ...moved(blossom, [31, 31]),
  ...moved(smallBlossom, [31, 9]),
  ...moved(smallBlossom, [9, 32]),
]
export const blossomMiddles: Outline = [
  ...disc([11, 11], 1.3),
  ...disc([31, 31], 1.3),
  ...disc([31, 9], 0.9),
  ...disc([9, 32], 0.9),
]

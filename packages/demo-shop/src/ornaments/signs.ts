import { around, curved, disc, type Outline, polygon, repeated, stroke } from './outline.ts'

const CENTRE = [50, 50] as const

export const heart: Outline = curved(
  [50, 92],
  [
    [20, 70],
    [3, 52],
    [3, 32],
  ],
  [
    [3, 6],
    [38, 0],
    [50, 26],
  ],
  [
    [62, 0],
    [97, 6],
    [97, 32],
  ],
  [
    [97, 52],
    [80, 70],
    [50, 92],
  ],
)

/** Share of the inner radius of a regular star with five points. */
const INNER = 0.5
export const star: Outline = polygon(
  ...Array.from({ length: 10 }, (_, at) => around([50, 52], at % 2 === 0 ? 50 : 50 * INNER, at * 36)),
)

const ray = (size: number, [x, y]: readonly [number, number]): Outline => {
  const waist = size * 0.16
  return curved(
    [x, y - size],
    [
      [x + waist * 0.5, y - waist],
      [x + waist, y - waist * 0.5],
      [x + size * 0.72, y],
    ],
    [
      [x + waist, y + waist * 0.5],
      [x + waist * 0.5, y + waist],
      [x, y + size],
    ],
    [
      [x - waist * 0.5, y + waist],
      [x - waist, y + waist * 0.5],
      [x - size * 0.72, y],
    ],
    [
      [x - waist, y - waist * 0.5],
      [x - waist * 0.5, y - waist],
      [x, y - size],
    ],
  )
}
export const glitter: Outline = [...ray(48, [40, 50]), ...ray(20, [83, 22]), ...ray(15, [80, 78])]

export const moon: Outline = curved(
  [66, 6],
  [
    [30, 0],
    [4, 24],
    [4, 52],
  ],
  [
    [4, 82],
    [34, 104],
    [64, 95],
  ],
  [
    [76, 91],
    [86, 84],
    [92, 74],
  ],
  [
    [64, 82],
    [40, 64],
    [42, 40],
  ],
  [
    [43, 24],
    [53, 12],
    [66, 6],
  ],
)

/** A cloud on a flat ground, as overlapping discs. */
export const cloud: Outline = [
  ...disc([22, 44], 19),
  ...disc([48, 28], 27),
  ...disc([76, 42], 21),
  ...polygon([22, 63], [22, 40], [78, 40], [78, 63]),
]

const branch: Outline = [
  ...stroke(CENTRE, [50, 3], 4.5),
  ...[16, 30].flatMap((y) => [
    ...stroke([50, y + 6], [50 - 12, y - 6], 4),
    ...stroke([50, y + 6], [50 + 12, y - 6], 4),
  ]),
]
export const snowflake: Outline = [...repeated(branch, CENTRE, 6), ...disc(CENTRE, 6)]

export const notes: Outline = [
  ...disc([24, 80], 17, 13),
  ...disc([72, 72], 17, 13),
  ...stroke([38, 80], [38, 12], 6),
  ...stroke([86, 72], [86, 4], 6),
  ...polygon([35, 12], [89, 3], [89, 19], [35, 28]),
]

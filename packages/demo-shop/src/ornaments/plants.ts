import { around, curved, disc, type Outline, repeated, stroke, turned } from './outline.ts'

const CENTRE = [50, 50] as const

/** Petals of a cherry blossom, each with a notch. */
export const cherryPetals: Outline = repeated(
  curved(
    CENTRE,
    [
      [33, 36],
      [31, 14],
      [44, 5],
    ],
    [
      [46, 8],
      [48, 11],
      [50, 13],
    ],
    [
      [52, 11],
      [54, 8],
      [56, 5],
    ],
    [
      [69, 14],
      [67, 36],
      [50, 50],
    ],
  ),
  CENTRE,
  5,
)

export const stamens = (length: number, count: number): Outline => [
  ...disc(CENTRE, 5),
  ...Array.from({ length: count }, (_, at) => {
    const turn = ((at + 0.5) * 360) / count
    const end = around(CENTRE, length, turn)
    return [...stroke(CENTRE, end, 1.6), ...disc(end, 2.6)]
  }).flat(),
]

export const plumPetals: Outline = [...repeated(disc([50, 27], 19), CENTRE, 5), ...disc(CENTRE, 18)]

const leaf = (tip: number, root: number, width: number): Outline =>
  curved(
    [50, root],
    [
      [50 + width, root - (root - tip) * 0.25],
      [50 + width * 0.8, root - (root - tip) * 0.75],
      [50, tip],
    ],
    [
      [50 - width * 0.8, root - (root - tip) * 0.75],
      [50 - width, root - (root - tip) * 0.25],
      [50, root],
    ],
  )

/** Leaves of a twig that stands upright, in pairs and with one at its top. */
export const twigLeaves: Outline = [
  ...leaf(3, 32, 9),
  ...[38, 60, 80].flatMap((root) => [52, -52].flatMap((side) => turned(leaf(root - 30, root, 8.5), [50, root], side))),
]
export const twig: Outline = stroke([50, 97], [50, 26], 2.4)

const cloverLeaf = curved(
  CENTRE,
  [
    [30, 38],
    [22, 10],
    [38, 7],
  ],
  [
    [45, 6],
    [48, 10],
    [50, 16],
  ],
  [
    [52, 10],
    [55, 6],
    [62, 7],
  ],
  [
    [78, 10],
    [70, 38],
    [50, 50],
  ],
)
export const cloverLeaves: Outline = turned(repeated(cloverLeaf, CENTRE, 4), CENTRE, 45)
export const cloverStem: Outline = curved(
  [48.5, 50],
  [
    [49, 68],
    [51, 84],
    [58, 98],
  ],
  [
    [59, 97.5],
    [60.5, 97],
    [61.5, 96],
  ],
  [
    [54, 84],
    [52, 68],
    [51.5, 50],
  ],
)

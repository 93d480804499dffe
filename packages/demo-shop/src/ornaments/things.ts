import { curved, disc, type Outline, polygon, stroke } from './outline.ts'

export const balloon: Outline = [...disc([40, 42], 34, 40), ...polygon([40, 80], [46, 90], [34, 90])]
export const balloonString: Outline = [
  ...stroke([40, 90], [37, 104], 1.6),
  ...stroke([37, 103], [44, 118], 1.6),
  ...stroke([44, 117], [39, 130], 1.6),
]
export const balloonLight: Outline = disc([28, 26], 6, 9)

export const crown: Outline = polygon([6, 22], [27, 44], [50, 8], [73, 44], [94, 22], [86, 66], [14, 66])
export const jewels: Outline = [
  ...disc([6, 18], 5),
  ...disc([50, 6], 5),
  ...disc([94, 18], 5),
  ...polygon([13, 70], [87, 70], [87, 78], [13, 78]),
]

/** The band of a ribbon, wider than its ends are high. */
export const band: Outline = polygon([30, 4], [170, 4], [170, 36], [30, 36])
export const bandEnds: Outline = [
  ...polygon([2, 14], [38, 14], [38, 46], [2, 46], [14, 30]),
  ...polygon([198, 14], [162, 14], [162, 46], [198, 46], [186, 30]),
]

const bubbleBody = (inset: number): Outline =>
  curved(
    [60, 2 + inset],
    [
      [92 - inset, 2 + inset],
      [118 - inset, 18 + inset],
      [118 - inset, 42],
    ],
    [
      [118 - inset, 66 - inset],
      [92 - inset, 82 - inset],
      [60, 82 - inset],
    ],
    [
      [28 + inset, 82 - inset],
      [2 + inset, 66 - inset],
      [2 + inset, 42],
    ],
    [
      [2 + inset, 18 + inset],
      [28 + inset, 2 + inset],
      [60, 2 + inset],
    ],
  )
export const bubble: Outline = [...bubbleBody(0), ...polygon([26, 66], [52, 78], [20, 98])]
export const bubbleInside: Outline = [...bubbleBody(4), ...polygon([31, 68], [47, 76], [27, 88])]

/** Two rules with a rounded corner of a page. */
export const cornerRule: Outline = [
  ...polygon([4, 98], [4, 20], [7, 20], [7, 98]),
  ...polygon([20, 4], [98, 4], [98, 7], [20, 7]),
  ...polygon([12, 98], [12, 28], [13.2, 28], [13.2, 98]),
  ...polygon([28, 12], [98, 12], [98, 13.2], [28, 13.2]),
]
export const cornerKnot: Outline = [...disc([14, 14], 8), ...disc([27, 9], 3), ...disc([9, 27], 3)]

import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'

interface PhotographedFaces {
  /** Path in the package @vladmandic/face-api. */
  readonly file: string
  /** From the brows to the chin, measured by hand on the photo, in its pixels. */
  readonly faces: readonly Rect[]
}

/** Photos of groups with 22 faces: three quarters of them turned to a side, tilted or looking down, one in profile. */
export const PHOTOGRAPHED_FACES: readonly PhotographedFaces[] = [
  {
    file: 'demo/sample1.jpg',
    faces: [rect(410, 430, 190, 170), rect(830, 480, 200, 170), rect(1480, 250, 195, 185)],
  },
  {
    file: 'demo/sample2.jpg',
    faces: [rect(362, 214, 200, 207), rect(915, 310, 160, 140), rect(1440, 245, 210, 145)],
  },
  {
    file: 'demo/sample3.jpg',
    faces: [rect(592, 405, 209, 195), rect(1077, 297, 220, 210), rect(1523, 378, 165, 199)],
  },
  {
    file: 'demo/sample4.jpg',
    faces: [rect(289, 285, 135, 140), rect(670, 135, 182, 177), rect(997, 270, 175, 145), rect(1278, 210, 137, 181)],
  },
  {
    file: 'demo/sample5.jpg',
    faces: [
      rect(778, 171, 171, 161),
      rect(1110, 258, 157, 185),
      rect(608, 497, 164, 185),
      rect(1404, 475, 183, 200),
      rect(390, 952, 169, 218),
    ],
  },
  {
    file: 'demo/sample6.jpg',
    faces: [rect(248, 583, 219, 178), rect(670, 414, 169, 216), rect(1176, 405, 204, 175), rect(1478, 335, 220, 225)],
  },
]

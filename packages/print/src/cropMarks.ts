import type { Mm } from '@irodori/geometry/units'
import { mm, mmToPt } from '@irodori/geometry/units'
import type { PageFormat } from './pageFormat.ts'
import { pdfNumber } from './pdf/pdfValue.ts'

/** Width of the slug, the area around the bleed that holds the marks. */
export const MARK_SLUG: Mm = mm(12)

/** Name of the registration colour, which every plate prints, in a page's resources. */
export const REGISTRATION_SPACE = 'Register'

const MARK_LENGTH = mm(10)
const CENTRE_ARM = mm(6)
/** Distance of a centre mark's cross bar from the bleed. */
const CENTRE_GAP = mm(4)
const LINE_WIDTH = mm(0.1)

/** Points in millimetres from the centre of the page. */
type Line = readonly (readonly [x: number, y: number])[]

/**
 * Japanese crop marks: at each corner two crossing angles, whose ends show trim and bleed, and a registration cross at the
 * centre of each side. Operators in points from the lower left corner of the media; nothing is drawn inside the bleed.
 */
export function cropMarks({ trimWidth, trimHeight, bleed }: PageFormat): string {
  const lines = [...corners(trimWidth, trimHeight, bleed), ...centres(trimWidth, trimHeight, bleed)]
  // Vector from the centre of the trimmed page to the corner of the media.
  const origin = { x: MARK_SLUG + bleed + trimWidth / 2, y: MARK_SLUG + bleed + trimHeight / 2 }
  const point = (x: number, y: number): string => `${points(mm(origin.x + x))} ${points(mm(origin.y + y))}`
  const drawn = lines.map((line) => `${line.map(([x, y], i) => `${point(x, y)} ${i === 0 ? 'm' : 'l'}`).join(' ')} S`)
  return `q /${REGISTRATION_SPACE} CS 1 SCN ${points(LINE_WIDTH)} w\n${drawn.join('\n')}\nQ`
}

const points = (length: Mm): string => pdfNumber(mmToPt(length), 4)

const SIGNS = [-1, 1] as const

function corners(trimWidth: Mm, trimHeight: Mm, bleed: Mm): Line[] {
  const trim = { x: trimWidth / 2, y: trimHeight / 2 }
  // Half a line width outside, so that no ink is printed inside the bleed.
  const edge = { x: trim.x + bleed + LINE_WIDTH / 2, y: trim.y + bleed + LINE_WIDTH / 2 }
  const far = { x: edge.x + MARK_LENGTH, y: edge.y + MARK_LENGTH }
  return SIGNS.flatMap((h) =>
    SIGNS.flatMap((v): Line[] => [
      [
        [h * far.x, v * trim.y],
        [h * edge.x, v * trim.y],
        [h * edge.x, v * far.y],
      ],
      [
        [h * far.x, v * edge.y],
        [h * trim.x, v * edge.y],
        [h * trim.x, v * far.y],
      ],
    ]),
  )
}

function centres(trimWidth: Mm, trimHeight: Mm, bleed: Mm): Line[] {
  const edge = { x: trimWidth / 2 + bleed, y: trimHeight / 2 + bleed }
  return SIGNS.flatMap((sign): Line[] => [
    [
      [sign * edge.x, 0],
      [sign * (edge.x + MARK_LENGTH), 0],
    ],
    [
      [sign * (edge.x + CENTRE_GAP), -CENTRE_ARM],
      [sign * (edge.x + CENTRE_GAP), CENTRE_ARM],
    ],
    [
      [0, sign * edge.y],
      [0, sign * (edge.y + MARK_LENGTH)],
    ],
    [
      [-CENTRE_ARM, sign * (edge.y + CENTRE_GAP)],
      [CENTRE_ARM, sign * (edge.y + CENTRE_GAP)],
    ],
  ])
}

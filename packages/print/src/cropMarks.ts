import type { Mm } from '@irodori/geometry'
import { mm } from '@irodori/geometry'
import { writtenNumber } from './pdf/pdfValue.ts'
import { toPoints } from './pageBoxes.ts'
import type { PageFormat } from './pageFormat.ts'

/** Paper around the bleed that marks need. */
export const MARK_SLUG: Mm = mm(12)

/** Name of the colour that every plate prints, among a page's resources. */
export const REGISTRATION_SPACE = 'Register'

const MARK_LENGTH = 10
const CENTRE_ARM = 6
/** Of a centre mark's cross bar from the bleed. */
const CENTRE_GAP = 4
const LINE_WIDTH = 0.1

type Line = readonly (readonly [x: number, y: number])[]

/**
 * The marks that printers in Japan cut and register by: at each corner two angles that cross, whose ends show the trim and
 * the bleed, and a cross in the middle of each side. Operators in points from the lower left corner of the media; nothing
 * is drawn inside the bleed.
 */
export function cropMarks({ trimWidth, trimHeight, bleed }: PageFormat): string {
  const lines = [...corners(trimWidth, trimHeight, bleed), ...centres(trimWidth, trimHeight, bleed)]
  // From the centre of the trimmed page to the corner of the media.
  const origin = { x: MARK_SLUG + bleed + trimWidth / 2, y: MARK_SLUG + bleed + trimHeight / 2 }
  const point = (x: number, y: number): string => `${length(origin.x + x)} ${length(origin.y + y)}`
  const drawn = lines.map((line) => `${line.map(([x, y], i) => `${point(x, y)} ${i === 0 ? 'm' : 'l'}`).join(' ')} S`)
  return `q /${REGISTRATION_SPACE} CS 1 SCN ${length(LINE_WIDTH)} w\n${drawn.join('\n')}\nQ`
}

const length = (millimetres: number): string => writtenNumber(toPoints(millimetres), 4)

const SIGNS = [-1, 1] as const

/** From the centre of the page, in millimetres. */
function corners(trimWidth: number, trimHeight: number, bleed: number): Line[] {
  const trim = { x: trimWidth / 2, y: trimHeight / 2 }
  // Half a line outside, so that no ink falls into the bleed.
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

function centres(trimWidth: number, trimHeight: number, bleed: number): Line[] {
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

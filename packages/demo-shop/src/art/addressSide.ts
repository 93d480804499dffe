import { CARD_PAGE, px } from '../entities/pageFormat.ts'
import { DIGITS_BEFORE_HYPHEN, onCard, POSTAL_BOXES, SENDER_BOXES } from '../entities/postalBoxes.ts'
import { line, n, picture, tag } from './svg.ts'

type Box = (typeof POSTAL_BOXES)[number]

/** Vermilion without cyan and black, as the boxes of a postal code have to be for the machines that read it. */
const VERMILION = '#E8502E'
/** Widths of lines in millimetres: of the first three boxes of the address and the hyphen, of its other boxes, and of the sender's. */
const STRONG_MM = 0.5
const FINE_MM = 0.3
const SENDER_MM = 0.15
/** Space at both ends of a hyphen in millimetres. */
const AROUND_HYPHEN_MM = 0.6
const AROUND_SMALL_HYPHEN_MM = 0.4

/** A box that is measured at the inside of its line. */
const boxAround = ({ left, top, width, height }: Box, lineMm: number, dash = {}): string =>
  tag('rect', {
    x: n(left - px(lineMm) / 2),
    y: n(top - px(lineMm) / 2),
    width: n(width + px(lineMm)),
    height: n(height + px(lineMm)),
    fill: 'none',
    stroke: VERMILION,
    'stroke-width': n(px(lineMm)),
    ...dash,
  })

function hyphenAfter(boxes: readonly Box[], aroundMm: number, lineMm: number): string {
  const [before, after] = boxes.slice(DIGITS_BEFORE_HYPHEN - 1)
  if (!before || !after) throw new Error('a postal code without a fourth digit: give the boxes of all seven')
  const from = before.left + before.width + px(aroundMm)
  return line(`M${n(from)} ${n(before.top + before.height / 2)}H${n(after.left - px(aroundMm))}`, VERMILION, px(lineMm))
}

/** The boxes of both postal codes with their hyphens, and the place of the stamp. */
export const addressSide = (): string =>
  picture(
    CARD_PAGE.width,
    CARD_PAGE.height,
    ...POSTAL_BOXES.map((box, at) => boxAround(box, at < DIGITS_BEFORE_HYPHEN ? STRONG_MM : FINE_MM)),
    hyphenAfter(POSTAL_BOXES, AROUND_HYPHEN_MM, STRONG_MM),
    ...SENDER_BOXES.map((box) => boxAround(box, SENDER_MM)),
    hyphenAfter(SENDER_BOXES, AROUND_SMALL_HYPHEN_MM, SENDER_MM),
    boxAround(onCard(8, 8, 20, 25), FINE_MM, { 'stroke-dasharray': `${n(px(1))} ${n(px(1))}` }),
  )

import { inkSprig } from '../ornaments/inkSprig.ts'
import { petalTints } from '../ornaments/petal.ts'
import { wash } from '../ornaments/wash.ts'
import { cutSheet, washiFibres } from '../paper.ts'
import { between, type Random, seededRandom } from '../random.ts'
import { defs, group, line, n, page, picture, shape } from '../svg.ts'
import { flowerHead } from './flower.ts'
import type { MessageTones } from './tones.ts'

/** Pixels; lists show it at half of this. */
export const MESSAGE_PICTURE = { width: 640, height: 800 }

const { width, height } = MESSAGE_PICTURE
const MIDDLE = width / 2
/** The envelope: its left edge, the edge of its opening, its foot. */
const LEFT = 112
const OPENING = 470
const FOOT = 716
const RIGHT = width - LEFT

/** Where each flower stands above the opening, and how large; those behind come first. */
const HEADS = [
  { x: -128, y: 282, size: 56, flower: 1 },
  { x: 132, y: 268, size: 58, flower: 2 },
  { x: 8, y: 190, size: 66, flower: 1 },
  { x: -66, y: 352, size: 76, flower: 0 },
  { x: 78, y: 366, size: 72, flower: 0 },
  { x: -150, y: 410, size: 50, flower: 2 },
  { x: 156, y: 414, size: 48, flower: 1 },
  { x: 6, y: 424, size: 58, flower: 2 },
]

const SPRIGS = [
  { turn: -42, bend: -14, length: 330 },
  { turn: 40, bend: 16, length: 340 },
  { turn: -12, bend: -10, length: 400 },
  { turn: 18, bend: 10, length: 372 },
  { turn: -64, bend: -8, length: 230 },
  { turn: 64, bend: 8, length: 226 },
]

/** A gift page in little: flowers in an open envelope, in the tones of its occasion. */
export function messagePicture(tones: MessageTones, seed: number): string {
  const random = seededRandom(seed)
  return picture(
    width,
    height,
    defs(petalTints()),
    page(width, height, tones.ground),
    washiFibres(random, { left: 0, top: 0, width, height }, 70, ['#FFFFFF', '#E9E2D6']),
    wash(random, { centre: { x: 206, y: 250 }, radiusX: 190, radiusY: 170, pigment: tones.washes[0], strength: 0.8 }),
    wash(random, { centre: { x: 452, y: 330 }, radiusX: 160, radiusY: 190, pigment: tones.washes[1], strength: 0.7 }),
    cutSheet(`M${LEFT} ${OPENING}L${MIDDLE} 330L${RIGHT} ${OPENING}L${RIGHT} ${FOOT}L${LEFT} ${FOOT}Z`, tones.lining),
    bouquet(random, tones),
    pocket(tones),
  )
}

function bouquet(random: Random, { flowers, leaves, ink }: MessageTones): string {
  const root = { x: MIDDLE, y: OPENING + 70 }
  const sprigs = SPRIGS.map((sprig) => inkSprig(random, { ...root, ...sprig }, 8, leaves, ink))
  const stems = HEADS.map(({ x, y }) => {
    const bend = between(random, -18, 18)
    return line(
      `M${root.x} ${root.y}Q${n(MIDDLE + x * 0.5 + bend)} ${n((y + root.y) / 2)} ${MIDDLE + x} ${y}`,
      leaves[1],
      5,
    )
  })
  const heads = HEADS.map(({ x, y, size, flower }) =>
    flowerHead(random, MIDDLE + x, y, size, flowers[flower % flowers.length], ink),
  )
  return [...sprigs, ...stems, ...heads].join('')
}

/** The front of the envelope with its seams and a heart of wax. */
function pocket({ envelope, lining, seal }: MessageTones): string {
  const fold = 606
  const front = `M${LEFT} ${OPENING}L${MIDDLE} ${fold}L${RIGHT} ${OPENING}L${RIGHT} ${FOOT}Q${RIGHT} ${FOOT + 12} ${RIGHT - 12} ${FOOT + 12}L${LEFT + 12} ${FOOT + 12}Q${LEFT} ${FOOT + 12} ${LEFT} ${FOOT}Z`
  const heart = 'M0 22C-34 -2 -26 -30 -8 -28C-3 -27 0 -22 0 -18C0 -22 3 -27 8 -28C26 -30 34 -2 0 22Z'
  return [
    cutSheet(front, envelope, 6),
    line(
      `M${LEFT + 16} ${FOOT}L${MIDDLE - 46} ${fold + 12}M${RIGHT - 16} ${FOOT}L${MIDDLE + 46} ${fold + 12}`,
      lining,
      2.4,
      {
        opacity: 0.55,
      },
    ),
    line(`M${LEFT} ${OPENING}L${MIDDLE} ${fold}L${RIGHT} ${OPENING}`, lining, 2.4, { opacity: 0.5 }),
    group(
      { transform: `translate(${MIDDLE} ${fold + 4}) scale(1.5)` },
      shape(heart, '#22323C', { opacity: 0.16, transform: 'translate(0 3)' }),
      shape(heart, seal),
      line('M-14 -16C-17 -10 -15 -4 -11 1', '#FFFFFF', 2.4, { opacity: 0.5 }),
    ),
  ].join('')
}

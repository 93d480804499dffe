import { CLOCK_PAGE } from '../../entities/pageFormat.ts'
import { handCutRound, sheetWithHoles, smoothOutline, waver } from '../handDrawn.ts'
import { berryTwig, leaf, leafyTwig, roundTwig } from '../ornaments/leaf.ts'
import { numeral } from '../ornaments/numeral.ts'
import { cutSheet, washiFibres, within } from '../paper.ts'
import { type Random, seededRandom } from '../random.ts'
import { dot, group, line, n, picture } from '../svg.ts'
import { ARC_DIRECTIONS, ARC_FRAME, CLOCK_CENTRE, INNER_FRAME_RADIUS, MINUTE_RADIUS, NUMERAL_RADIUS } from './layout.ts'
import { ringFrame } from './ringFrame.ts'
import { BERRY, BERRY_SHINE, DIAL, DIAL_FIBRES, FIR, GOLD, HONEY, INK, MIST, SAGE, UNDER_SHEET } from './tones.ts'

const { width, height } = CLOCK_PAGE

const onDial = (radius: number, degrees: number) => ({
  x: CLOCK_CENTRE.x + radius * Math.sin((degrees * Math.PI) / 180),
  y: CLOCK_CENTRE.y - radius * Math.cos((degrees * Math.PI) / 180),
})

function frameHoles(grow: number): string[] {
  const round = smoothOutline(
    handCutRound(waver(seededRandom(5), 3, 6), CLOCK_CENTRE, INNER_FRAME_RADIUS + grow, INNER_FRAME_RADIUS + grow, 3),
  )
  const pieces = ARC_DIRECTIONS.map((direction) =>
    ringFrame({
      centre: CLOCK_CENTRE,
      outerRadius: ARC_FRAME.outerRadius + grow,
      innerRadius: ARC_FRAME.innerRadius - grow,
      angle: ARC_FRAME.angle + grow * 0.17,
      direction,
      corner: 34 + grow,
    }),
  )
  return [round, ...pieces]
}

const hours = (): string =>
  Array.from({ length: 12 }, (_, index) => {
    const at = onDial(NUMERAL_RADIUS, (index + 1) * 30)
    return numeral(index + 1, at.x, at.y, 88, INK, 10)
  }).join('')

const minutes = (): string =>
  Array.from({ length: 60 }, (_, index) => {
    const isHour = index % 5 === 0
    const outer = onDial(MINUTE_RADIUS, index * 6)
    if (!isHour) return dot(outer.x, outer.y, 4.5, GOLD, { opacity: 0.9 })
    const inner = onDial(MINUTE_RADIUS - 24, index * 6)
    return line(`M${n(inner.x)} ${n(inner.y)}L${n(outer.x)} ${n(outer.y)}`, INK, 7)
  }).join('')

/** The bouquet of the lower right corner, its root outside the trim; it is rotated for the other corners. */
function cornerBouquet(random: Random): string {
  // Directions are relative to the diagonal, so that both sides are symmetrical.
  const stalk = (side: -1 | 1, length: number, turn: number, bend: number) => ({
    x: width + 10,
    y: height + 10,
    length,
    turn: -45 + side * turn,
    bend: side * bend,
  })
  const twoSided = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1)
  return [
    twoSided((side) => roundTwig(random, stalk(side, 720, 34, 8), 5, MIST)),
    twoSided((side) => leafyTwig(random, stalk(side, 610, 26, -3), 5, [SAGE])),
    twoSided((side) => leafyTwig(random, stalk(side, 500, 12, 4), 5, [HONEY], 0.24)),
    twoSided((side) => berryTwig(random, stalk(side, 480, 19, 8), 4, FIR.rib, BERRY, BERRY_SHINE)),
    leafyTwig(random, stalk(1, 500, 0, 3), 6, [FIR], 0.4),
    // Broad leaves hide where the stalks cross.
    ...[-50, -17, 17, 50].map((turn) =>
      leaf(width + 10, height + 10, 250, 62, turn - 45, turn > -20 && turn < 20 ? FIR : SAGE),
    ),
  ].join('')
}

/** A small twig in each gap between two frames, growing outwards. */
const gapTwigs = (random: Random): string =>
  ARC_DIRECTIONS.map((direction) => {
    const turn = direction + 30
    return leafyTwig(random, { ...onDial(606, turn), length: 170, turn, bend: 0 }, 5, [SAGE], 0.42)
  }).join('')

/** The clock's face: seven frames, a ring of numerals, leaves growing in from the corners. */
export function hokuoClockDial(seed: number): string {
  const random = seededRandom(seed)
  const corners = [0, 90, 180, 270].map((turn) =>
    group({ transform: `rotate(${turn} ${CLOCK_CENTRE.x} ${CLOCK_CENTRE.y})` }, cornerBouquet(random)),
  )
  return picture(
    width,
    height,
    cutSheet(sheetWithHoles(width, height, frameHoles(0)), UNDER_SHEET, 6, 0.7, 'plain'),
    cutSheet(sheetWithHoles(width, height, frameHoles(15)), DIAL, 5, 0.5, 'plain'),
    within(
      'dial',
      sheetWithHoles(width, height, frameHoles(20)),
      washiFibres(random, { left: 0, top: 0, width, height }, 18, DIAL_FIBRES),
    ),
    hours(),
    minutes(),
    gapTwigs(random),
    ...corners,
  )
}

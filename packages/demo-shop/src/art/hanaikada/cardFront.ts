import { CARD_PAGE } from '../../entities/pageFormat.ts'
import {
  handCutEdge,
  handCutRound,
  sheetBelow,
  sheetWithHoles,
  smoothLine,
  smoothOutline,
  waver,
} from '../handDrawn.ts'
import { blossom, petalTints } from '../ornaments/petal.ts'
import { cutSheet, washiFibres, within } from '../paper.ts'
import { seededRandom } from '../random.ts'
import { defs, line, picture } from '../svg.ts'
import { FRONT_FRAME } from './layout.ts'
import { petalRaft, petalsInTheAir } from './raft.ts'
import { GOLD, PAPER, PAPER_FIBRES, WATER } from './tones.ts'

const { width, height } = CARD_PAGE

/** The card's front: a frame cut through three sheets, a stream in four, petals gathering on it. */
export function hanaikadaCardFront(seed: number): string {
  const random = seededRandom(seed)
  const waves = waver(random, 2, 5)
  const hole = (radius: number, depth: number) => smoothOutline(handCutRound(waves, FRONT_FRAME, radius, radius, depth))
  const paper = [
    cutSheet(sheetWithHoles(width, height, [hole(FRONT_FRAME.radius - 6, 9)]), WATER[3]),
    cutSheet(sheetWithHoles(width, height, [hole(FRONT_FRAME.radius + 16, 10)]), WATER[1]),
    cutSheet(sheetWithHoles(width, height, [hole(FRONT_FRAME.radius + 40, 11)]), PAPER),
    within(
      'sheet',
      sheetWithHoles(width, height, [hole(FRONT_FRAME.radius + 46, 11)]),
      washiFibres(random, { left: 0, top: 0, width, height: 1440 }, 85, PAPER_FIBRES),
    ),
    line(hole(FRONT_FRAME.radius + 52, 11.5), GOLD, 2.4, { opacity: 0.85 }),
  ]
  const stream = WATER.map((fill, index) => {
    const bend = waver(random, 1, 3)
    const level = 1408 + index * 104
    const edge = handCutEdge(bend, -60, width + 60, (x) => level - 0.07 * (x - width / 2), 36)
    const eddies = [24, 42, 74].map((below, ripple) => {
      // The third sheet has text at its left, so its lines are at its right.
      const from = index === 2 ? 17 : Math.floor(random() * 9)
      const piece = edge.slice(from, from + 11 + Math.floor(random() * 8)).map((p) => ({ x: p.x, y: p.y + below }))
      return ripple === 0
        ? line(smoothLine(piece), GOLD, 1.8, { opacity: 0.75 })
        : line(smoothLine(piece), '#FFFFFF', 2.4, { opacity: 0.55 })
    })
    return cutSheet(sheetBelow(edge, height + 60), fill, -4) + eddies.join('')
  })
  return picture(
    width,
    height,
    defs(petalTints()),
    ...paper,
    ...stream,
    petalRaft(random),
    blossom(random, 262, 1040, 98, 12),
    blossom(random, 166, 1150, 62, 40, 0.9),
    petalsInTheAir(random),
  )
}

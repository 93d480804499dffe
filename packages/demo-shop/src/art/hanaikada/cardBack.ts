import { CARD_PAGE } from '../../entities/pageFormat.ts'
import { handCutEdge, sheetBelow, smoothLine, waver } from '../handDrawn.ts'
import { blossom, petal, petalTints } from '../ornaments/petal.ts'
import { cutSheet, washiFibres } from '../paper.ts'
import { seededRandom } from '../random.ts'
import { defs, line, page, picture, tag } from '../svg.ts'
import { BACK_PHOTO } from './layout.ts'
import { GOLD, PAPER, PAPER_FIBRES, WATER } from './tones.ts'

const { width, height } = CARD_PAGE

/** The card's back: quiet paper for a letter, a strip of the stream at its foot. */
export function hanaikadaCardBackBackground(seed: number): string {
  const random = seededRandom(seed)
  const stream = WATER.slice(0, 3).map((fill, index) => {
    const level = 1560 + index * 82
    const edge = handCutEdge(waver(random, 1, 3), -60, width + 60, (x) => level + 0.05 * (x - width / 2), 26)
    const ripple = edge.slice(4 + index * 5, 20 + index * 4).map((p) => ({ x: p.x, y: p.y + 26 }))
    return cutSheet(sheetBelow(edge, height + 60), fill, -6) + line(smoothLine(ripple), GOLD, 1.8, { opacity: 0.75 })
  })
  return picture(
    width,
    height,
    page(width, height, PAPER),
    washiFibres(random, { left: 0, top: 0, width, height: 1560 }, 70, PAPER_FIBRES),
    ...stream,
  )
}

/** A thin gold border around the photo, a blossom on its corner, petals on the stream. */
export function hanaikadaCardBackForeground(seed: number): string {
  const random = seededRandom(seed)
  const { left, top, corner } = BACK_PHOTO
  const frame = tag('rect', {
    x: left - 18,
    y: top - 18,
    width: BACK_PHOTO.width + 36,
    height: BACK_PHOTO.height + 36,
    rx: corner + 16,
    fill: 'none',
    stroke: GOLD,
    'stroke-width': 2.4,
  })
  const lying = [
    { x: 190, y: 1640, size: 58, turn: 40, flat: 0.7, tintIndex: 0 },
    { x: 262, y: 1672, size: 46, turn: 200, flat: 0.66, tintIndex: 1 },
    { x: 330, y: 1648, size: 52, turn: 300, flat: 0.7, tintIndex: 2 },
    { x: 420, y: 1690, size: 42, turn: 120, flat: 0.62, tintIndex: 3 },
    { x: 985, y: 1712, size: 50, turn: 80, flat: 0.66, tintIndex: 1 },
    { x: 1062, y: 1690, size: 40, turn: 250, flat: 0.7, tintIndex: 0 },
    { x: 1030, y: 1560, size: 44, turn: 20, flat: 0.85, tintIndex: 3 },
  ]
  return picture(
    width,
    height,
    defs(petalTints()),
    frame,
    ...lying.map((pose) => petal(pose)),
    blossom(random, left + 26, top + BACK_PHOTO.height - 16, 84, 20),
    petal({ x: left + 130, y: top + BACK_PHOTO.height + 24, size: 46, turn: 110, flat: 0.8, tintIndex: 0 }, 0.12),
  )
}

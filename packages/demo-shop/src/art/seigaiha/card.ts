import { elementOf } from '../elementOf.ts'
import { CARD_PAGE } from '../../entities/pageFormat.ts'
import { handCutEdge, handCutRound, sheetBelow, smoothLine, smoothOutline, waver } from '../handDrawn.ts'
import { plover } from '../ornaments/plover.ts'
import { seigaiha } from '../ornaments/seigaiha.ts'
import { cutSheet, washiFibres } from '../paper.ts'
import { seededRandom } from '../random.ts'
import { dot, line, page, picture } from '../svg.ts'
import { BACK_FRAME, WAVE_RADIUS, WAVES_TOP } from './layout.ts'
import { CREAM, FIBRES, GOLD, INDIGO, PANEL_FIBRES, WAVES } from './tones.ts'

const { width, height } = CARD_PAGE

/** The front: waves over the lower part of the photo, and an indigo sheet for the text. */
export function seigaihaCardFront(seed: number): string {
  const random = seededRandom(seed)
  const sheet = handCutEdge(waver(random, 1, 3), -60, width + 60, () => 1392, 26)
  const above = (drop: number) => sheet.map(({ x, y }) => ({ x, y: y + drop }))
  return picture(
    width,
    height,
    seigaiha(random, {
      left: -WAVE_RADIUS / 2,
      right: width + WAVE_RADIUS,
      top: WAVES_TOP,
      rows: WAVES.length,
      radius: WAVE_RADIUS,
      tone: (row) => elementOf(WAVES, row),
    }),
    cutSheet(sheetBelow(sheet, height + 60), INDIGO, -5),
    washiFibres(random, { left: 0, top: 1440, width, height: 380 }, 150, PANEL_FIBRES),
    line(smoothLine(above(22)), GOLD, 2.4, { opacity: 0.9 }),
    line(smoothLine(above(34)), GOLD, 1.4, { opacity: 0.5 }),
    plover(905, 905, 96, -8, '#FFFFFF', '#DCE7E9', INDIGO),
    plover(1052, 842, 74, 6, '#FFFFFF', '#DCE7E9', INDIGO),
    plover(770, 838, 58, -2, '#FFFFFF', '#DCE7E9', INDIGO),
  )
}

/** The back: cream paper for a letter, two rows of waves at its foot. */
export function seigaihaCardBackBackground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    width,
    height,
    page(width, height, CREAM),
    washiFibres(random, { left: 0, top: 0, width, height: 1560 }, 70, FIBRES),
    seigaiha(random, {
      left: -WAVE_RADIUS / 4,
      right: width + WAVE_RADIUS,
      top: 1712,
      rows: 4,
      radius: 118,
      tone: (row) => elementOf(WAVES, row),
    }),
    plover(960, 1508, 72, -6, '#7399B2', '#A9C4D2', INDIGO),
    plover(1062, 1462, 54, 8, '#9DBBCB', '#C3D6DD', INDIGO),
  )
}

/** A ring of paper and gold about the round photo. */
export function seigaihaCardBackForeground(seed: number): string {
  const random = seededRandom(seed)
  const waves = waver(random, 3, 6)
  const cut = (grow: number): string =>
    smoothOutline(handCutRound(waves, BACK_FRAME, BACK_FRAME.radius + grow, BACK_FRAME.radius + grow, 4))
  const beads = Array.from({ length: 60 }, (_, index) => {
    const turn = (2 * Math.PI * index) / 60
    const reach = BACK_FRAME.radius + 52
    return dot(
      BACK_FRAME.x + reach * Math.sin(turn),
      BACK_FRAME.y - reach * Math.cos(turn),
      index % 5 === 0 ? 4.4 : 2.4,
      GOLD,
    )
  })
  return picture(
    width,
    height,
    cutSheet(cut(-2) + cut(34), INDIGO, 4, 0.7),
    cutSheet(cut(12) + cut(36), CREAM, 3, 0.6),
    line(cut(24), GOLD, 2),
    ...beads,
  )
}

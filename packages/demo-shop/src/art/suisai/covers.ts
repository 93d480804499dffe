import { inkFlower, inkSprig } from '../ornaments/inkSprig.ts'
import { wash } from '../ornaments/wash.ts'
import { seededRandom } from '../random.ts'
import { picture } from '../svg.ts'
import { BACK_ROUND, COVER_PANE } from './layout.ts'
import { COVER, paper, penFrame, ring } from './page.ts'
import { HONEY, INK, LEAVES, LILAC, MINT, PEACH, ROSE, SKY } from './tones.ts'

export function suisaiCoverBackground(seed: number): string {
  const random = seededRandom(seed)
  return paper(
    random,
    COVER,
    wash(random, { centre: { x: 420, y: 420 }, radiusX: 430, radiusY: 330, turn: -18, pigment: SKY }),
    wash(random, { centre: { x: 1420, y: 930 }, radiusX: 400, radiusY: 330, turn: 24, pigment: PEACH }),
    wash(random, { centre: { x: 1380, y: 330 }, radiusX: 260, radiusY: 200, pigment: LILAC, strength: 0.8 }),
    wash(random, { centre: { x: 430, y: 1060 }, radiusX: 270, radiusY: 200, pigment: MINT, strength: 0.9 }),
    penFrame(COVER_PANE),
  )
}

export function suisaiCoverForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    COVER.width,
    COVER.height,
    inkSprig(random, { x: 560, y: 1170, length: 560, turn: -62, bend: 52 }, 9, LEAVES, INK),
    inkSprig(random, { x: 540, y: 1150, length: 400, turn: -104, bend: 40 }, 7, LEAVES, INK, 0.34),
    inkSprig(random, { x: 600, y: 1160, length: 360, turn: 76, bend: -20 }, 6, LEAVES, INK, 0.34),
    inkFlower(random, 520, 1110, 96, ROSE, HONEY, INK),
    inkFlower(random, 410, 1010, 66, PEACH, HONEY, INK),
    inkFlower(random, 640, 1150, 60, LILAC, HONEY, INK),
    inkSprig(random, { x: 1300, y: 250, length: 460, turn: 108, bend: 46 }, 8, LEAVES, INK),
    inkSprig(random, { x: 1310, y: 240, length: 300, turn: 66, bend: 22 }, 6, LEAVES, INK, 0.34),
    inkFlower(random, 1330, 286, 74, PEACH, HONEY, INK),
    inkFlower(random, 1412, 350, 50, ROSE, HONEY, INK),
  )
}

export function suisaiBackBackground(seed: number): string {
  const random = seededRandom(seed)
  return paper(
    random,
    COVER,
    wash(random, { centre: { x: 700, y: 860 }, radiusX: 340, radiusY: 270, turn: -20, pigment: SKY }),
    wash(random, { centre: { x: 1130, y: 600 }, radiusX: 320, radiusY: 260, turn: 16, pigment: PEACH }),
    ring(BACK_ROUND),
  )
}

export function suisaiBackForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    COVER.width,
    COVER.height,
    inkSprig(random, { x: 900, y: 1064, length: 460, turn: -82, bend: 70 }, 9, LEAVES, INK),
    inkSprig(random, { x: 920, y: 1064, length: 460, turn: 82, bend: -70 }, 9, LEAVES, INK),
    inkFlower(random, 910, 1050, 74, ROSE, HONEY, INK),
    inkFlower(random, 828, 1072, 46, PEACH, HONEY, INK),
    inkFlower(random, 992, 1070, 46, LILAC, HONEY, INK),
  )
}

import { elementOf } from '../elementOf.ts'
import { BOOKLET_COVER_PAGE } from '../../entities/pageFormat.ts'
import { handCutRound, sheetWithHoles, smoothOutline, waver } from '../handDrawn.ts'
import { berryTwig, leafyTwig } from '../ornaments/leaf.ts'
import { cutSheet, washiFibres, within } from '../paper.ts'
import { type Random, seededRandom } from '../random.ts'
import { line, picture } from '../svg.ts'
import { bear, bird, fox, hedgehog, owl, rabbit } from './animals.ts'
import { fir, grass, meadowFlower, mushroom, roundTree } from './forest.ts'
import { land } from './land.ts'
import { BACK_FRAME, COVER_FRAME } from './layout.ts'
import {
  CREAM,
  FIBRES,
  FIR_LEAF,
  GOLD,
  HILLS,
  LAND_MARKS,
  MOSS,
  OCHRE,
  PALE,
  RUST,
  STEM,
  UNDER,
  UNDER_DEEP,
} from './tones.ts'

const { width, height } = BOOKLET_COVER_PAGE

function framedSheets(random: Random, frame: { x: number; y: number; radius: number }): string {
  const waves = waver(random, 3, 7)
  const hole = (grow: number): string =>
    smoothOutline(handCutRound(waves, frame, frame.radius + grow, frame.radius + grow, 9, 64))
  return [
    cutSheet(sheetWithHoles(width, height, [hole(-4)]), UNDER_DEEP),
    cutSheet(sheetWithHoles(width, height, [hole(16)]), UNDER),
    cutSheet(sheetWithHoles(width, height, [hole(38)]), CREAM),
    within(
      'sheet',
      sheetWithHoles(width, height, [hole(44)]),
      washiFibres(random, { left: 0, top: 0, width, height: 1500 }, 60, FIBRES),
    ),
    line(hole(54), GOLD, 2.4, { opacity: 0.85, 'stroke-dasharray': '2 11' }),
  ].join('')
}

const hill = (random: Random, level: number, depth: number, tone: number): string =>
  land(random, { width, height, level, depth, fill: elementOf(HILLS, tone), marks: elementOf(LAND_MARKS, tone) })

/** The booklet's cover: animals of the forest under a round frame. */
export function moriCover(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    width,
    height,
    framedSheets(random, COVER_FRAME),
    hill(random, 1455, 26, 0),
    fir(random, 130, 1530, 400, '#8FAE9A', '#A9C2AC'),
    roundTree(random, 300, 1525, 225, '#C3CFA9', '#8A9A72'),
    fir(random, 1660, 1530, 470, '#7FA28F', '#9BB9A2'),
    roundTree(random, 1500, 1520, 215, '#D9C99B', '#A58F5A'),
    hill(random, 1550, 22, 1),
    owl({ x: 535, y: 1612, height: 195 }),
    bear({ x: 775, y: 1630, height: 270 }),
    rabbit({ x: 985, y: 1640, height: 235 }),
    fox({ x: 1210, y: 1625, height: 240 }),
    hill(random, 1635, 16, 2),
    hedgehog({ x: 1420, y: 1690, height: 150 }),
    mushroom(330, 1690, 92, '#C0604B', -6),
    mushroom(388, 1700, 62, '#D08A6A', 8),
    grass(random, 640, 1690, 70, STEM),
    grass(random, 1110, 1700, 60, STEM),
    meadowFlower(random, 230, 1710, 120, '#FBF4E8', '#D0A24C', STEM),
    meadowFlower(random, 1560, 1712, 110, '#EBC7BD', '#D0A24C', STEM),
    meadowFlower(random, 1610, 1720, 84, '#FBF4E8', '#D0A24C', STEM),
    hill(random, 1735, 12, 3),
    leafyTwig(random, { x: -20, y: 160, length: 520, turn: 74, bend: 40 }, 7, [MOSS]),
    leafyTwig(random, { x: -20, y: 40, length: 430, turn: 100, bend: -24 }, 6, [PALE]),
    berryTwig(random, { x: -10, y: 90, length: 360, turn: 112, bend: 30 }, 6, FIR_LEAF.rib, '#C0604B', '#EFC0AC'),
    leafyTwig(random, { x: width + 20, y: 120, length: 480, turn: -76, bend: -36 }, 7, [FIR_LEAF]),
    leafyTwig(random, { x: width + 20, y: 20, length: 420, turn: -104, bend: 22 }, 6, [OCHRE]),
    leafyTwig(random, { x: -20, y: 925, length: 400, turn: 84, bend: 14 }, 6, [PALE]),
    bird({ x: 190, y: 921, height: 105 }),
  )
}

/** The back cover: one animal waves goodbye. */
export function moriBack(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    width,
    height,
    framedSheets(random, BACK_FRAME),
    hill(random, 1530, 24, 0),
    fir(random, 1560, 1610, 380, '#8FAE9A', '#A9C2AC'),
    fir(random, 1700, 1620, 300, '#A5BFAA', '#BCD0BC'),
    roundTree(random, 220, 1600, 300, '#D9C99B', '#A58F5A'),
    hill(random, 1610, 18, 1),
    rabbit({ x: 830, y: 1680, height: 210 }),
    hedgehog({ x: 1010, y: 1690, height: 130 }),
    hill(random, 1690, 12, 2),
    leafyTwig(random, { x: -20, y: 120, length: 460, turn: 76, bend: 36 }, 7, [RUST]),
    leafyTwig(random, { x: width + 20, y: 90, length: 440, turn: -78, bend: -34 }, 7, [MOSS]),
  )
}

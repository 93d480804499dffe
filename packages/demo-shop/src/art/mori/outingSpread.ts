import { smoothOutline, waver } from '../handDrawn.ts'
import { leafyTwig } from '../ornaments/leaf.ts'
import { cutSheet, within } from '../paper.ts'
import { type Random, seededRandom } from '../random.ts'
import { picture, type XY } from '../svg.ts'
import { bear, fox, owl } from './animals.ts'
import { grass, meadowFlower, mushroom, roundTree } from './forest.ts'
import { OUTING_PAGE, OUTING_PRINTS } from './layout.ts'
import { LEAF_TAPE, ROSE_TAPE, SAND_TAPE, tape } from './prints.ts'
import { FOLD, meadow, paperWithPrints, SPREAD_HEIGHT, SPREAD_WIDTH } from './spreadPaper.ts'
import { BERRY, FLOWER_HEART, MOSS, OCHRE, PAGE, ROSE, STEM, UNDER, WHITE } from './tones.ts'

export function outingBackground(seed: number): string {
  const random = seededRandom(seed)
  return paperWithPrints(random, OUTING_PRINTS, roundTree(random, 1905, 1640, 190, '#E3E6CF', '#C2C6A4'))
}

/** The right edge of the photo page, cut in slow waves through two sheets. */
function cutPageEdge(random: Random): string {
  const waves = waver(random, 2, 6)
  const edge = (inset: number, depth: number): string => {
    const points: XY[] = Array.from({ length: 31 }, (_, index) => {
      const turn = index / 30
      return { x: OUTING_PAGE.width - inset + depth * waves(turn), y: -60 + (SPREAD_HEIGHT + 120) * turn }
    })
    const beyond = FOLD + 80
    return smoothOutline([...points, { x: beyond, y: SPREAD_HEIGHT + 60 }, { x: beyond, y: -60 }])
  }
  const leftPage = `M-60 -60H${FOLD}V${SPREAD_HEIGHT + 60}H-60Z`
  return within('left-page', leftPage, cutSheet(edge(70, 26), UNDER, 0) + cutSheet(edge(36, 28), PAGE, 0))
}

export function outingForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    SPREAD_WIDTH,
    SPREAD_HEIGHT,
    cutPageEdge(random),
    meadow(random, 1600, 18, 0),
    bear({ x: 320, y: 1675, height: 260 }),
    fox({ x: 570, y: 1682, height: 228, mirrored: true }),
    owl({ x: 3430, y: 1690, height: 175 }),
    meadow(random, 1705, 12, 1),
    mushroom(870, 1728, 88, BERRY, 5),
    mushroom(934, 1736, 58, '#D08A6A', -8),
    grass(random, 1010, 1750, 70, STEM),
    grass(random, 2300, 1750, 64, STEM),
    meadowFlower(random, 150, 1760, 120, WHITE, FLOWER_HEART, STEM),
    meadowFlower(random, 2400, 1765, 110, ROSE, FLOWER_HEART, STEM),
    tape(random, OUTING_PRINTS[0], 0.12, -34, LEAF_TAPE),
    tape(random, OUTING_PRINTS[1], 0.5, 2, SAND_TAPE),
    tape(random, OUTING_PRINTS[2], 0.84, 28, ROSE_TAPE),
    leafyTwig(random, { x: SPREAD_WIDTH + 10, y: 60, length: 420, turn: -96, bend: 30 }, 6, [OCHRE]),
    leafyTwig(random, { x: SPREAD_WIDTH + 10, y: -10, length: 380, turn: -118, bend: 36 }, 6, [MOSS]),
  )
}

import { berryTwig, leafyTwig, roundTwig } from '../ornaments/leaf.ts'
import { seededRandom } from '../random.ts'
import { picture } from '../svg.ts'
import { bird, hedgehog, rabbit } from './animals.ts'
import { fir, grass, meadowFlower, roundTree } from './forest.ts'
import { BIRTH_PRINTS } from './layout.ts'
import { LEAF_TAPE, ROSE_TAPE, SAND_TAPE, tape } from './prints.ts'
import { meadow, paperWithPrints, SPREAD_HEIGHT, SPREAD_WIDTH } from './spreadPaper.ts'
import { BERRY, BERRY_SHINE, FIR_LEAF, FLOWER_HEART, MOSS, PALE, ROSE, STEM, WHITE } from './tones.ts'

export function birthBackground(seed: number): string {
  const random = seededRandom(seed)
  return paperWithPrints(
    random,
    BIRTH_PRINTS,
    roundTree(random, 3120, 1690, 180, '#E3E6CF', '#C2C6A4'),
    fir(random, 3310, 1690, 225, '#C9D8C6', '#D9E4D5'),
    fir(random, 3440, 1700, 175, '#D6E1D1', '#E3EBDE'),
    meadow(random, 1670, 16, 0),
  )
}

export function birthForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    SPREAD_WIDTH,
    SPREAD_HEIGHT,
    roundTwig(random, { x: 150, y: 1600, length: 420, turn: 40, bend: 18 }, 6, PALE),
    leafyTwig(random, { x: 150, y: 1600, length: 560, turn: 4, bend: -20 }, 7, [MOSS]),
    berryTwig(random, { x: 150, y: 1600, length: 400, turn: 20, bend: 14 }, 5, FIR_LEAF.rib, BERRY, BERRY_SHINE),
    tape(random, BIRTH_PRINTS[0], 0.86, 6, SAND_TAPE),
    tape(random, BIRTH_PRINTS[1], 0.5, -3, LEAF_TAPE),
    tape(random, BIRTH_PRINTS[2], 0.46, 4, ROSE_TAPE),
    meadow(random, 1742, 10, 1),
    rabbit({ x: 2010, y: 1750, height: 240 }),
    hedgehog({ x: 2215, y: 1762, height: 130 }),
    grass(random, 2340, 1765, 64, STEM),
    meadowFlower(random, 2430, 1770, 130, ROSE, FLOWER_HEART, STEM),
    meadowFlower(random, 2490, 1775, 96, WHITE, FLOWER_HEART, STEM),
    meadowFlower(random, 1180, 1770, 110, WHITE, FLOWER_HEART, STEM),
    bird({ x: 3240, y: 1762, height: 120, mirrored: true }),
  )
}

import { handCutEdge, sheetWithHoles, smoothOutline, waver } from '../handDrawn.ts'
import { leafyTwig } from '../ornaments/leaf.ts'
import { cutSheet, washiFibres } from '../paper.ts'
import { seededRandom } from '../random.ts'
import { picture } from '../svg.ts'
import { bear, fox, hedgehog, owl, rabbit } from './animals.ts'
import { fir, grass, mushroom, roundTree } from './forest.ts'
import { VIEW_FRAME } from './layout.ts'
import { meadow, SPREAD_HEIGHT, SPREAD_WIDTH } from './spreadPaper.ts'
import { BERRY, CREAM, FIBRES, FIR_LEAF, HILLS, MOSS, OCHRE, STEM } from './tones.ts'

/** The last spread: one wide view, framed by trees and animals that look at it. */
export function viewForeground(seed: number): string {
  const random = seededRandom(seed)
  const waves = waver(random, 2, 6)
  const hole = (grow: number): string => {
    // The frame extends beyond both sides of the page, farther than its rounded corners.
    const edge = (y: number, depth: number) => handCutEdge(waves, -300, SPREAD_WIDTH + 300, () => y, depth, 44)
    return smoothOutline([...edge(120 - grow, 22), ...edge(VIEW_FRAME.height - 90 + grow, 26).reverse()])
  }
  return picture(
    SPREAD_WIDTH,
    SPREAD_HEIGHT,
    cutSheet(sheetWithHoles(SPREAD_WIDTH, SPREAD_HEIGHT, [hole(-16)]), HILLS[1], 4),
    cutSheet(sheetWithHoles(SPREAD_WIDTH, SPREAD_HEIGHT, [hole(18)]), CREAM, 4),
    washiFibres(random, { left: 600, top: 10, width: 2400, height: 60 }, 60, FIBRES),
    fir(random, 160, 1570, 640, '#6E9483', '#8BAE9B'),
    fir(random, 390, 1585, 430, '#8FAE9A', '#A9C2AC'),
    roundTree(random, 3210, 1570, 400, '#D9C99B', '#A58F5A'),
    fir(random, 3430, 1585, 580, '#7FA28F', '#9BB9A2'),
    meadow(random, 1490, 20, 0),
    owl({ x: 560, y: 1600, height: 200 }),
    bear({ x: 810, y: 1620, height: 290 }),
    rabbit({ x: 1025, y: 1630, height: 248 }),
    fox({ x: 1250, y: 1620, height: 258 }),
    hedgehog({ x: 1490, y: 1632, height: 145 }),
    meadow(random, 1700, 12, 1),
    grass(random, 240, 1740, 80, STEM),
    mushroom(1630, 1745, 90, BERRY, -6),
    leafyTwig(random, { x: -20, y: 60, length: 620, turn: 92, bend: 26 }, 8, [MOSS]),
    leafyTwig(random, { x: SPREAD_WIDTH + 20, y: 60, length: 600, turn: -90, bend: -24 }, 8, [FIR_LEAF]),
    leafyTwig(random, { x: SPREAD_WIDTH + 20, y: -10, length: 460, turn: -108, bend: 16 }, 7, [OCHRE]),
  )
}

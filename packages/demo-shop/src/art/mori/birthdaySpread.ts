import { elementOf } from '../elementOf.ts'
import { handCutRound, smoothOutline, waver } from '../handDrawn.ts'
import { fern, leafyTwig } from '../ornaments/leaf.ts'
import { cutSheet } from '../paper.ts'
import { type Random, seededRandom } from '../random.ts'
import { line, n, picture, shape } from '../svg.ts'
import { bear, bird, rabbit } from './animals.ts'
import { meadowFlower } from './forest.ts'
import { BIRTHDAY_PRINTS, BIRTHDAY_FRAME } from './layout.ts'
import { LEAF_TAPE, ROSE_TAPE, tape } from './prints.ts'
import { meadow, paperWithPrints, SPREAD_HEIGHT, SPREAD_WIDTH } from './spreadPaper.ts'
import { CREAM, FLOWER_HEART, GOLD, MOSS, OCHRE, ROSE, RUST, STEM, UNDER_DEEP, WHITE } from './tones.ts'

const FLAGS = ['#D49A78', '#8FAA80', '#E2BE7E', '#EBC7BD', '#9DB9C2'] as const

/** A string of paper flags hanging from one point to another. */
function bunting(fromX: number, toX: number, y: number, sag: number, count: number): string {
  const at = (share: number) => ({ x: fromX + (toX - fromX) * share, y: y + sag * 4 * share * (1 - share) })
  const flags = Array.from({ length: count }, (_, index) => {
    const left = at((index + 0.16) / count)
    const right = at((index + 0.84) / count)
    const tip = {
      x: (left.x + right.x) / 2 - (right.y - left.y) * 0.9,
      y: (left.y + right.y) / 2 + (right.x - left.x) * 0.95,
    }
    const outline = `M${n(left.x)} ${n(left.y)}L${n(right.x)} ${n(right.y)}L${n(tip.x)} ${n(tip.y)}Z`
    return (
      shape(outline, '#3A2F28', { opacity: 0.08, transform: 'translate(3 8)' }) +
      shape(outline, elementOf(FLAGS, index)) +
      line(`M${n(left.x + 8)} ${n(left.y + 12)}L${n(right.x - 8)} ${n(right.y + 12)}`, '#FFFFFF', 2.4, {
        'stroke-dasharray': '7 9',
        opacity: 0.75,
      })
    )
  })
  const middle = at(0.5)
  const string = `M${n(fromX)} ${n(y)}Q${n(middle.x)} ${n(y + sag * 2)} ${n(toX)} ${n(y)}`
  return flags.join('') + line(string, '#8A6B56', 4)
}

export function birthdayBackground(seed: number): string {
  const random = seededRandom(seed)
  return paperWithPrints(
    random,
    BIRTHDAY_PRINTS,
    bunting(-40, 960, -10, 70, 7),
    bunting(960, 1960, -10, 80, 7),
    bunting(1960, 2840, -10, 70, 6),
    bunting(2840, 3620, -10, 60, 6),
    meadow(random, 1680, 16, 0),
  )
}

/** Three rings of paper around the round frame. */
function rings(random: Random): string {
  const waves = waver(random, 3, 8)
  const cut = (grow: number): string => {
    const radius = BIRTHDAY_FRAME.radius + grow
    return smoothOutline(handCutRound(waves, BIRTHDAY_FRAME, radius, radius, 9, 64))
  }
  return [
    cutSheet(cut(-4) + cut(60), UNDER_DEEP),
    cutSheet(cut(14) + cut(62), OCHRE.light),
    cutSheet(cut(32) + cut(64), CREAM),
    line(cut(48), GOLD, 2.2, { 'stroke-dasharray': '2 11' }),
  ].join('')
}

export function birthdayForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    SPREAD_WIDTH,
    SPREAD_HEIGHT,
    rings(random),
    leafyTwig(random, { x: 390, y: 1280, length: 520, turn: -72, bend: 84 }, 8, [MOSS]),
    leafyTwig(random, { x: 390, y: 1280, length: 300, turn: -96, bend: 26 }, 5, [RUST]),
    fern({ x: 390, y: 1280, length: 290, turn: -52, bend: 36 }, 10, OCHRE),
    tape(random, BIRTHDAY_PRINTS[0], 0.5, -2, ROSE_TAPE),
    tape(random, BIRTHDAY_PRINTS[1], 0.5, 3, LEAF_TAPE),
    meadow(random, 1742, 10, 1),
    bear({ x: 1985, y: 1750, height: 260 }),
    rabbit({ x: 2185, y: 1758, height: 215 }),
    bird({ x: 3330, y: 1760, height: 120, mirrored: true }),
    meadowFlower(random, 3430, 1765, 110, ROSE, FLOWER_HEART, STEM),
    meadowFlower(random, 250, 1765, 120, WHITE, FLOWER_HEART, STEM),
    meadowFlower(random, 310, 1770, 86, ROSE, FLOWER_HEART, STEM),
  )
}

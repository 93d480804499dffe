import { elementOf } from '../art/elementOf.ts'
import { between, pick } from '../art/random.ts'
import { dot, group, line, n, page, shape, tag, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { isClear, outlineOf, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import { star } from '../art/ornaments/marks.ts'
import { innerFrames } from '../composing/borders.ts'

const TONES = ['#E58B7B', '#F2C45F', '#7DB7B0', '#8FA9D4', '#D9A5C3'] as const

/** Flags on a string that sags between the two upper corners. */
function bunting({ width, bleed, unit }: Sheet): string {
  const sag = 6 * unit
  const count = Math.round(width / (unit * 9))
  const at = (share: number): XY => ({ x: width * share, y: bleed + unit + sag * 4 * share * (1 - share) })
  const flags = Array.from({ length: count }, (_, index) => {
    const from = at((index + 0.08) / count)
    const to = at((index + 0.92) / count)
    const tip = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + unit * 5.6 }
    return shape(`M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}L${n(tip.x)} ${n(tip.y)}Z`, elementOf(TONES, index))
  })
  const cord = Array.from({ length: 25 }, (_, index) => at(index / 24))
  return flags.join('') + line(`M${cord.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`, '#8A6552', unit * 0.28)
}

function balloon({ x, y }: XY, size: number, fill: string): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    line(
      `M0 ${n(size)}q${n(size * 0.3)} ${n(size * 0.6)} 0 ${n(size * 1.1)}t0 ${n(size * 0.9)}`,
      '#A08A78',
      size * 0.05,
    ),
    tag('ellipse', { cx: 0, cy: 0, rx: n(size * 0.8), ry: n(size), fill }),
    shape(`M${n(-size * 0.12)} ${n(size * 1.14)}L0 ${n(size * 0.96)}L${n(size * 0.12)} ${n(size * 1.14)}Z`, fill),
    tag('ellipse', {
      cx: n(-size * 0.3),
      cy: n(-size * 0.4),
      rx: n(size * 0.14),
      ry: n(size * 0.26),
      fill: '#FFFFFF',
      opacity: 0.55,
      transform: `rotate(24 ${n(-size * 0.3)} ${n(-size * 0.4)})`,
    }),
  )
}

function before(sheet: Sheet): string {
  const { unit, random, frames, width, height } = sheet
  const balloons = [
    { x: width - sheet.bleed - 8 * unit, y: height * 0.4, tone: 0 },
    { x: sheet.bleed + 7 * unit, y: height * 0.52, tone: 2 },
    { x: width - sheet.bleed - 15 * unit, y: height * 0.5, tone: 1 },
  ].filter((at) => roomAt(sheet, at, 6 * unit) > 5 * unit)
  const confetti = scattered(sheet, unit * 5, (at) => isClear(sheet, at, unit * 1.7) && at.y > 17 * unit, 340).map(
    (at, index) =>
      index % 3 === 0
        ? star(at, unit * 1.2, pick(random, TONES), random() * 70)
        : index % 3 === 1
          ? dot(at.x, at.y, unit * between(random, 0.5, 0.9), pick(random, TONES))
          : tag('rect', {
              x: n(-unit),
              y: n(-unit * 0.35),
              width: n(2 * unit),
              height: n(unit * 0.7),
              rx: n(unit * 0.3),
              fill: pick(random, TONES),
              transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${n(random() * 180)})`,
            }),
  )
  return (
    innerFrames(frames)
      .map((frame) => line(outlineOf(frame, unit * 0.5), '#FFFFFF', unit * 1.5))
      .join('') +
    confetti.join('') +
    bunting(sheet) +
    balloons.map(({ tone, ...at }) => balloon(at, unit * 5.4, elementOf(TONES, tone))).join('')
  )
}

/** お祝いガーランド: flags, balloons and confetti for a birthday. */
export const PARTY: Look = {
  id: 'party',
  name: 'お祝いガーランド',
  hashtags: ['誕生日', 'お祝い', 'ポップ'],
  paper: '#FFF9EE',
  inks: { title: '#A93A2B', text: '#4A443D', accent: '#2F5D5A' },
  japanese: ROUNDED,
  latin: QUICKSAND,
  isBoldTitle: true,
  behind: ({ width, height, unit }) =>
    page(width, height, '#FFF9EE') +
    Array.from({ length: Math.ceil(width / (unit * 6)) + 1 }, (_, index) =>
      tag('rect', { x: n(index * unit * 6), y: 0, width: n(unit * 3), height, fill: '#FDF0DA', opacity: 0.8 }),
    ).join(''),
  before,
}

import { elementOf } from '../art/elementOf.ts'
import { handCutEdge, smoothLine, waver } from '../art/handDrawn.ts'
import { washiFibres } from '../art/paper.ts'
import { between, pick, type Random } from '../art/random.ts'
import { group, n, page, shape, tag, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, depthAt, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { frameLines } from '../composing/borders.ts'

const GOLD = ['#C9A24B', '#D9B96C', '#B8893A', '#E6CC8B'] as const
const TORN = ['#A93A2B', '#C8694F', '#E7B7B4'] as const

/** A corner of hand-torn coloured paper with white fibres along the tear. */
function tornCorner(random: Random, at: XY & { inward: number }, reach: number, fill: string): string {
  const edge = handCutEdge(waver(random, 2, 7), -reach * 1.5, reach * 1.5, (x) => (x * x) / (reach * 7), reach * 0.05)
  const tear = handCutEdge(waver(random, 9, 16), -reach * 1.5, reach * 1.5, (x) => (x * x) / (reach * 7), reach * 0.035)
  const closed = (d: string): string => `${d}L${n(reach * 1.5)} ${n(reach * 3)}L${n(-reach * 1.5)} ${n(reach * 3)}Z`
  return group(
    {
      transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${at.inward}) translate(0 ${n(-reach * 0.72)})`,
    },
    shape(closed(smoothLine(tear)), '#FFFFFF', { transform: `translate(0 ${n(-reach * 0.045)})`, opacity: 0.92 }),
    shape(closed(smoothLine(edge)), fill),
  )
}

const flake = (random: Random, { x, y }: XY, size: number): string =>
  tag('rect', {
    x: n(-size / 2),
    y: n(-size / 2),
    width: n(size),
    height: n(size * between(random, 0.35, 1)),
    fill: pick(random, GOLD),
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, 0, 90))})`,
  })

function behind(sheet: Sheet): string {
  const { width, height, random, unit } = sheet
  const corners = cornersOf(sheet)
  const layers = [corners[1], corners[3]].flatMap((corner) => {
    const reach = depthAt(sheet, corner, 40 * unit) * 1.2
    return [1, 0.72, 0.46].map((share, index) => tornCorner(random, corner, reach * share, elementOf(TORN, 2 - index)))
  })
  return (
    page(width, height, '#F7F0E2') +
    washiFibres(random, { left: 0, top: 0, width, height }, 80, ['#FFFFFF', '#E9DEC8', '#EFE5D2']) +
    layers.join('')
  )
}

function before(sheet: Sheet): string {
  const { random, unit, frames } = sheet
  const [, topRight, , bottomLeft] = cornersOf(sheet)
  const free = scattered(sheet, unit * 1.2, (at) => {
    const near = Math.min(...[topRight, bottomLeft].map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))
    return random() < Math.exp(-near / (16 * unit)) && roomAt(sheet, at, unit) >= unit
  })
  return (
    frameLines(frames, unit * 0.3, '#D9B96C', unit * 0.4) +
    frameLines(frames, unit * 1.3, '#C9A24B', unit * 0.12) +
    free.map((at) => flake(random, at, unit * between(random, 0.3, 1.5))).join('')
  )
}

/** 和紙と金: torn sheets in vermilion on mulberry paper, gold leaf where they meet. */
export const WASHI: Look = {
  id: 'washi',
  name: '和紙と金',
  hashtags: ['和風', 'お祝い'],
  paper: '#F7F0E2',
  inks: { title: '#A93A2B', text: '#4A443D', accent: '#8A5A00' },
  japanese: MINCHO,
  latin: GARAMOND,
  behind,
  before,
}

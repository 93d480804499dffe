import { group, line, n, page, shape, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import type { Sheet } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { frameLines } from '../composing/borders.ts'

const INDIGO = '#2F5D5A'
const PAPER = '#F8F5EC'
const GOLD = '#D9B96C'

/** 麻の葉: stars of six hemp leaves; every line joins points of one triangular grid. */
function hemp({ width, height }: Sheet, side: number, stroke: string, pen: number): string {
  const rise = (side * Math.sqrt(3)) / 2
  const lines: string[] = []
  for (let row = -1; row * rise < height + rise; row++) {
    for (let column = -1; column * side < width + side; column++) {
      const x = column * side + (row % 2 === 0 ? 0 : side / 2)
      const y = row * rise
      // The two triangles to the right of a grid point: their sides, and the lines from their middles to their corners.
      const up = [x, y, x + side, y, x + side / 2, y - rise] as const
      const down = [x, y, x + side, y, x + side / 2, y + rise] as const
      for (const [ax, ay, bx, by, cx, cy] of [up, down]) {
        const middle = `${n((ax + bx + cx) / 3)} ${n((ay + by + cy) / 3)}`
        lines.push(`M${n(ax)} ${n(ay)}L${middle}L${n(bx)} ${n(by)}M${middle}L${n(cx)} ${n(cy)}`)
      }
      lines.push(
        `M${n(x)} ${n(y)}h${n(side)}M${n(x)} ${n(y)}l${n(side / 2)} ${n(rise)}M${n(x)} ${n(y)}l${n(-side / 2)} ${n(rise)}`,
      )
    }
  }
  return line(lines.join(''), stroke, pen)
}

/** A panel with its corners cut in, as old labels have them. */
function panel({ width, height, bleed, unit }: Sheet, inset: number, notch: number): string {
  const [left, top] = [bleed + inset * unit, bleed + inset * unit]
  const [right, bottom] = [width - left, height - top]
  const r = notch * unit
  const bite = (x: number, y: number): string => `A${n(r)} ${n(r)} 0 0 0 ${n(x)} ${n(y)}`
  return `M${n(left + r)} ${n(top)}H${n(right - r)}${bite(right, top + r)}V${n(bottom - r)}${bite(right - r, bottom)}H${n(left + r)}${bite(left, bottom - r)}V${n(top + r)}${bite(left + r, top)}Z`
}

const behind = (sheet: Sheet): string =>
  page(sheet.width, sheet.height, INDIGO) +
  hemp(sheet, sheet.unit * 7, '#7FA89A', sheet.unit * 0.2) +
  shape(panel(sheet, 4.4, 4), PAPER) +
  tag('path', { d: panel(sheet, 5.2, 4), fill: 'none', stroke: GOLD, 'stroke-width': n(sheet.unit * 0.22) }) +
  group({ opacity: 0.09 }, hemp(sheet, sheet.unit * 14, INDIGO, sheet.unit * 0.16))

/** 麻の葉: deep green hemp leaves, the traditional pattern of children's clothes. */
export const ASANOHA: Look = {
  id: 'asanoha',
  name: '麻の葉',
  hashtags: ['和風', '伝統もよう'],
  paper: PAPER,
  inks: { title: '#2F5D5A', text: '#4A443D', accent: '#8A5A00' },
  japanese: MINCHO,
  latin: GARAMOND,
  behind,
  before: ({ frames, unit }) =>
    frameLines(frames, unit * 0.35, GOLD, unit * 0.5) + frameLines(frames, unit * 1.2, INDIGO, unit * 0.14),
}

import { dot, group, line, n, page, tag, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, outlineOf, type Sheet } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { innerFrames } from '../composing/borders.ts'

const INK = '#5B2E36'
const COTTON = '#F6F1E7'

/** A printer's flower in a corner: two curls, a bud, three points. */
const fleuron = ({ x, y, inward }: XY & { inward: number }, size: number): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${inward}) scale(${n(size)})` },
    tag('path', {
      d: 'M0 -.35C-.1 -.75 -.55 -.95 -.86 -.72C-1.08 -.54 -.98 -.22 -.72 -.24C-.54 -.26 -.5 -.46 -.64 -.54M0 -.35C.1 -.75 .55 -.95 .86 -.72C1.08 -.54 .98 -.22 .72 -.24C.54 -.26 .5 -.46 .64 -.54M0 -.35C-.16 -.8 -.14 -1.1 0 -1.4C.14 -1.1 .16 -.8 0 -.35Z',
      fill: 'none',
      stroke: INK,
      'stroke-width': 0.07,
      'stroke-linecap': 'round',
    }),
    dot(0, -1.58, 0.07, INK),
    dot(-0.3, -0.22, 0.06, INK),
    dot(0.3, -0.22, 0.06, INK),
  )

/** A thick rule, a thin rule and a row of type points between them. */
function border({ width, height, bleed, unit }: Sheet): string {
  const rect = (inset: number, pen: number, dash?: string): string =>
    tag('rect', {
      x: n(bleed + inset * unit),
      y: n(bleed + inset * unit),
      width: n(width - 2 * (bleed + inset * unit)),
      height: n(height - 2 * (bleed + inset * unit)),
      fill: 'none',
      stroke: INK,
      'stroke-width': n(pen * unit),
      ...(dash ? { 'stroke-dasharray': dash, 'stroke-linecap': 'round' } : {}),
    })
  return rect(1.8, 0.5) + rect(2.7, 0.14) + rect(3.7, 0.44, `0 ${n(unit * 1.3)}`)
}

function before(sheet: Sheet): string {
  const { unit, frames } = sheet
  const free = innerFrames(frames)
  // The paper is pressed in about a plate: light on one edge, shade on the other.
  const pressed = free.map(
    (frame) =>
      group(
        { transform: `translate(${n(unit * 0.14)} ${n(unit * 0.14)})` },
        line(outlineOf(frame, unit * 1.1), '#FFFFFF', unit * 0.3),
      ) +
      line(outlineOf(frame, unit * 1.1), '#D9CFBC', unit * 0.22) +
      line(outlineOf(frame, 0), INK, unit * 0.2),
  )
  const corners = cornersOf(sheet).map(({ x, y, inward }, index) => ({
    x: x + (index === 0 || index === 3 ? 4.6 : -4.6) * unit,
    y: y + (index < 2 ? 4.6 : -4.6) * unit,
    inward,
  }))
  const whole = free.length === frames.length
  return pressed.join('') + (whole ? corners.map((at) => fleuron(at, unit * 2.6)).join('') : '')
}

/** 活版: one ink on cotton paper, printer's flowers in the corners. */
export const KAPPAN: Look = {
  id: 'kappan',
  name: '活版',
  hashtags: ['クラシック', '上品'],
  paper: COTTON,
  inks: { title: '#7A4B3A', text: '#4A443D', accent: '#A93A2B' },
  japanese: MINCHO,
  latin: GARAMOND,
  behind: (sheet) => page(sheet.width, sheet.height, COTTON) + border(sheet),
  before,
}

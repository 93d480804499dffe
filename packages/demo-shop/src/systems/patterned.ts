import { defs, group, line, n, page, shape, tag } from '../art/svg.ts'
import { frameLines, innerFrames } from '../composing/borders.ts'
import type { Sheet } from '../composing/sheet.ts'
import { deepestEdge, patternPaint, rect, stripAt, type System } from './system.ts'

/** A band of a pattern along the edge where it is widest, as an obi on a kimono. */
export const obi =
  (pattern: string, share = 0.5): System =>
  (palette) => ({
    behind: (sheet) => {
      const { width, height, unit, bleed } = sheet
      const { edge, depth } = deepestEdge(sheet, bleed + 32 * unit, 3 * unit)
      const band = stripAt(sheet, edge, depth)
      const rim = stripAt(sheet, edge, depth + 1.1 * unit)
      return (
        defs(patternPaint('obi', pattern, [palette.light, palette.mark], unit * share)) +
        page(width, height, palette.paper) +
        rect(rim, palette.light) +
        rect(band, palette.deep) +
        group({ opacity: 0.55 }, rect(band, 'url(#obi)'))
      )
    },
    before: ({ frames, unit }) => frameLines(frames, unit * 0.45, palette.paper, unit * 0.9),
  })

/** A pattern over the whole page, with a sheet of paper on it. */
export const wrapped =
  (pattern: string, share = 0.6): System =>
  (palette) => ({
    behind: (sheet) => {
      const { width, height, unit } = sheet
      return (
        defs(patternPaint('wrap', pattern, [palette.light, palette.mark], unit * share)) +
        page(width, height, palette.deep) +
        group({ opacity: 0.5 }, rect({ left: 0, top: 0, width, height }, 'url(#wrap)')) +
        shape(label(sheet, 4.4), palette.paper) +
        tag('path', { d: label(sheet, 5.4), fill: 'none', stroke: palette.mark, 'stroke-width': n(unit * 0.2) })
      )
    },
    before: ({ frames, unit }) => frameLines(frames, unit * 0.9, palette.mark, unit * 0.2),
  })

/** The outline of a page with its margin. */
function label({ width, height, bleed, unit }: Sheet, inset: number): string {
  const edge = bleed + inset * unit
  return `M${n(edge)} ${n(edge)}H${n(width - edge)}V${n(height - edge)}H${n(edge)}Z`
}

/** Squared paper, and prints with white edges held by strips of tape. */
export const squared: System = (palette) => ({
  behind: ({ width, height, unit, bleed, frames }) => {
    const step = 5 * unit
    const across = Array.from({ length: Math.ceil(width / step) }, (_, at) => `M${n(bleed + at * step)} 0V${height}`)
    const down = Array.from({ length: Math.ceil(height / step) }, (_, at) => `M0 ${n(bleed + at * step)}H${width}`)
    return (
      page(width, height, palette.paper) +
      line([...across, ...down].join(''), palette.tint, unit * 0.16) +
      innerFrames(frames)
        .map(({ left, top, width: wide, height: tall, rotate, shape: kind, corner }) => {
          const grow = 1.8 * unit
          const turn = `rotate(${rotate} ${n(left + wide / 2)} ${n(top + tall / 2)})`
          const round = kind === 'circle' ? wide / 2 + grow : corner > 0 ? corner + grow : 0
          const sheet = (offset: number, fill: string, opacity: number): string =>
            tag('rect', {
              x: n(left - grow),
              y: n(top - grow + offset),
              width: n(wide + 2 * grow),
              height: n(tall + 2 * grow),
              rx: n(round),
              fill,
              opacity,
              transform: turn,
            })
          return sheet(0.7 * unit, '#6A5A48', 0.14) + sheet(0.3 * unit, '#6A5A48', 0.14) + sheet(0, '#FFFFFF', 1)
        })
        .join('')
    )
  },
  before: ({ frames, unit }) =>
    innerFrames(frames)
      .filter(({ shape: kind, corner }) => kind === 'rect' && corner === 0)
      .map(({ left, top, width, height, rotate }) => {
        const [x, y] = [left + width / 2, top + height / 2]
        return group(
          { transform: `rotate(${rotate} ${n(x)} ${n(y)}) translate(${n(x)} ${n(top - 1.4 * unit)}) rotate(-3)` },
          rect({ left: -5.5 * unit, top: -1.6 * unit, width: 11 * unit, height: 3.2 * unit }, palette.deep),
          group(
            { opacity: 0.5 },
            ...[-4, -2, 0, 2, 4].map((at) =>
              line(
                `M${n((at - 0.8) * unit)} ${n(1.6 * unit)}L${n((at + 0.8) * unit)} ${n(-1.6 * unit)}`,
                palette.light,
                unit * 0.5,
              ),
            ),
          ),
        )
      })
      .join(''),
})

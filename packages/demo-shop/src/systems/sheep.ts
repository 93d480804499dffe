import { defs, dot, group, line, n, shape, tag } from '../art/svg.ts'
import type { Box } from '../composing/sheet.ts'
import type { Palette } from './palette.ts'
import { patternPaint } from './system.ts'

/** The animal of 2027 in a square of 100 units, drawn in the place that a layout has for it. */
type Emblem = (palette: Palette) => (place: Box) => string

const fitted = ({ left, top, width, height }: Box, ...parts: string[]): string => {
  const side = Math.min(width, height)
  const [x, y] = [left + (width - side) / 2, top + (height - side) / 2]
  return group({ transform: `translate(${n(x)} ${n(y)}) scale(${side / 100})` }, ...parts)
}

/** Locks of wool about a body, as circles. */
const WOOL = [
  [30, 44, 13],
  [40, 33, 13],
  [53, 29, 14],
  [67, 32, 13],
  [78, 42, 12],
  [80, 55, 12],
  [70, 64, 13],
  [56, 67, 13],
  [42, 65, 13],
  [31, 57, 12],
  [54, 48, 24],
] as const

const wool = (grow: number, fill: string): string =>
  WOOL.map(([x, y, radius]) => dot(x, y, radius + grow, fill)).join('')

const legs = (fill: string): string =>
  [37, 47, 62, 72]
    .map((x, at) => tag('rect', { x, y: 66, width: 5, height: at % 2 === 0 ? 26 : 23, rx: 2.4, fill }))
    .join('')

const head = (face: string, fleece: string, horn: string, edge: string): string =>
  tag('ellipse', { cx: 33, cy: 40, rx: 10, ry: 4, fill: face, transform: 'rotate(24 33 40)' }) +
  tag('ellipse', { cx: 20, cy: 47, rx: 10.5, ry: 14, fill: face, transform: 'rotate(16 20 47)' }) +
  [dot(17, 33, 7.4, edge), dot(25, 31, 7.8, edge), dot(30, 36, 6, edge)].join('') +
  [dot(17, 33, 6.2, fleece), dot(25, 31, 6.6, fleece), dot(30, 36, 4.8, fleece)].join('') +
  line('M28 41C35 35 43 41 41 48C39.4 54 31 54 31 48C31 45 34.5 44 36 46.4', horn, 3.6) +
  dot(16, 46, 1.5, '#FFFFFF')

/** A woolly sheep with an outline. */
export const woolly: Emblem = (palette) => (place) =>
  fitted(
    place,
    legs(palette.deep),
    wool(1.3, palette.mark),
    wool(0, '#FFFFFF'),
    line('M46 44C50 40 56 41 57 46M62 52C66 48 72 50 72 55M44 57C48 53 54 55 54 60', palette.light, 1.6),
    head(palette.deep, '#FFFFFF', palette.mark, palette.mark),
  )

/** A sheep whose fleece is cloth with one of the shop's patterns. */
export const clothed =
  (pattern: string): Emblem =>
  (palette) =>
  (place) =>
    fitted(
      place,
      defs(patternPaint('fleece', pattern, [palette.light, palette.light], 0.9)),
      legs(palette.inks.title),
      wool(0, palette.deep),
      group({ opacity: 0.85 }, wool(0, 'url(#fleece)')),
      head(palette.inks.title, palette.deep, palette.mark, palette.paper),
    )

/** A seal with the face of a sheep, cut in white. */
export const seal: Emblem = (palette) => (place) =>
  fitted(
    place,
    tag('rect', { x: 4, y: 4, width: 92, height: 92, rx: 15, fill: palette.deep }),
    tag('rect', {
      x: 9,
      y: 9,
      width: 82,
      height: 82,
      rx: 11,
      fill: 'none',
      stroke: palette.paper,
      'stroke-width': 1.6,
    }),
    ...[-1, 1].map((side) =>
      group(
        { transform: `translate(50 0) scale(${side} 1)` },
        line('M9 37C19 22 37 28 36 44C35 58 20 60 18 49C17 42 25 39 27.5 45', palette.paper, 4.6),
        tag('ellipse', { cx: 17, cy: 62, rx: 8, ry: 3.6, fill: palette.paper, transform: 'rotate(22 17 62)' }),
      ),
    ),
    shape('M50 82C39 82 34 64 36 51C38 43 62 43 64 51C66 64 61 82 50 82Z', palette.paper),
    [dot(41, 38, 7, palette.paper), dot(50, 34, 8, palette.paper), dot(59, 38, 7, palette.paper)].join(''),
    dot(44, 58, 1.8, palette.deep) + dot(56, 58, 1.8, palette.deep),
    line('M46 71Q50 75 54 71M50 73V77', palette.deep, 1.8),
  )

const facet = (points: string, fill: string): string => tag('polygon', { points, fill })

/** A sheep folded from paper. */
export const folded: Emblem = (palette) => (place) =>
  fitted(
    place,
    facet('40,66 47,66 44,92', palette.mark) + facet('66,64 74,62 71,90', palette.mark),
    facet('30,62 39,66 33,92', palette.deep) + facet('78,58 88,56 84,90', palette.deep),
    facet('22,38 58,26 54,52', palette.tint) + facet('58,26 90,40 54,52', palette.light),
    facet('22,38 54,52 30,66', palette.light) + facet('54,52 30,66 72,68', palette.mark),
    facet('90,40 54,52 72,68', palette.tint) + facet('90,40 72,68 90,60', palette.deep),
    facet('22,38 30,66 12,60', palette.mark) + facet('22,38 12,60 4,46', palette.deep),
    facet('14,40 22,38 34,24 24,22', palette.mark) + facet('34,24 40,32 30,36', palette.deep),
    dot(13, 48, 1.5, palette.paper),
  )

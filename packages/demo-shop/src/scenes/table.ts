import { elementOf } from '../art/elementOf.ts'
import { between, pick, type Random } from '../art/random.ts'
import { defs, dot, line, n, page, picture, shape, tag } from '../art/svg.ts'
import { pane, wall } from './indoors.ts'
import { objectGroup } from './sceneContent.ts'

/** A birthday cake with strawberries, flags behind it. @param candles places of the candles about the middle of the cake */
function birthdayCake(width: number, height: number, random: Random, candles: readonly number[]): string {
  const unit = Math.min(1.2 * width, height)
  const table = height * 0.8
  const x = width / 2
  const layer = (y: number, wide: number, tall: number, fill: string, cream: string): string => {
    const drips = Array.from(
      { length: 9 },
      (_, index) => `a${n(wide / 18)} ${n(unit * (0.03 + 0.016 * (index % 2)))} 0 0 0 ${n(wide / 9)} 0`,
    ).join('')
    return (
      tag('rect', { x: n(x - wide / 2), y: n(y), width: n(wide), height: n(tall), rx: n(unit * 0.02), fill }) +
      shape(
        `M${n(x - wide / 2)} ${n(y + unit * 0.03)}v${n(-unit * 0.035)}h${n(wide)}v${n(unit * 0.035)}h${n(-wide)}`,
        cream,
      ) +
      shape(`M${n(x - wide / 2)} ${n(y + unit * 0.025)}${drips}Z`, cream)
    )
  }
  const berry = (bx: number, by: number): string =>
    shape(
      `M${n(bx)} ${n(by)}C${n(bx - unit * 0.045)} ${n(by - unit * 0.02)} ${n(bx - unit * 0.03)} ${n(by - unit * 0.07)} ${n(bx)} ${n(by - unit * 0.06)}C${n(bx + unit * 0.03)} ${n(by - unit * 0.07)} ${n(bx + unit * 0.045)} ${n(by - unit * 0.02)} ${n(bx)} ${n(by)}Z`,
      '#D8473F',
    ) + dot(bx, by - unit * 0.062, unit * 0.012, '#6FA36C')
  const candle = (cx: number, top: number, fill: string): string =>
    tag('rect', {
      x: n(cx - unit * 0.009),
      y: n(top - unit * 0.1),
      width: n(unit * 0.018),
      height: n(unit * 0.1),
      fill,
    }) +
    dot(cx, top - unit * 0.125, unit * 0.03, '#FFE9A8', { opacity: 0.6 }) +
    shape(
      `M${n(cx)} ${n(top - unit * 0.15)}Q${n(cx + unit * 0.018)} ${n(top - unit * 0.115)} ${n(cx)} ${n(top - unit * 0.105)}Q${n(cx - unit * 0.018)} ${n(top - unit * 0.115)} ${n(cx)} ${n(top - unit * 0.15)}Z`,
      '#F2A33A',
    )
  const low = table - unit * 0.2
  const high = low - unit * 0.16
  const bokeh = Array.from({ length: 26 }, () =>
    dot(
      width * random(),
      height * 0.75 * random(),
      unit * between(random, 0.015, 0.05),
      pick(random, ['#FFFFFF', '#FBE3B0', '#F6CFC6']),
      { opacity: between(random, 0.25, 0.6).toFixed(2) },
    ),
  )
  return picture(
    width,
    height,
    defs(wall('party', '#FCE9DF', '#F2CDBF')),
    page(width, height, 'url(#party)'),
    ...bokeh,
    tag('rect', { y: n(table - unit * 0.01), width, height: n(height - table + unit * 0.01), fill: '#FFFFFF' }),
    ...Array.from({ length: Math.ceil(width / (unit * 0.08)) }, (_, index) =>
      tag('rect', {
        x: n(index * unit * 0.08),
        y: n(table - unit * 0.01),
        width: n(unit * 0.04),
        height: n(height),
        fill: '#F6DAD2',
        opacity: 0.7,
      }),
    ),
    tag('ellipse', { cx: n(x), cy: n(table + unit * 0.015), rx: n(unit * 0.36), ry: n(unit * 0.035), fill: '#D9E5EA' }),
    layer(low, unit * 0.52, unit * 0.21, '#F3D7A4', '#FFFDF8'),
    layer(high, unit * 0.34, unit * 0.17, '#F6E0B8', '#F8C9C4'),
    ...[-0.2, -0.12, 0.12, 0.2].map((dx) => berry(x + dx * unit * 1.08, low + unit * 0.005)),
    ...candles.map((dx, index) =>
      objectGroup(
        'candle',
        candle(x + dx * unit, high - unit * 0.002, elementOf(['#8FABBD', '#E58B7B', '#F2C45F', '#9DBB92'], index)),
      ),
    ),
    ...(candles.length > 1 ? [-0.08, 0, 0.08] : [-0.08, 0.08]).map((dx) => berry(x + dx * unit, high + unit * 0.004)),
  )
}

export const cake = (width: number, height: number, random: Random): string =>
  birthdayCake(width, height, random, [-0.12, -0.04, 0.04, 0.12])

/** The cake of a first birthday. */
export const firstCake = (width: number, height: number, random: Random): string =>
  birthdayCake(width, height, random, [0])

/** A cup of tea and a slice of cake on a table by a window. */
export function tea(width: number, height: number, random: Random): string {
  const unit = Math.min(1.2 * width, height)
  const table = height * 0.62
  const cup = { x: width / 2 - unit * 0.17, y: height * 0.78 }
  const plate = { x: width / 2 + unit * 0.22, y: height * 0.82 }
  const steam = [-0.05, 0.05].map((dx) =>
    line(
      `M${n(cup.x + dx * unit)} ${n(cup.y - unit * 0.22)}q${n(unit * 0.04)} ${n(-unit * 0.05)} 0 ${n(-unit * 0.1)}t0 ${n(-unit * 0.1)}`,
      '#FFFFFF',
      unit * 0.012,
      { opacity: between(random, 0.6, 0.8).toFixed(2) },
    ),
  )
  const saucer = (at: { x: number; y: number }, wide: number): string =>
    tag('ellipse', { cx: n(at.x), cy: n(at.y), rx: n(wide), ry: n(wide * 0.2), fill: '#FFFDF8' }) +
    tag('ellipse', { cx: n(at.x), cy: n(at.y - unit * 0.006), rx: n(wide * 0.7), ry: n(wide * 0.12), fill: '#E9EEF0' })
  return picture(
    width,
    height,
    defs(wall('cafe', '#FBF3E3', '#EAD9BF')),
    page(width, height, 'url(#cafe)'),
    pane(width / 2 - unit * 0.36, height * 0.08, unit * 0.72, table - height * 0.14),
    tag('rect', { y: n(table), width, height: n(height - table), fill: '#C99B6C' }),
    tag('rect', { y: n(table), width, height: n(unit * 0.02), fill: '#DDB588' }),
    ...steam,
    saucer({ x: cup.x, y: cup.y + unit * 0.01 }, unit * 0.2),
    objectGroup(
      'cup',
      tag('ellipse', {
        cx: n(cup.x + unit * 0.13),
        cy: n(cup.y - unit * 0.09),
        rx: n(unit * 0.05),
        ry: n(unit * 0.045),
        fill: 'none',
        stroke: '#8FABBD',
        'stroke-width': n(unit * 0.02),
      }),
      shape(
        `M${n(cup.x - unit * 0.13)} ${n(cup.y - unit * 0.17)}H${n(cup.x + unit * 0.13)}Q${n(cup.x + unit * 0.12)} ${n(cup.y)} ${n(cup.x + unit * 0.05)} ${n(cup.y)}H${n(cup.x - unit * 0.05)}Q${n(cup.x - unit * 0.12)} ${n(cup.y)} ${n(cup.x - unit * 0.13)} ${n(cup.y - unit * 0.17)}Z`,
        '#8FABBD',
      ),
      tag('ellipse', {
        cx: n(cup.x),
        cy: n(cup.y - unit * 0.17),
        rx: n(unit * 0.13),
        ry: n(unit * 0.026),
        fill: '#A8653C',
      }),
    ),
    saucer(plate, unit * 0.2),
    shape(
      `M${n(plate.x - unit * 0.12)} ${n(plate.y - unit * 0.02)}V${n(plate.y - unit * 0.13)}L${n(plate.x + unit * 0.12)} ${n(plate.y - unit * 0.16)}V${n(plate.y - unit * 0.02)}Z`,
      '#F3D7A4',
    ),
    shape(
      `M${n(plate.x - unit * 0.12)} ${n(plate.y - unit * 0.12)}L${n(plate.x + unit * 0.12)} ${n(plate.y - unit * 0.15)}V${n(plate.y - unit * 0.19)}L${n(plate.x - unit * 0.12)} ${n(plate.y - unit * 0.16)}Z`,
      '#FFFDF8',
    ),
    dot(plate.x + unit * 0.02, plate.y - unit * 0.2, unit * 0.035, '#D8473F'),
  )
}

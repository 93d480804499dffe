import { between, type Random } from '../art/random.ts'
import { defs, dot, group, line, linearGradient, n, page, picture, shape, tag } from '../art/svg.ts'
import { heart, star } from '../art/ornaments/marks.ts'
import { cat as catFigure, dog as dogFigure, face } from './figures.ts'
import { personMark } from './sceneContent.ts'

export const wall = (id: string, light: string, shade: string): string =>
  linearGradient(id, { x: 0, y: 0 }, { x: 0.7, y: 1 }, [
    { offset: 0, color: light },
    { offset: 1, color: shade },
  ])

/** A window with four panes, light on the wall beside it. */
export const pane = (x: number, y: number, wide: number, tall: number): string =>
  tag('rect', { x: n(x), y: n(y), width: n(wide), height: n(tall), rx: n(wide * 0.03), fill: '#FFFFFF' }) +
  tag('rect', {
    x: n(x + wide * 0.05),
    y: n(y + wide * 0.05),
    width: n(wide * 0.9),
    height: n(tall - wide * 0.1),
    fill: '#CFE6EE',
  }) +
  line(`M${n(x + wide / 2)} ${n(y)}v${n(tall)}M${n(x)} ${n(y + tall / 2)}h${n(wide)}`, '#FFFFFF', wide * 0.045)

/** A plant in a pot. */
const plant = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(size / 100)})` },
    ...[-48, -22, 4, 30, 54].map((turn, index) =>
      shape('M0 -40C-18 -60 -16 -96 0 -116C16 -96 18 -60 0 -40Z', index % 2 ? '#6F9C74' : '#86B088', {
        transform: `rotate(${turn} 0 -40)`,
      }),
    ),
    shape('M-28 -46H28L20 0H-20Z', '#D9896B'),
  )

/** A cat on a window seat. */
export function cat(width: number, height: number, random: Random): string {
  const unit = Math.min(1.2 * width, height)
  const seat = height * 0.78
  const x = width * between(random, 0.47, 0.53)
  return picture(
    width,
    height,
    defs(wall('wall', '#FBEFD9', '#EBD3B4')),
    page(width, height, 'url(#wall)'),
    pane(width / 2 - unit * 0.36, height * 0.08, unit * 0.72, seat - height * 0.1),
    dot(width / 2 + unit * 0.2, height * 0.24, unit * 0.05, '#FFF4CF'),
    tag('rect', { y: n(seat), width, height: n(height - seat), fill: '#C99B6C' }),
    tag('rect', { y: n(seat), width, height: n(unit * 0.02), fill: '#DDB588' }),
    plant(width / 2 - unit * 0.34, seat + unit * 0.03, unit * 0.26),
    tag('ellipse', { cx: n(x), cy: n(seat + unit * 0.045), rx: n(unit * 0.26), ry: n(unit * 0.05), fill: '#8FABBD' }),
    catFigure(x, seat + unit * 0.04, unit * 0.58, '#E8B27A', '#C98B52'),
  )
}

/** A dog on a rug. */
export function dog(width: number, height: number, random: Random): string {
  const unit = Math.min(1.2 * width, height)
  const floor = height * 0.66
  const x = width * between(random, 0.47, 0.53)
  return picture(
    width,
    height,
    defs(wall('room', '#E4EDE6', '#C5D6CC')),
    page(width, height, 'url(#room)'),
    ...[0, 1].map((index) =>
      tag('rect', {
        x: n(width / 2 + (index ? 0.2 : -0.42) * unit),
        y: n(height * 0.12),
        width: n(unit * 0.2),
        height: n(unit * 0.16),
        fill: '#FFFFFF',
        stroke: '#B8935A',
        'stroke-width': n(unit * 0.012),
      }),
    ),
    heart({ x: width / 2 - unit * 0.32, y: height * 0.12 + unit * 0.08 }, unit * 0.04, '#E7A79C'),
    star({ x: width / 2 + unit * 0.3, y: height * 0.12 + unit * 0.08 }, unit * 0.04, '#EBC66B'),
    tag('rect', { y: n(floor), width, height: n(height - floor), fill: '#D8B68C' }),
    tag('ellipse', { cx: n(x), cy: n(height * 0.86), rx: n(unit * 0.46), ry: n(unit * 0.1), fill: '#F4E9D6' }),
    tag('ellipse', {
      cx: n(x),
      cy: n(height * 0.86),
      rx: n(unit * 0.4),
      ry: n(unit * 0.08),
      fill: 'none',
      stroke: '#C8694F',
      'stroke-width': n(unit * 0.01),
      'stroke-dasharray': `${n(unit * 0.03)} ${n(unit * 0.02)}`,
    }),
    dogFigure(x, height * 0.86, unit * 0.6, '#D09A5E'),
    plant(width / 2 + unit * 0.46, floor + unit * 0.1, unit * 0.26),
  )
}

/** A baby asleep under a star-strewn blanket. */
export function baby(width: number, height: number, random: Random): string {
  const unit = Math.min(1.2 * width, height)
  const middle = { x: width / 2, y: height * 0.5 }
  const stars = Array.from({ length: 16 }, (_, index) =>
    star(
      { x: middle.x + unit * (-0.33 + 0.22 * (index % 4)), y: middle.y + unit * (0.2 + 0.12 * Math.floor(index / 4)) },
      unit * 0.02,
      '#FFFFFF',
      between(random, 0, 60),
    ),
  )
  const mobile = ['#F2CF7B', '#EDB2AF', '#A9CFE0', '#B9D9A8'].map((fill, index) => {
    const x = middle.x + unit * (-0.27 + 0.18 * index)
    const drop = height * (0.1 + 0.04 * (index % 2))
    return (
      line(`M${n(x)} 0V${n(drop)}`, '#C9B8A0', unit * 0.004) +
      (index % 2 ? heart({ x, y: drop }, unit * 0.04, fill) : star({ x, y: drop }, unit * 0.045, fill))
    )
  })
  return picture(
    width,
    height,
    defs(wall('nursery', '#FFF8EA', '#F3DCCB')),
    page(width, height, 'url(#nursery)'),
    ...mobile,
    tag('ellipse', {
      cx: n(middle.x),
      cy: n(middle.y + unit * 0.02),
      rx: n(unit * 0.38),
      ry: n(unit * 0.24),
      fill: '#FFFFFF',
    }),
    tag('ellipse', {
      cx: n(middle.x),
      cy: n(middle.y + unit * 0.05),
      rx: n(unit * 0.34),
      ry: n(unit * 0.2),
      fill: '#F4EBDD',
    }),
    group(
      {
        transform: `translate(${n(middle.x)} ${n(middle.y)}) scale(${n(unit * 0.165)})`,
        ...personMark('baby', middle.x, middle.y, unit * 0.165),
      },
      face('#F9DCC4', '#A98468', 'down'),
    ),
    shape(
      `M${n(middle.x - unit * 0.44)} ${n(height)}V${n(middle.y + unit * 0.2)}Q${n(middle.x)} ${n(middle.y + unit * 0.04)} ${n(middle.x + unit * 0.44)} ${n(middle.y + unit * 0.2)}V${n(height)}Z`,
      '#A9C9D8',
    ),
    line(
      `M${n(middle.x - unit * 0.44)} ${n(middle.y + unit * 0.2)}Q${n(middle.x)} ${n(middle.y + unit * 0.04)} ${n(middle.x + unit * 0.44)} ${n(middle.y + unit * 0.2)}`,
      '#FFFFFF',
      unit * 0.026,
    ),
    ...stars,
    dot(middle.x - unit * 0.07, middle.y + unit * 0.165, unit * 0.036, '#F9DCC4') +
      dot(middle.x + unit * 0.07, middle.y + unit * 0.165, unit * 0.036, '#F9DCC4'),
  )
}

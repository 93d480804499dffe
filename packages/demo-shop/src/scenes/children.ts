import { cloud } from '../art/ornaments/marks.ts'
import { between, type Random } from '../art/random.ts'
import { defs, line, n, page, picture, shape, tag } from '../art/svg.ts'
import { figure } from './figures.ts'
import { wall } from './indoors.ts'
import { unitOf } from './occasions.ts'
import { rise, sky } from './outdoors.ts'
import { objectGroup } from './sceneContent.ts'

/** A child with a school bag between the parents, before the gate of a school. */
export function pupil(width: number, height: number, random: Random): string {
  const unit = unitOf(width, height)
  const ground = height * 0.87
  const middle = width / 2
  const tall = unit * 0.4
  const pillar = (x: number): string =>
    tag('rect', {
      x: n(x - unit * 0.05),
      y: n(ground - unit * 0.42),
      width: n(unit * 0.1),
      height: n(unit * 0.42),
      fill: '#C9B8A0',
    }) +
    tag('rect', {
      x: n(x - unit * 0.065),
      y: n(ground - unit * 0.45),
      width: n(unit * 0.13),
      height: n(unit * 0.04),
      fill: '#B5A288',
    })
  const bag = tag('rect', {
    x: n(middle - unit * 0.085),
    y: n(ground - unit * 0.265),
    width: n(unit * 0.17),
    height: n(unit * 0.15),
    rx: n(unit * 0.025),
    fill: '#B3362B',
  })
  const strap = (side: number): string =>
    line(`M${n(middle + side * unit * 0.032)} ${n(ground - unit * 0.245)}v${n(unit * 0.09)}`, '#8E2A20', unit * 0.014)
  return picture(
    width,
    height,
    defs(sky('morning', '#A9D3E8', '#F4F5EA')),
    page(width, height, 'url(#morning)'),
    cloud({ x: width * between(random, 0.16, 0.28), y: height * 0.2 }, unit * 0.12, '#FFFFFF', 0.9),
    cloud({ x: width * 0.8, y: height * 0.3 }, unit * 0.09, '#FFFFFF', 0.85),
    rise(width, height, height * 0.7, unit * 0.04, '#B9D9A8'),
    tag('rect', { y: n(ground - unit * 0.04), width, height: n(height), fill: '#E5DCCB' }),
    pillar(middle - unit * 0.4) + pillar(middle + unit * 0.4),
    figure(
      {
        x: middle - unit * 0.21,
        y: ground,
        height: unit * 0.58,
        age: 'adult',
        hair: '#3F2F28',
        cut: 'short',
        dress: '#3D4B5F',
        legs: '#3D4B5F',
      },
      0.145,
    ),
    figure(
      {
        x: middle + unit * 0.21,
        y: ground,
        height: unit * 0.54,
        age: 'adult',
        hair: '#6B4A38',
        cut: 'bob',
        dress: '#D9B4A6',
        isSkirt: true,
      },
      0.15,
    ),
    objectGroup('schoolBag', bag),
    figure(
      {
        x: middle,
        y: ground + unit * 0.02,
        height: tall,
        age: 'child',
        hair: '#4A362C',
        cut: 'short',
        dress: '#28486B',
      },
      0.2,
    ),
    strap(-1) + strap(1),
  )
}

/** A child of one year that stands alone, on a rug. */
export function toddler(width: number, height: number, random: Random): string {
  const unit = unitOf(width, height)
  const ground = height * 0.8
  const blocks = ['#D98B86', '#8FABBD', '#EBC66B'].map((fill, index) =>
    tag('rect', {
      x: n(width / 2 + unit * (index === 0 ? -0.36 : 0.2 + 0.09 * index)),
      y: n(ground - unit * 0.06),
      width: n(unit * 0.08),
      height: n(unit * 0.08),
      rx: n(unit * 0.008),
      fill,
      transform: `rotate(${n(between(random, -8, 8))} ${n(width / 2)} ${n(ground)})`,
    }),
  )
  return picture(
    width,
    height,
    defs(wall('nursery', '#FFF8EA', '#F1E0CC')),
    page(width, height, 'url(#nursery)'),
    tag('rect', { y: n(height * 0.7), width, height: n(height * 0.3), fill: '#D8B68C' }),
    tag('ellipse', { cx: n(width / 2), cy: n(ground), rx: n(unit * 0.48), ry: n(unit * 0.1), fill: '#EAF1EC' }),
    ...blocks,
    shape(
      `M${n(width * 0.06)} ${n(height * 0.1)}q${n(width * 0.44)} ${n(height * 0.08)} ${n(width * 0.88)} 0`,
      'none',
      { stroke: '#C9B8A0', 'stroke-width': n(unit * 0.006) },
    ),
    figure(
      {
        x: width / 2,
        y: ground,
        height: unit * 0.46,
        age: 'toddler',
        hair: '#7A5A48',
        cut: 'short',
        dress: '#8CA37C',
        legs: '#8CA37C',
        isCheering: true,
      },
      0.26,
    ),
  )
}

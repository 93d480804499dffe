import { cloud } from '../art/ornaments/marks.ts'
import { between, type Random } from '../art/random.ts'
import { defs, dot, group, line, n, page, picture, tag } from '../art/svg.ts'
import { face, figure } from './figures.ts'
import { wall } from './indoors.ts'
import { rise, sky } from './outdoors.ts'
import { personMark } from './sceneContent.ts'

export const unitOf = (width: number, height: number): number => Math.min(1.2 * width, height)

/** Parents with a baby in their arms, at home. */
export function parents(width: number, height: number, random: Random): string {
  const unit = unitOf(width, height)
  const ground = height * 0.9
  const middle = width / 2
  const baby = { x: middle + unit * 0.03, y: ground - unit * 0.31, r: unit * 0.062 }
  const lights = Array.from({ length: 14 }, () =>
    dot(width * random(), height * 0.5 * random(), unit * between(random, 0.02, 0.05), '#FFFFFF', { opacity: 0.4 }),
  )
  return picture(
    width,
    height,
    defs(wall('home', '#FBF1E0', '#EFD9C6')),
    page(width, height, 'url(#home)'),
    ...lights,
    tag('rect', { y: n(height * 0.8), width, height: n(height * 0.2), fill: '#D8B68C' }),
    figure(
      {
        x: middle - unit * 0.13,
        y: ground,
        height: unit * 0.66,
        age: 'adult',
        hair: '#3F2F28',
        cut: 'short',
        dress: '#4F7596',
        legs: '#8A7A66',
      },
      0.14,
    ),
    figure(
      {
        x: middle + unit * 0.13,
        y: ground,
        height: unit * 0.61,
        age: 'adult',
        hair: '#6B4A38',
        cut: 'long',
        dress: '#E3A08F',
        isSkirt: true,
      },
      0.145,
    ),
    tag('ellipse', {
      cx: n(baby.x + unit * 0.05),
      cy: n(baby.y + unit * 0.03),
      rx: n(unit * 0.13),
      ry: n(unit * 0.07),
      fill: '#FFFDF8',
      transform: `rotate(14 ${n(baby.x)} ${n(baby.y)})`,
    }),
    group(
      {
        transform: `translate(${n(baby.x)} ${n(baby.y)}) scale(${n(baby.r)})`,
        ...personMark('baby', baby.x, baby.y, baby.r),
      },
      face('#F9DCC4', '#A98468', 'down'),
    ),
  )
}

/** Two people in everyday clothes by the sea, with a bag for a journey. */
export function pair(width: number, height: number, random: Random): string {
  const unit = unitOf(width, height)
  const ground = height * 0.88
  const middle = width / 2
  const waves = Array.from({ length: 14 }, () =>
    line(
      `M${n(width * random())} ${n(height * between(random, 0.6, 0.74))}h${n(unit * between(random, 0.05, 0.14))}`,
      '#FFFFFF',
      unit * 0.005,
      { opacity: 0.6 },
    ),
  )
  const bag = { x: middle - unit * 0.3, y: ground }
  return picture(
    width,
    height,
    defs(sky('noon', '#A9D3E8', '#F6F1E4'), sky('bay', '#7FB7CB', '#BFE0E0')),
    page(width, height, 'url(#noon)'),
    cloud({ x: width * 0.76, y: height * 0.2 }, unit * 0.12, '#FFFFFF', 0.9),
    tag('rect', { y: n(height * 0.58), width, height: n(height * 0.2), fill: 'url(#bay)' }),
    ...waves,
    rise(width, height, height * 0.77, unit * 0.02, '#F3E6CF'),
    tag('rect', {
      x: n(bag.x - unit * 0.07),
      y: n(bag.y - unit * 0.13),
      width: n(unit * 0.14),
      height: n(unit * 0.13),
      rx: n(unit * 0.02),
      fill: '#B8935A',
    }),
    line(
      `M${n(bag.x - unit * 0.03)} ${n(bag.y - unit * 0.13)}q${n(unit * 0.03)} ${n(-unit * 0.06)} ${n(unit * 0.06)} 0`,
      '#7A4B3A',
      unit * 0.012,
    ),
    figure(
      {
        x: middle - unit * 0.1,
        y: ground,
        height: unit * 0.58,
        age: 'adult',
        hair: '#33261F',
        cut: 'short',
        dress: '#8CA37C',
        legs: '#5B6B80',
      },
      0.145,
    ),
    figure(
      {
        x: middle + unit * 0.12,
        y: ground,
        height: unit * 0.54,
        age: 'adult',
        hair: '#5A4032',
        cut: 'bob',
        dress: '#F2CF7B',
        isSkirt: true,
      },
      0.15,
    ),
  )
}

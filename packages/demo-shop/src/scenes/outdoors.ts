import { between, type Random } from '../art/random.ts'
import { defs, dot, line, linearGradient, n, page, picture, shape, tag } from '../art/svg.ts'
import { cloud } from '../art/ornaments/marks.ts'
import { figure } from './figures.ts'
import { objectGroup } from './sceneContent.ts'

export const sky = (id: string, top: string, foot: string): string =>
  linearGradient(id, { x: 0, y: 0 }, { x: 0, y: 1 }, [
    { offset: 0, color: top },
    { offset: 1, color: foot },
  ])

export const rise = (width: number, height: number, level: number, swell: number, fill: string): string =>
  shape(
    `M0 ${n(level)}C${n(width * 0.3)} ${n(level - swell)} ${n(width * 0.6)} ${n(level + swell * 0.7)} ${n(width)} ${n(level - swell * 0.3)}V${height}H0Z`,
    fill,
  )

/** A child with a ball on a lawn. */
export function soccer(width: number, height: number, random: Random): string {
  const unit = Math.min(1.2 * width, height)
  const ground = height * 0.86
  const stripes = Array.from({ length: 9 }, (_, index) =>
    tag('rect', {
      x: n((width * index) / 9),
      y: n(height * 0.66),
      width: n(width / 18),
      height: n(height * 0.4),
      fill: '#7DB56F',
      opacity: 0.5,
    }),
  )
  const middle = width * between(random, 0.44, 0.5)
  const ball = { x: middle + unit * 0.3, y: ground - unit * 0.06, r: unit * 0.085 }
  const patches = Array.from({ length: 5 }, (_, index) => {
    const turn = (index * 2 * Math.PI) / 5
    return dot(
      ball.x + ball.r * 0.78 * Math.sin(turn),
      ball.y - ball.r * 0.78 * Math.cos(turn),
      ball.r * 0.24,
      '#33414F',
    )
  })
  return picture(
    width,
    height,
    defs(sky('blue', '#86BEE6', '#E6F3F7')),
    page(width, height, 'url(#blue)'),
    cloud({ x: width * 0.22, y: height * 0.2 }, unit * 0.13, '#FFFFFF', 0.9),
    cloud({ x: width * 0.8, y: height * 0.3 }, unit * 0.1, '#FFFFFF', 0.85),
    ...Array.from({ length: 12 }, (_, index) =>
      dot(
        (width * (index + 0.5)) / 12,
        height * 0.64,
        unit * between(random, 0.07, 0.11),
        index % 2 ? '#6FA36C' : '#83B37A',
      ),
    ),
    tag('rect', { y: n(height * 0.66), width, height: n(height * 0.4), fill: '#8CC27B' }),
    ...stripes,
    line(
      `M${n(width * 0.06)} ${n(height * 0.7)}V${n(height * 0.46)}H${n(width * 0.34)}V${n(height * 0.7)}`,
      '#FFFFFF',
      unit * 0.013,
    ),
    figure(
      {
        x: middle,
        y: ground,
        height: unit * 0.56,
        age: 'child',
        hair: '#33261F',
        cut: 'short',
        dress: '#C8473A',
        legs: '#F1F1EE',
        isCheering: true,
      },
      0.19,
    ),
    tag('ellipse', {
      cx: n(ball.x),
      cy: n(ground + unit * 0.02),
      rx: n(ball.r),
      ry: n(ball.r * 0.18),
      fill: '#2E3B33',
      opacity: 0.2,
    }),
    objectGroup(
      'ball',
      dot(ball.x, ball.y, ball.r, '#FFFFFF'),
      dot(ball.x, ball.y, ball.r * 0.32, '#33414F'),
      ...patches,
    ),
  )
}

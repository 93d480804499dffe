import { bear, rabbit } from '../art/mori/animals.ts'
import { between, pick, type Random } from '../art/random.ts'
import { blurFilter, defs, dot, group, linearGradient, n, page, picture, radialGradient, tag } from '../art/svg.ts'

const WOOD = ['#D9B98C', '#C7D0B0', '#E3B7A6', '#B7CAD1', '#EAD9A8'] as const

function block(random: Random, x: number, y: number, size: number): string {
  const fill = pick(random, WOOD)
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, -5, 5))})` },
    tag('rect', { x: n(-size / 2), y: n(-size), width: n(size), height: n(size), rx: n(size * 0.09), fill }),
    tag('rect', {
      x: n(-size / 2),
      y: n(-size),
      width: n(size),
      height: n(size),
      rx: n(size * 0.09),
      fill: 'url(#side)',
    }),
    tag('circle', { cx: 0, cy: n(-size / 2), r: n(size * 0.24), fill: '#FFFFFF', opacity: 0.4 }),
  )
}

/** Toys on a table by the window. */
export function toys(width: number, height: number, random: Random): string {
  const unit = Math.min(width, height)
  const table = height * between(random, 0.66, 0.7)
  const middle = width * between(random, 0.44, 0.56)
  const ground = table + unit * 0.15
  const panes = [0.1, 0.27].map((x) =>
    tag('rect', {
      x: n(width * x),
      y: n(height * 0.04),
      width: n(width * 0.14),
      height: n(height * 0.46),
      fill: '#FFFDF3',
      opacity: 0.75,
    }),
  )
  const shadow = (x: number, rx: number): string =>
    tag('ellipse', { cx: n(x), cy: n(ground), rx: n(rx), ry: n(rx * 0.16), fill: '#6B4B36', opacity: 0.35 })
  return picture(
    width,
    height,
    defs(
      linearGradient('wall', { x: 0, y: 0 }, { x: 1, y: 0.6 }, [
        { offset: 0, color: '#F6EEDC' },
        { offset: 1, color: '#D8CBB8' },
      ]),
      linearGradient('board', { x: 0, y: 0 }, { x: 0, y: 1 }, [
        { offset: 0, color: '#D7B68E' },
        { offset: 1, color: '#B98F66' },
      ]),
      linearGradient('side', { x: 0, y: 0 }, { x: 1, y: 0.4 }, [
        { offset: 0, color: '#FFFFFF', opacity: 0.28 },
        { offset: 1, color: '#4A2F20', opacity: 0.22 },
      ]),
      radialGradient('ball', { x: 0.36, y: 0.3 }, 0.75, [
        { offset: 0, color: '#F6D6C8' },
        { offset: 0.45, color: '#D9897A' },
        { offset: 1, color: '#A4584E' },
      ]),
      blurFilter('far', unit * 0.02, width, height),
      blurFilter('near', unit * 0.009, width, height),
    ),
    page(width, height, 'url(#wall)'),
    group({ filter: 'url(#far)' }, ...panes),
    tag('rect', { y: n(table), width, height: n(height - table), fill: 'url(#board)' }),
    group(
      { filter: 'url(#near)' },
      shadow(middle, unit * 0.2),
      shadow(middle + unit * 0.32, unit * 0.13),
      shadow(middle - unit * 0.32, unit * 0.15),
    ),
    bear({ x: middle, y: ground, height: unit * 0.58 }),
    rabbit({ x: middle + unit * 0.31, y: ground + unit * 0.03, height: unit * 0.42, lean: 4 }),
    block(random, middle - unit * 0.36, ground + unit * 0.02, unit * 0.16),
    block(random, middle - unit * 0.22, ground + unit * 0.05, unit * 0.14),
    block(random, middle - unit * 0.3, ground - unit * 0.13, unit * 0.13),
    dot(middle + unit * 0.12, ground + unit * 0.06, unit * 0.075, 'url(#ball)'),
  )
}

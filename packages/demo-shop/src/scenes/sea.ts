import { handCutEdge, sheetBelow, waver } from '../art/handDrawn.ts'
import { between, type Random } from '../art/random.ts'
import {
  blurFilter,
  defs,
  dot,
  group,
  linearGradient,
  n,
  page,
  picture,
  radialGradient,
  shape,
  tag,
} from '../art/svg.ts'

/** The sea at dusk: a low sun, clouds lit from below, its path on the water. */
export function sea(width: number, height: number, random: Random): string {
  const horizon = height * between(random, 0.54, 0.6)
  const sun = { x: width * between(random, 0.3, 0.7), y: horizon - height * between(random, 0.06, 0.1) }
  const unit = Math.min(width, height)
  const clouds = Array.from({ length: 9 }, () => {
    const y = horizon * between(random, 0.1, 0.82)
    const near = y / horizon
    return tag('ellipse', {
      cx: n(width * between(random, -0.1, 1.1)),
      cy: n(y),
      rx: n(unit * between(random, 0.2, 0.5)),
      ry: n(unit * between(random, 0.008, 0.026)),
      fill: near > 0.5 ? '#FBD3B0' : '#D9A9B4',
      opacity: n(between(random, 0.3, 0.7)),
    })
  })
  const glints = Array.from({ length: 120 }, () => {
    const depth = random() ** 1.4
    const y = horizon + (height - horizon) * (0.015 + depth * 0.9)
    const spread = unit * (0.03 + depth * 0.2)
    const half = unit * (0.006 + depth * 0.05) * between(random, 0.4, 1.2)
    const x = sun.x + (random() + random() - 1) * spread
    return tag('ellipse', {
      cx: n(x),
      cy: n(y),
      rx: n(half),
      ry: n(Math.max(0.8, half * 0.07)),
      fill: '#FFE6BF',
      opacity: (between(random, 0.25, 0.85) * (1 - depth * 0.5)).toFixed(2),
    })
  })
  const swell = Array.from({ length: 7 }, (_, index) => {
    const level = horizon + (height - horizon) * (0.1 + 0.13 * index)
    const edge = handCutEdge(waver(random, 2, 7), -20, width + 20, () => level, unit * 0.004 * (index + 1))
    return shape(sheetBelow(edge, height + 20), '#1F3A57', { opacity: 0.07 })
  })
  const cape = handCutEdge(
    waver(random, 2, 9),
    width * 0.62,
    width * 1.1,
    (x) => horizon - unit * 0.1 * Math.max(0, x / width - 0.62) * 2.2,
    unit * 0.012,
  )
  const island = handCutEdge(
    waver(random, 1, 6),
    -width * 0.1,
    width * 0.3,
    (x) => horizon - unit * 0.045 * Math.max(0, 1 - Math.abs(x / width - 0.08) / 0.22),
    unit * 0.006,
  )
  return picture(
    width,
    height,
    defs(
      linearGradient('sky', { x: 0, y: 0 }, { x: 0, y: 1 }, [
        { offset: 0, color: '#5E7BA3' },
        { offset: 0.42, color: '#B7A3B9' },
        { offset: 0.72, color: '#F0B79D' },
        { offset: 1, color: '#FBD9A6' },
      ]),
      linearGradient('water', { x: 0, y: 0 }, { x: 0, y: 1 }, [
        { offset: 0, color: '#E3AE98' },
        { offset: 0.22, color: '#9C8CA5' },
        { offset: 0.6, color: '#52688E' },
        { offset: 1, color: '#2A4365' },
      ]),
      radialGradient('glow', { x: 0.5, y: 0.5 }, 0.5, [
        { offset: 0, color: '#FFF3D2', opacity: 0.95 },
        { offset: 0.25, color: '#FFE0AA', opacity: 0.55 },
        { offset: 1, color: '#FFD39A', opacity: 0 },
      ]),
      blurFilter('cloud', unit * 0.012, width, height),
    ),
    tag('rect', { width, height: n(horizon + 1), fill: 'url(#sky)' }),
    dot(sun.x, sun.y, unit * 0.5, 'url(#glow)'),
    group({ filter: 'url(#cloud)' }, ...clouds),
    dot(sun.x, sun.y, unit * 0.042, '#FFF6E0'),
    tag('rect', { y: n(horizon), width, height: n(height - horizon), fill: 'url(#water)' }),
    shape(sheetBelow(cape, horizon + 1), '#6A5F7F', { opacity: 0.85 }),
    shape(sheetBelow(island, horizon + 1), '#7E7290', { opacity: 0.8 }),
    ...swell,
    ...glints,
    group({ opacity: 0.12 }, page(width, height, '#F7C6A0')),
  )
}

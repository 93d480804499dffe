import { between, pick, type Random } from '../art/random.ts'
import {
  blurFilter,
  defs,
  dot,
  group,
  line,
  linearGradient,
  n,
  page,
  picture,
  radialGradient,
  shape,
  tag,
} from '../art/svg.ts'

const PETALS = ['#F2C6CB', '#F6DCD6', '#E79FA9', '#FBF0E6', '#E8B7C8'] as const

/** One flower of rounded petals seen a little from the side. */
function bloom(random: Random, x: number, y: number, size: number, colour: string): string {
  const count = 8
  const petals = Array.from({ length: count }, (_, index) => {
    const turn = (360 * index) / count + between(random, -7, 7)
    const d = `M0 0C${n(-size * 0.42)} ${n(-size * 0.35)} ${n(-size * 0.34)} ${n(-size)} 0 ${n(-size)}C${n(size * 0.34)} ${n(-size)} ${n(size * 0.42)} ${n(-size * 0.35)} 0 0Z`
    return group({ transform: `rotate(${n(turn)})` }, shape(d, colour), shape(d, 'url(#fold)', { opacity: 0.5 }))
  })
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, -20, 20))}) scale(1 .82)` },
    ...petals,
    dot(0, 0, size * 0.24, '#E3B04B'),
    dot(-size * 0.05, -size * 0.06, size * 0.14, '#F2CF7B'),
  )
}

/** Flowers in a garden: some sharp in front, the others lost in soft light. */
export function flowers(width: number, height: number, random: Random): string {
  const unit = Math.min(width, height)
  // Out-of-focus light is a flat disc with a brighter rim instead of a blur.
  const lights = Array.from({ length: 44 }, () => {
    const x = width * random()
    const y = height * random() ** 1.2
    const radius = unit * between(random, 0.025, 0.1)
    const fill = pick(random, [...PETALS, '#FFFFFF', '#DCE8B4', '#B4CE98'])
    const opacity = between(random, 0.12, 0.4)
    return (
      dot(x, y, radius, fill, { opacity: opacity.toFixed(2) }) +
      tag('circle', {
        cx: n(x),
        cy: n(y),
        r: n(radius * 0.97),
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': n(radius * 0.06),
        opacity: (opacity * 0.28).toFixed(2),
      })
    )
  })
  const place = (count: number, low: number, high: number, size: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = width * ((index + between(random, 0.2, 0.8)) / count)
      const y = height * between(random, low, high)
      const tall = unit * size * between(random, 0.85, 1.15)
      return (
        line(
          `M${n(x)} ${n(y)}Q${n(x + tall * 0.2)} ${n((y + height) / 2)} ${n(x - tall * 0.1)} ${n(height + 20)}`,
          '#6C9160',
          tall * 0.07,
        ) + bloom(random, x, y, tall, pick(random, PETALS))
      )
    }).join('')
  return picture(
    width,
    height,
    defs(
      linearGradient('garden', { x: 0, y: 0 }, { x: 0.3, y: 1 }, [
        { offset: 0, color: '#F5EFD3' },
        { offset: 0.5, color: '#C6D7A2' },
        { offset: 1, color: '#7FA46F' },
      ]),
      radialGradient('fold', { x: 0.5, y: 1 }, 0.9, [
        { offset: 0, color: '#B85C74', opacity: 0.75 },
        { offset: 0.7, color: '#B85C74', opacity: 0 },
      ]),
      blurFilter('middle', unit * 0.005, width, height),
    ),
    page(width, height, 'url(#garden)'),
    ...lights,
    group({ filter: 'url(#middle)' }, place(8, 0.34, 0.6, 0.075)),
    place(5, 0.44, 0.74, 0.135),
  )
}

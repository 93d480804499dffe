import { smoothLine } from './handDrawn.ts'
import { between, pick, type Random } from './random.ts'
import { group, line, n, shape, tag } from './svg.ts'

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Long mulberry fibres and a few flecks, as in washi against the light. */
export function washiFibres(random: Random, area: Area, perMegapixel: number, tones: readonly string[]): string {
  const count = Math.round((perMegapixel * area.width * area.height) / 1e6)
  const fibres = Array.from({ length: count }, () => {
    const x = area.left + area.width * random()
    const y = area.top + area.height * random()
    const length = between(random, 24, 110)
    const direction = between(random, 0, Math.PI)
    const bend = between(random, -0.45, 0.45)
    const points = [0, 0.35, 0.7, 1].map((along) => ({
      x: x + length * along * Math.cos(direction + bend * along * 2),
      y: y + length * along * Math.sin(direction + bend * along * 2),
    }))
    return line(smoothLine(points), pick(random, tones), between(random, 0.8, 2.1), {
      opacity: n(between(random, 0.25, 0.7)),
    })
  })
  return fibres.join('')
}

/**
 * Outlines of increasing width under a sheet form its shadow: as soft as a blur at print size, at a tenth of the cost, and
 * small as a PNG. The plain variant is for pages with many long edges.
 */
const SHADOWS = {
  soft: { widths: [3, 7, 12, 18, 25, 33, 42], opacity: 0.026 },
  plain: { widths: [5, 13, 24, 38], opacity: 0.042 },
} as const

/**
 * A cut sheet slightly above the layer below: its shadow, then the sheet.
 * @param drop offset of the shadow in print pixels (negative: light from below)
 * @param spread 1 for a shadow that reaches about 20 print pixels.
 */
export function cutSheet(d: string, fill: string, drop = 5, spread = 1, shadow: keyof typeof SHADOWS = 'soft'): string {
  const { widths, opacity } = SHADOWS[shadow]
  const under = {
    fill: 'none',
    stroke: '#22323C',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
    transform: `translate(0 ${drop})`,
  }
  return (
    group(under, ...widths.map((width) => tag('path', { d, 'stroke-width': n(width * spread) }))) +
    shape(d, fill, { 'fill-rule': 'evenodd' })
  )
}

/** Clips content to an outline. */
export const within = (id: string, outline: string, content: string): string =>
  tag('clipPath', { id }, tag('path', { d: outline, 'clip-rule': 'evenodd' })) +
  group({ 'clip-path': `url(#${id})` }, content)

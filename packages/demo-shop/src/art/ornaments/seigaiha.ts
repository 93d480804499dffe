import { between, type Random } from '../random.ts'
import { dot, n, tag } from '../svg.ts'

/** One scale of the wave pattern: its ground, the rings on it, and the line that edges it. */
export interface WaveTone {
  ground: string
  rings: string
  edge: string
}

interface Waves {
  left: number
  right: number
  /** Centre of the topmost row of scales. */
  top: number
  rows: number
  radius: number
  /** From the farthest row to the nearest. */
  tone: (row: number) => WaveTone
}

/** 青海波: rows of overlapping scales, each of concentric rings drawn by a slightly unsteady hand. */
export function seigaiha(random: Random, { left, right, top, rows, radius, tone }: Waves): string {
  const scale = (x: number, y: number, { ground, rings, edge }: WaveTone): string => {
    const ring = (share: number, width: number, stroke: string): string =>
      tag('circle', {
        cx: n(x + between(random, -0.6, 0.6)),
        cy: n(y + between(random, -0.6, 0.6)),
        r: n(radius * share),
        fill: 'none',
        stroke,
        'stroke-width': n(radius * width),
      })
    return [
      dot(x, y, radius, ground),
      ring(0.985, 0.022, edge),
      ring(0.8, 0.075, rings),
      ring(0.6, 0.07, rings),
      ring(0.4, 0.065, rings),
      ring(0.2, 0.06, rings),
    ].join('')
  }
  return Array.from({ length: rows }, (_, row) => {
    const y = top + (row * radius) / 2
    const first = left + (row % 2 === 0 ? 0 : radius)
    const count = Math.ceil((right - first) / (2 * radius)) + 1
    return Array.from({ length: count }, (_, index) => scale(first + 2 * radius * index, y, tone(row))).join('')
  }).join('')
}

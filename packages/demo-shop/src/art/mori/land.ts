import { handCutEdge, sheetBelow, waver } from '../handDrawn.ts'
import { cutSheet } from '../paper.ts'
import { between, pick, type Random } from '../random.ts'
import { line, n } from '../svg.ts'

interface Land {
  width: number
  height: number
  /** Height of its edge, in print pixels from the top of the page. */
  level: number
  depth: number
  fill: string
  /** Colour of the pen marks on it. */
  marks: string
}

/** A strip of land cut from paper, with a few pen marks for grass along its edge. */
export function land(random: Random, { width, height, level, depth, fill, marks }: Land): string {
  const edge = handCutEdge(waver(random, 1, 4), -60, width + 60, () => level, depth, 36)
  const tufts = Array.from({ length: Math.round(width / 60) }, () => {
    const at = pick(random, edge)
    const x = at.x + between(random, -60, 60)
    const y = at.y + between(random, 26, 92)
    const size = between(random, 7, 12)
    return `M${n(x - size)} ${n(y - size * 0.8)}Q${n(x - size * 0.2)} ${n(y - size * 0.4)} ${n(x)} ${n(y)}Q${n(x + size * 0.2)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y - size)}`
  })
  return cutSheet(sheetBelow(edge, height + 60), fill, -4) + line(tufts.join(''), marks, 2.6, { opacity: 0.7 })
}

import type { Path } from '@irodori/geometry/path'
import { CLOSE, CUBIC, LINE, MOVE, QUAD } from '@irodori/geometry/path'
import type { PathCommand } from 'fontkit'

const VERBS: Readonly<Record<PathCommand['command'], number>> = {
  moveTo: MOVE,
  lineTo: LINE,
  quadraticCurveTo: QUAD,
  bezierCurveTo: CUBIC,
  closePath: CLOSE,
}

/** A glyph's outline in em, y down, with its origin on the baseline. */
export function glyphOutline(commands: readonly PathCommand[], unitsPerEm: number): Path {
  const inEm = (value: number, i: number): number => (i % 2 === 0 ? value : 0 - value) / unitsPerEm
  return {
    verbs: Uint8Array.from(commands, ({ command }) => VERBS[command]),
    coords: Float64Array.from(commands.flatMap(({ args }) => args.map(inEm))),
  }
}

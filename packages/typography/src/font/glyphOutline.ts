import type { Path } from '@irodori/geometry/path'
import { PathBuilder } from '@irodori/geometry/path'
import type { PathCommand } from 'fontkit'

/** A glyph's outline in em, y down, with its origin on the baseline. */
export function glyphOutline(commands: readonly PathCommand[], unitsPerEm: number): Path {
  const builder = new PathBuilder()
  for (const { command, args } of commands) {
    const c = args.map((value, i) => (i % 2 === 0 ? value : 0 - value) / unitsPerEm)
    if (command === 'moveTo') builder.moveTo(c[0], c[1])
    else if (command === 'lineTo') builder.lineTo(c[0], c[1])
    else if (command === 'quadraticCurveTo') builder.quadTo(c[0], c[1], c[2], c[3])
    else if (command === 'bezierCurveTo') builder.cubicTo(c[0], c[1], c[2], c[3], c[4], c[5])
    else builder.close()
  }
  return builder.path()
}

import type { Path } from './path.ts'
import { CLOSE, CUBIC, LINE, MOVE, QUAD } from './path.ts'

/** Receives the commands of an outline in order. Path2D is one, and so is PathBuilder. */
interface PathSink {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void
  closePath(): void
}

/** @throws RangeError if the outline has fewer coordinates than its commands take */
export function drawPath({ verbs, coords }: Path, sink: PathSink): void {
  let at = 0
  const next = (): number => {
    const coord = coords[at++]
    if (coord === undefined) throw new RangeError(`an outline lacks numbers after its first ${coords.length}`)
    return coord
  }
  for (const verb of verbs) {
    if (verb === MOVE) sink.moveTo(next(), next())
    else if (verb === LINE) sink.lineTo(next(), next())
    else if (verb === QUAD) sink.quadraticCurveTo(next(), next(), next(), next())
    else if (verb === CUBIC) sink.bezierCurveTo(next(), next(), next(), next(), next(), next())
    else if (verb === CLOSE) sink.closePath()
  }
}

/** The outline as the data of an SVG path or of CSS path(). */
export function svgPathData(path: Path): string {
  let data = ''
  const write =
    (letter: string) =>
    (...coords: readonly number[]): void => {
      data += letter + coords.join(' ')
    }
  drawPath(path, {
    moveTo: write('M'),
    lineTo: write('L'),
    quadraticCurveTo: write('Q'),
    bezierCurveTo: write('C'),
    closePath: write('Z'),
  })
  return data
}

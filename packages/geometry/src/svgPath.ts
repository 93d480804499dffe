import type { Path } from './path.ts'
import { CLOSE, CUBIC, LINE, MOVE, QUAD } from './path.ts'

const COMMANDS: Readonly<Record<string, readonly [verb: number, coords: number]>> = {
  M: [MOVE, 2],
  L: [LINE, 2],
  Q: [QUAD, 4],
  C: [CUBIC, 6],
  Z: [CLOSE, 0],
}

/**
 * Reads the data of an SVG path with the commands M, L, Q, C and Z, as `svgPathData` writes it: each command with its
 * letter and absolute coordinates.
 * @throws RangeError if the data have another command or the wrong number of coordinates
 */
export function parseSvgPath(data: string): Path {
  const verbs: number[] = []
  const coords: number[] = []
  for (const part of data.match(/[^\d\s.,-][^A-Za-z]*|^.+/g) ?? []) {
    const [verb, count] = COMMANDS[part.charAt(0)] ?? [MOVE, -1]
    const numbers = (part.slice(1).match(/[-\d.]+/g) ?? []).map(Number)
    if (numbers.length !== count || numbers.some(Number.isNaN))
      throw new RangeError(`${part} is no command M, L, Q, C or Z with all its coordinates`)
    verbs.push(verb)
    coords.push(...numbers)
  }
  return { verbs: Uint8Array.from(verbs), coords: Float64Array.from(coords) }
}

import type { Path } from '@irodori/geometry/path'
import { CLOSE, CUBIC, LINE, MOVE, QUAD } from '@irodori/geometry/path'
import { pdfNumber } from './pdf/pdfValue.ts'

/** A thousandth of a print pixel is less than a tenth of a micrometre at 300 dpi. */
const DECIMALS = 3

const n = (value: number): string => pdfNumber(value, DECIMALS)

/** The PDF operators that construct an outline. PDF has no quadratic curves; each becomes the cubic of the same shape. */
export function pathOperators({ verbs, coords }: Path): string {
  const lines: string[] = []
  let at = 0
  let x = 0
  let y = 0
  for (const verb of verbs) {
    const [x1, y1, x2, y2, x3, y3] = coords.subarray(at, at + 6)
    switch (verb) {
      case MOVE:
      case LINE:
        lines.push(`${n(x1)} ${n(y1)} ${verb === MOVE ? 'm' : 'l'}`)
        ;[x, y] = [x1, y1]
        at += 2
        break
      case QUAD:
        lines.push(
          `${n((x + 2 * x1) / 3)} ${n((y + 2 * y1) / 3)} ${n((x2 + 2 * x1) / 3)} ${n((y2 + 2 * y1) / 3)} ${n(x2)} ${n(y2)} c`,
        )
        ;[x, y] = [x2, y2]
        at += 4
        break
      case CUBIC:
        lines.push(`${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(x3)} ${n(y3)} c`)
        ;[x, y] = [x3, y3]
        at += 6
        break
      case CLOSE:
        lines.push('h')
    }
  }
  return lines.join('\n')
}

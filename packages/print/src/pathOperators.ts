import { drawPath } from '@irodori/geometry/drawPath'
import type { Path } from '@irodori/geometry/path'
import { pdfNumber } from './pdf/pdfValue.ts'

/** A thousandth of a print pixel is less than a tenth of a micrometre at 300 dpi. */
const DECIMALS = 3

const n = (value: number): string => pdfNumber(value, DECIMALS)

/** The PDF operators that construct an outline. PDF has no quadratic curves; each becomes the cubic of the same shape. */
export function pathOperators(path: Path): string {
  const lines: string[] = []
  let x = 0
  let y = 0
  const curveTo = (c1x: number, c1y: number, c2x: number, c2y: number, toX: number, toY: number): void => {
    lines.push(`${n(c1x)} ${n(c1y)} ${n(c2x)} ${n(c2y)} ${n(toX)} ${n(toY)} c`)
    x = toX
    y = toY
  }
  const pointTo = (operator: 'm' | 'l') => (toX: number, toY: number) => {
    lines.push(`${n(toX)} ${n(toY)} ${operator}`)
    x = toX
    y = toY
  }
  drawPath(path, {
    moveTo: pointTo('m'),
    lineTo: pointTo('l'),
    quadraticCurveTo: (cx, cy, toX, toY) =>
      curveTo((x + 2 * cx) / 3, (y + 2 * cy) / 3, (toX + 2 * cx) / 3, (toY + 2 * cy) / 3, toX, toY),
    bezierCurveTo: curveTo,
    closePath: () => lines.push('h'),
  })
  return lines.join('\n')
}

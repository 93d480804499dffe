import { between, type Random } from '../random.ts'
import { group, n, tag } from '../svg.ts'
import type { Print } from './layout.ts'

export interface TapeTone {
  fill: string
  stripes: string
}

export const SAND_TAPE: TapeTone = { fill: '#E9DDC4', stripes: '#D9C7A3' }
export const LEAF_TAPE: TapeTone = { fill: '#C9D5B8', stripes: '#AFC09B' }
export const ROSE_TAPE: TapeTone = { fill: '#EACBC2', stripes: '#DCB0A6' }

/** White border around a photo, in print pixels. */
const MARGIN = 38

const middle = ({ left, top, width, height }: Print) => ({ x: left + width / 2, y: top + height / 2 })

const lying = (print: Print, grow: number, attributes: Record<string, string | number>): string => {
  const { x, y } = middle(print)
  return tag('rect', {
    x: n(print.left - grow),
    y: n(print.top - grow),
    width: n(print.width + 2 * grow),
    height: n(print.height + 2 * grow),
    rx: print.corner === 0 ? 6 : n(print.corner + grow),
    transform: `rotate(${print.rotate} ${n(x)} ${n(y)})`,
    ...attributes,
  })
}

/** The sheet of paper under a photo; the photo is drawn over it. */
export const sheetOfPrint = (print: Print): string =>
  group(
    { transform: 'translate(4 12)' },
    ...[26, 18, 11, 5].map((grow) => lying(print, MARGIN + grow, { fill: '#3A2F28', opacity: 0.035 })),
  ) +
  lying(print, MARGIN, { fill: '#FFFFFF' }) +
  lying(print, 0, { fill: '#EFEAE0' })

/** Masking tape over the top edge of a print, torn at both ends. */
export function tape(random: Random, print: Print, along: number, turn: number, { fill, stripes }: TapeTone): string {
  const { x, y } = middle(print)
  const direction = (print.rotate * Math.PI) / 180
  const offsetX = (along - 0.5) * print.width
  const offsetY = -print.height / 2 - MARGIN
  const at = {
    x: x + offsetX * Math.cos(direction) - offsetY * Math.sin(direction),
    y: y + offsetX * Math.sin(direction) + offsetY * Math.cos(direction),
  }
  const half = between(random, 105, 130)
  const torn = (side: -1 | 1): string =>
    [-36, -24, -12, 0, 12, 24, 36]
      .map((down, index) => `L${n(side * (half + (index % 2) * 8 + between(random, -2, 2)))} ${n(side * down)}`)
      .join('')
  const outline = `M${-half} -36${torn(1)}${torn(-1)}Z`
  const bands = [-80, -40, 0, 40, 80].map((band) =>
    tag('rect', { x: band - 7, y: -36, width: 14, height: 72, fill: stripes, opacity: 0.5 }),
  )
  return group(
    { transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${print.rotate + turn})` },
    tag('path', { d: outline, fill: '#3A2F28', opacity: 0.07, transform: 'translate(2 7)' }),
    tag('path', { d: outline, fill, opacity: 0.86 }),
    ...bands,
  )
}

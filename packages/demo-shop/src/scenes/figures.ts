import { dot, group, line, n, shape, tag } from '../art/svg.ts'
import type { Age } from '../entities/sceneKind.ts'
import { personMark } from './sceneContent.ts'

/** A person in a simple flat style, seen from the front, the feet at (x, y). */
export interface Figure {
  x: number
  y: number
  height: number
  age: Age
  skin?: string
  hair: string
  /** Style of the hair; a baby has down. */
  cut: 'short' | 'long' | 'bob' | 'buns' | 'down'
  dress: string
  isSkirt?: boolean
  legs?: string
  mirrored?: boolean
  /** Arms raised. */
  isCheering?: boolean
}

const INK = '#4A3830'
const BLUSH = '#E59A8C'

/** A smiling head of radius 1 about (0, 0). */
export function face(skin: string, hair: string, cut: Figure['cut']): string {
  // Ends at the ears: hair around the jaw would be a beard.
  const cap = shape('M-1.02 .1C-1.1 -.78 -.62 -1.18 0 -1.18C.62 -1.18 1.1 -.78 1.02 .1Z', hair)
  const back = {
    down: '',
    short: cap,
    bob: shape('M-1.12 .5C-1.3 -.9 -.7 -1.22 0 -1.22C.7 -1.22 1.3 -.9 1.12 .5C.8 .72 -.8 .72 -1.12 .5Z', hair),
    long: shape('M-1.1 1.5C-1.4 -.8 -.7 -1.22 0 -1.22C.7 -1.22 1.4 -.8 1.1 1.5C.6 1.75 -.6 1.75 -1.1 1.5Z', hair),
    buns: dot(-0.86, -0.86, 0.42, hair) + dot(0.86, -0.86, 0.42, hair) + cap,
  }[cut]
  const fringe =
    cut === 'down'
      ? shape('M-.5 -.66C-.3 -1 .3 -1 .5 -.66C.2 -.8 .1 -.62 .02 -.5C-.02 -.68 -.2 -.8 -.5 -.66Z', hair)
      : shape(
          'M-.99 -.02C-1.02 -.7 -.6 -1.16 0 -1.16C.6 -1.16 1.02 -.7 .99 -.02C.72 -.16 .56 -.4 .46 -.6C.1 -.3 -.5 -.2 -.99 -.02Z',
          hair,
        )
  const eye = (side: number): string =>
    line(`M${side * 0.4 - 0.15} .14Q${side * 0.4} -.04 ${side * 0.4 + 0.15} .14`, INK, 1, { 'stroke-width': 0.075 })
  return (
    back +
    dot(-0.95, 0.14, 0.17, skin) +
    dot(0.95, 0.14, 0.17, skin) +
    dot(0, 0.1, 0.93, skin) +
    fringe +
    eye(-1) +
    eye(1) +
    [-1, 1]
      .map((side) => tag('ellipse', { cx: side * 0.56, cy: 0.4, rx: 0.17, ry: 0.11, fill: BLUSH, opacity: 0.6 }))
      .join('') +
    line('M-.2 .46Q0 .68 .2 .46', INK, 1, { 'stroke-width': 0.075 })
  )
}

/** Size of the head by the height: an adult is six heads tall, a child four. */
export function figure(
  { x, y, height, age, skin = '#F6D3B8', hair, cut, dress, isSkirt, legs = '#5B6B80', mirrored, isCheering }: Figure,
  headShare = 0.17,
): string {
  const head = height * headShare
  const neck = -height + 2 * head
  const hem = isSkirt ? -height * 0.26 : -height * 0.4
  const half = height * (isSkirt ? 0.17 : 0.115)
  const shoulder = height * 0.1
  const body = `M${n(-shoulder)} ${n(neck)}Q0 ${n(neck - height * 0.03)} ${n(shoulder)} ${n(neck)}Q${n(half)} ${n((neck + hem) / 2)} ${n(half)} ${n(hem)}H${n(-half)}Q${n(-half)} ${n((neck + hem) / 2)} ${n(-shoulder)} ${n(neck)}Z`
  const arm = (side: number): string =>
    isCheering
      ? line(
          `M${n(side * shoulder * 0.9)} ${n(neck + height * 0.05)}Q${n(side * height * 0.2)} ${n(neck)} ${n(side * height * 0.23)} ${n(neck - height * 0.14)}`,
          dress,
          height * 0.06,
        )
      : line(
          `M${n(side * shoulder * 0.9)} ${n(neck + height * 0.05)}Q${n(side * height * 0.15)} ${n(neck + height * 0.14)} ${n(side * height * 0.13)} ${n(neck + height * 0.25)}`,
          dress,
          height * 0.06,
        )
  const hand = (side: number): string =>
    isCheering
      ? dot(side * height * 0.235, neck - height * 0.165, height * 0.032, skin)
      : dot(side * height * 0.13, neck + height * 0.275, height * 0.032, skin)
  const leg = (side: number): string =>
    line(
      `M${n(side * height * 0.05)} ${n(hem)}V${n(-height * 0.03)}`,
      isSkirt ? skin : legs,
      height * (isSkirt ? 0.05 : 0.075),
    ) +
    tag('ellipse', {
      cx: n(side * height * 0.06),
      cy: n(-height * 0.015),
      rx: n(height * 0.05),
      ry: n(height * 0.026),
      fill: INK,
    })
  return group(
    {
      transform: `translate(${n(x)} ${n(y)}) scale(${mirrored ? -1 : 1} 1)`,
      ...personMark(age, x, y - height + head, head),
    },
    tag('ellipse', { cx: 0, cy: 0, rx: n(height * 0.2), ry: n(height * 0.025), fill: '#2E3B33', opacity: 0.16 }),
    leg(-1) + leg(1) + arm(-1) + arm(1) + hand(-1) + hand(1),
    shape(body, dress),
    group({ transform: `translate(0 ${n(-height + head)}) scale(${n(head)})` }, face(skin, hair, cut)),
  )
}

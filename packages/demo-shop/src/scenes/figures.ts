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

/** A sitting cat seen from the front, its feet at (x, y). */
export function cat(x: number, y: number, height: number, fur: string, stripe: string): string {
  const ear = (side: number): string =>
    shape(`M${side * 12} -172L${side * 50} -200L${side * 50} -146Z`, fur) +
    shape(`M${side * 24} -170L${side * 44} -186L${side * 44} -156Z`, '#EDB9AE')
  const whiskers = [-1, 1]
    .map((side) => line(`M${side * 26} -116L${side * 62} -122M${side * 26} -110L${side * 62} -108`, '#8A7768', 1.6))
    .join('')
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(height / 200)})` },
    tag('ellipse', { cx: 0, cy: 0, rx: 74, ry: 9, fill: '#3A2A1E', opacity: 0.18 }),
    line('M52 -18C110 -14 116 -70 88 -84', fur, 20) + line('M98 -72C98 -80 94 -82 88 -84', stripe, 20),
    tag('ellipse', { cx: 0, cy: -50, rx: 56, ry: 54, fill: fur }),
    tag('ellipse', { cx: 0, cy: -42, rx: 30, ry: 40, fill: '#FFFDF8' }),
    ear(-1) + ear(1),
    tag('ellipse', { cx: 0, cy: -128, rx: 58, ry: 48, fill: fur }),
    [-1, 0, 1].map((side) => line(`M${side * 14} -174V-156`, stripe, 7)).join(''),
    tag('ellipse', { cx: 0, cy: -110, rx: 25, ry: 19, fill: '#FFFDF8' }),
    dot(-24, -132, 7.6, '#3C3A30') +
      dot(24, -132, 7.6, '#3C3A30') +
      dot(-22, -135, 2.4, '#FFFFFF') +
      dot(26, -135, 2.4, '#FFFFFF'),
    shape('M-6 -118Q0 -121 6 -118Q3 -111 0 -111Q-3 -111 -6 -118Z', '#D98B86'),
    line('M-9 -106Q-4 -102 0 -108Q4 -102 9 -106', '#6A5648', 2.4) + whiskers,
    tag('ellipse', { cx: -20, cy: -6, rx: 17, ry: 10, fill: '#FFFDF8' }) +
      tag('ellipse', { cx: 20, cy: -6, rx: 17, ry: 10, fill: '#FFFDF8' }),
  )
}

/** A sitting dog, its feet at (x, y). */
export function dog(x: number, y: number, height: number, fur: string): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(height / 200)})` },
    tag('ellipse', { cx: 0, cy: 0, rx: 74, ry: 9, fill: '#3A2A1E', opacity: 0.18 }),
    line('M48 -30C84 -40 92 -72 76 -86C64 -92 58 -80 66 -74', fur, 15),
    tag('ellipse', { cx: 0, cy: -52, rx: 52, ry: 56, fill: fur }),
    tag('ellipse', { cx: 0, cy: -46, rx: 28, ry: 44, fill: '#FFFAF0' }),
    shape('M-54 -160C-60 -196 -44 -206 -22 -176ZM54 -160C60 -196 44 -206 22 -176Z', fur),
    tag('ellipse', { cx: 0, cy: -132, rx: 60, ry: 50, fill: fur }),
    shape('M-52 -118C-46 -150 -14 -136 0 -146C14 -136 46 -150 52 -118C44 -84 -44 -84 -52 -118Z', '#FFFAF0'),
    dot(-24, -136, 7, '#33291F') +
      dot(24, -136, 7, '#33291F') +
      dot(-22, -139, 2.2, '#FFFFFF') +
      dot(26, -139, 2.2, '#FFFFFF'),
    tag('ellipse', { cx: 0, cy: -118, rx: 9.5, ry: 7, fill: '#33291F' }),
    line('M-14 -104Q-6 -98 0 -108Q6 -98 14 -104', '#33291F', 2.6),
    shape('M-6 -100Q0 -82 6 -100Q0 -97 -6 -100Z', '#DD7F7A'),
    line('M-34 -80Q0 -68 34 -80', '#B3362B', 9),
    dot(0, -70, 7, '#E3B04B'),
    tag('ellipse', { cx: -20, cy: -6, rx: 17, ry: 10, fill: '#FFFAF0' }) +
      tag('ellipse', { cx: 20, cy: -6, rx: 17, ry: 10, fill: '#FFFAF0' }),
  )
}

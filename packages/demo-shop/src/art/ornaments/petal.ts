import { between, type Random } from '../random.ts'
import { group, line, linearGradient, n, shape, tag } from '../svg.ts'

/** From the base at (0, 0) to the notched tip at (0, -1). */
const OUTLINE =
  'M0 0C-.2 -.07 -.45 -.36 -.43 -.68C-.42 -.88 -.29 -1 -.13 -1.01C-.07 -1.01 -.05 -.95 0 -.91C.05 -.95 .07 -1.01 .13 -1.01C.29 -1 .42 -.88 .43 -.68C.45 -.36 .2 -.07 0 0Z'
const VEIN =
  'M0 -.06C.02 -.3 -.01 -.5 0 -.72M-.04 -.14C-.14 -.32 -.22 -.46 -.25 -.62M.04 -.14C.14 -.32 .22 -.46 .25 -.62'

const TINTS = [
  ['#E9A9B1', '#F8DCDC'],
  ['#EFBCC1', '#FBEBE8'],
  ['#E2959F', '#F3C9CB'],
  ['#F3CFCF', '#FDF5F1'],
] as const

/** Gradients for petals and blossoms. */
export const petalTints = (): string =>
  TINTS.map(([base, tip], index) =>
    linearGradient(`petal${index}`, { x: 0.5, y: 1 }, { x: 0.5, y: 0 }, [
      { offset: 0, color: base },
      { offset: 0.75, color: tip },
    ]),
  ).join('')

const tint = (index: number): string => `url(#petal${index % TINTS.length})`

/** The pose of a petal: `flat` 1 is seen from above, less is tilted. */
export interface PetalPose {
  x: number
  y: number
  size: number
  turn: number
  flat: number
  tintIndex: number
}

/** A fallen petal with its shadow. */
export function petal({ x, y, size, turn, flat, tintIndex }: PetalPose, shadow = 0.16): string {
  const lie = (dy: number): string =>
    `translate(${n(x)} ${n(y + dy)}) scale(1 ${n(flat)}) rotate(${n(turn)}) scale(${n(size)}) translate(0 .5)`
  return (
    shape(OUTLINE, '#2C4656', { transform: lie(size * 0.1), opacity: shadow }) +
    group(
      { transform: lie(0) },
      shape(OUTLINE, tint(tintIndex)),
      line(VEIN, '#C97F8B', 1, { 'stroke-width': 0.016, opacity: 0.38 }),
    )
  )
}

/** An open cherry blossom seen from above. */
export function blossom(random: Random, x: number, y: number, size: number, turn: number, flat = 1): string {
  const petals = Array.from({ length: 5 }, (_, index) =>
    group(
      { transform: `rotate(${index * 72}) translate(0 -.1)` },
      shape(OUTLINE, tint(index % 2 === 0 ? 1 : 3)),
      line(VEIN, '#D392A0', 1, { 'stroke-width': 0.014, opacity: 0.35 }),
    ),
  )
  const stamens = Array.from({ length: 13 }, (_, index) => {
    const angle = (2 * Math.PI * (index + between(random, -0.25, 0.25))) / 13
    const reach = between(random, 0.24, 0.46)
    const tipX = reach * Math.sin(angle)
    const tipY = -reach * Math.cos(angle)
    return (
      line(`M0 0L${tipX.toFixed(3)} ${tipY.toFixed(3)}`, '#C76B78', 1, { 'stroke-width': 0.016, opacity: 0.8 }) +
      tag('circle', { cx: tipX.toFixed(3), cy: tipY.toFixed(3), r: 0.034, fill: '#B8935A' })
    )
  })
  const place = (dy: number): string =>
    `translate(${n(x)} ${n(y + dy)}) scale(1 ${flat}) rotate(${n(turn)}) scale(${n(size)})`
  const silhouette = Array.from({ length: 5 }, (_, index) =>
    shape(OUTLINE, '#2C4656', { transform: `rotate(${index * 72}) translate(0 -.1)` }),
  )
  return (
    group({ transform: place(size * 0.1), opacity: 0.16 }, ...silhouette) +
    group({ transform: place(0) }, ...petals, tag('circle', { r: 0.1, fill: '#C76B78', opacity: 0.55 }), ...stamens)
  )
}

import { between, type Random } from '../random.ts'
import { dot, group, line, n, shape, tag, type XY } from '../svg.ts'

/** A star of four long rays. */
export function sparkle({ x, y }: XY, size: number, fill: string): string {
  const waist = size * 0.13
  const turn = (a: number, b: number): string => `Q${n(x + waist * a)} ${n(y + waist * b)} `
  return shape(
    `M${n(x)} ${n(y - size)}${turn(1, -1)}${n(x + size * 0.72)} ${n(y)}${turn(1, 1)}${n(x)} ${n(y + size)}${turn(-1, 1)}${n(x - size * 0.72)} ${n(y)}${turn(-1, -1)}${n(x)} ${n(y - size)}Z`,
    fill,
  )
}

export function star({ x, y }: XY, size: number, fill: string, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? size : size * 0.46
    const angle = (Math.PI * index) / 5 + (turn * Math.PI) / 180
    return `${n(x + reach * Math.sin(angle))} ${n(y - reach * Math.cos(angle))}`
  })
  return tag('path', {
    d: `M${points.join('L')}Z`,
    fill,
    stroke: fill,
    'stroke-width': n(size * 0.16),
    'stroke-linejoin': 'round',
  })
}

export const heart = ({ x, y }: XY, size: number, fill: string): string =>
  shape(
    'M0 .9C-.5 .5 -1 .1 -1 -.36C-1 -.74 -.74 -.95 -.46 -.95C-.24 -.95 -.08 -.83 0 -.64C.08 -.83 .24 -.95 .46 -.95C.74 -.95 1 -.74 1 -.36C1 .1 .5 .5 0 .9Z',
    fill,
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(size)})` },
  )

/** A cloud of overlapping circles with a flat base. */
export function cloud({ x, y }: XY, size: number, fill: string, opacity = 1): string {
  const puffs: [number, number, number][] = [
    [-0.62, -0.2, 0.3],
    [-0.2, -0.42, 0.42],
    [0.32, -0.34, 0.36],
    [0.7, -0.16, 0.24],
  ]
  return group(
    { opacity, transform: `translate(${n(x)} ${n(y)})` },
    tag('rect', {
      x: n(-0.95 * size),
      y: n(-0.32 * size),
      width: n(1.9 * size),
      height: n(0.36 * size),
      rx: n(0.18 * size),
      fill,
    }),
    ...puffs.map(([dx, dy, r]) => dot(dx * size, dy * size, r * size, fill)),
  )
}

/** A flower of round petals seen from above. */
export function daisy({ x, y }: XY, size: number, petals: string, heartFill: string, count = 8, turn = 0): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    ...Array.from({ length: count }, (_, index) =>
      tag('ellipse', {
        cx: 0,
        cy: n(-size * 0.62),
        rx: n(size * (1.9 / count)),
        ry: n(size * 0.4),
        fill: petals,
        transform: `rotate(${n((360 * index) / count)})`,
      }),
    ),
    dot(0, 0, size * 0.3, heartFill),
  )
}

/** A strip of masking tape. */
export function tape(
  random: Random,
  { x, y }: XY,
  length: number,
  breadth: number,
  turn: number,
  fill: string,
): string {
  const teeth = (side: 1 | -1): string =>
    Array.from({ length: 7 }, (_, index) => {
      const down = side * (index / 6 - 0.5) * breadth
      return `L${n(side * (length / 2) + between(random, -1, 1) * breadth * 0.08)} ${n(down)}`
    }).join('')
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    shape(`M${n(length / 2)} ${n(-breadth / 2)}${teeth(1)}${teeth(-1)}Z`, fill, { opacity: 0.88 }),
    ...[-0.25, 0, 0.25].map((share) =>
      line(`M${n(-length / 2)} ${n(breadth * share)}H${n(length / 2)}`, '#FFFFFF', breadth * 0.05, { opacity: 0.35 }),
    ),
  )
}

import { between, type Random } from '../random.ts'
import { dot, group, line, n, shape, tag } from '../svg.ts'

/** A fir cut from paper: three skirts over a trunk, its foot at (x, y). */
export function fir(random: Random, x: number, y: number, height: number, fill: string, lit: string): string {
  const breadth = height * between(random, 0.36, 0.44)
  const skirts = [0, 1, 2].map((index) => {
    const top = -height + index * height * 0.22
    const bottom = -height * 0.52 + index * height * 0.2
    const half = (breadth / 2) * (0.58 + 0.21 * index)
    const sag = height * 0.035
    return (
      shape(
        `M0 ${n(top)}C${n(half * 0.25)} ${n((top + bottom) / 2)} ${n(half * 0.7)} ${n(bottom - sag)} ${n(half)} ${n(bottom)}Q0 ${n(bottom + sag * 2)} ${n(-half)} ${n(bottom)}C${n(-half * 0.7)} ${n(bottom - sag)} ${n(-half * 0.25)} ${n((top + bottom) / 2)} 0 ${n(top)}Z`,
        fill,
      ) +
      shape(
        `M0 ${n(top)}C${n(-half * 0.25)} ${n((top + bottom) / 2)} ${n(-half * 0.7)} ${n(bottom - sag)} ${n(-half)} ${n(bottom)}Q${n(-half * 0.5)} ${n(bottom + sag)} ${n(-half * 0.1)} ${n(bottom + sag)}Q${n(half * 0.05)} ${n((top + bottom) / 2)} 0 ${n(top)}Z`,
        lit,
        { opacity: 0.55 },
      )
    )
  })
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, -1.5, 1.5))})` },
    tag('rect', {
      x: n(-height * 0.022),
      y: n(-height * 0.14),
      width: n(height * 0.044),
      height: n(height * 0.15),
      fill: '#8A6B56',
    }),
    ...skirts.reverse(),
  )
}

/** A round tree with the lines of its branches showing. */
export function roundTree(random: Random, x: number, y: number, height: number, fill: string, branch: string): string {
  const crown = height * 0.33
  const middle = -height + crown * 1.12
  const twigs = [-1, 1, -1, 1].map((side, index) => {
    const from = -height * (0.36 + 0.1 * index)
    const reach = crown * (0.62 - 0.1 * index)
    return `M0 ${n(from)}Q${n(side * reach * 0.35)} ${n(from - reach * 0.25)} ${n(side * reach)} ${n(from - reach * between(random, 0.75, 0.95))}`
  })
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    tag('ellipse', { cx: 0, cy: n(middle), rx: n(crown * 0.86), ry: n(crown * 1.12), fill }),
    line(`M0 0V${n(-height * 0.78)}${twigs.join('')}`, branch, height * 0.018),
  )
}

export function mushroom(x: number, y: number, height: number, cap: string, lean = 0): string {
  return group(
    {
      transform: `translate(${n(x)} ${n(y)}) rotate(${lean}) scale(${height / 100})`,
    },
    shape('M-13 0C-10 -20 -11 -36 -12 -52H12C11 -36 10 -20 13 0Z', '#F3E8D6'),
    shape('M-46 -48C-46 -84 -24 -100 0 -100C24 -100 46 -84 46 -48C30 -40 -30 -40 -46 -48Z', cap),
    dot(-18, -72, 7, '#FBF4E8'),
    dot(12, -82, 6, '#FBF4E8'),
    dot(22, -60, 5, '#FBF4E8'),
    dot(-4, -58, 4, '#FBF4E8'),
  )
}

/** Blades of grass from one root. */
export function grass(random: Random, x: number, y: number, height: number, stroke: string): string {
  const blades = Array.from({ length: 5 }, (_, index) => {
    const lean = (index - 2) * 0.2 + between(random, -0.08, 0.08)
    const tall = height * between(random, 0.6, 1) * (1 - Math.abs(index - 2) * 0.14)
    return `M${n(x + (index - 2) * 4)} ${n(y)}Q${n(x + lean * tall * 0.3)} ${n(y - tall * 0.6)} ${n(x + lean * tall)} ${n(y - tall)}`
  })
  return line(blades.join(''), stroke, Math.max(2.4, height / 22))
}

/** A five-petalled meadow flower on its stem. */
export function meadowFlower(
  random: Random,
  x: number,
  y: number,
  height: number,
  petals: string,
  heart: string,
  stem: string,
): string {
  const lean = between(random, -0.18, 0.18) * height
  const head = { x: x + lean, y: y - height }
  const size = height * 0.13
  return (
    line(
      `M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.6)} ${n(head.x)} ${n(head.y)}`,
      stem,
      Math.max(2.4, height / 36),
    ) +
    Array.from({ length: 5 }, (_, index) => {
      const turn = (2 * Math.PI * index) / 5 + lean
      return dot(head.x + size * Math.sin(turn), head.y - size * Math.cos(turn), size * 0.78, petals)
    }).join('') +
    dot(head.x, head.y, size * 0.62, heart)
  )
}

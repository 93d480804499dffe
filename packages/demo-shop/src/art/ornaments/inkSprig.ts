import { between, pick, type Random } from '../random.ts'
import { dot, group, line, n, shape } from '../svg.ts'

/** White under the colour, so that parts over a photo are as bright as those on the page. */
const PAPER = '#FCFAF5'

interface Sprig {
  x: number
  y: number
  length: number
  /** Degrees clockwise from up, at the root. */
  turn: number
  /** Bend over its length, in degrees. */
  bend: number
}

const leafOutline = (length: number, breadth: number): string => {
  const half = breadth / 2
  return `M0 0C${n(half)} ${n(-length * 0.22)} ${n(half * 1.05)} ${n(-length * 0.66)} 0 ${n(-length)}C${n(-half * 1.05)} ${n(-length * 0.66)} ${n(-half)} ${n(-length * 0.22)} 0 0Z`
}

/** A twig drawn with a fine pen and coloured with a brush that strays over the lines. */
export function inkSprig(
  random: Random,
  { x, y, length, turn, bend }: Sprig,
  leaves: number,
  pigments: readonly string[],
  ink: string,
  slim = 0.42,
): string {
  const pen = Math.max(2, length / 190)
  let at = { x, y }
  const path = [at]
  const drawn: string[] = []
  for (let index = 0; index < leaves; index++) {
    const share = (index + 1) / (leaves + 1)
    const heading = turn + bend * share
    const step = length / (leaves + 1)
    const radians = (heading * Math.PI) / 180
    at = { x: at.x + step * Math.sin(radians), y: at.y - step * Math.cos(radians) }
    path.push(at)
    const size = length * 0.3 * (1 - 0.45 * share) * between(random, 0.88, 1.12)
    const side = index === leaves - 1 ? 0 : index % 2 === 0 ? 1 : -1
    const outline = leafOutline(size, size * slim)
    drawn.push(
      group(
        { transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${n(heading + side * between(random, 38, 54))})` },
        shape(outline, PAPER, { opacity: 0.9 }),
        shape(outline, pick(random, pigments), {
          opacity: 0.5,
          transform: `translate(${n(size * 0.05)} ${n(-size * 0.03)}) rotate(${n(between(random, -4, 4))})`,
        }),
        line(outline, ink, pen),
        line(`M0 0L0 ${n(-size * 0.72)}`, ink, pen * 0.7, { opacity: 0.7 }),
      ),
    )
  }
  return drawn.join('') + line(`M${path.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}`, ink, pen * 1.2)
}

/** A small open flower: five brushed petals, a pen line about each. */
export function inkFlower(
  random: Random,
  x: number,
  y: number,
  size: number,
  pigment: string,
  heart: string,
  ink: string,
): string {
  const outline = `M0 0C${n(-size * 0.5)} ${n(-size * 0.3)} ${n(-size * 0.46)} ${n(-size)} 0 ${n(-size)}C${n(size * 0.46)} ${n(-size)} ${n(size * 0.5)} ${n(-size * 0.3)} 0 0Z`
  const petals = Array.from({ length: 5 }, (_, index) =>
    group(
      { transform: `rotate(${n(index * 72 + between(random, -6, 6))})` },
      shape(outline, PAPER, { opacity: 0.9 }),
      shape(outline, pigment, { opacity: 0.55, transform: `translate(${n(size * 0.04)} ${n(-size * 0.03)})` }),
      line(outline, ink, Math.max(2, size / 36)),
    ),
  )
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, 0, 72))})` },
    ...petals,
    dot(0, 0, size * 0.2, heart),
    ...Array.from({ length: 7 }, (_, index) => {
      const direction = (2 * Math.PI * index) / 7
      return dot(size * 0.34 * Math.cos(direction), size * 0.34 * Math.sin(direction), size * 0.035, ink)
    }),
  )
}

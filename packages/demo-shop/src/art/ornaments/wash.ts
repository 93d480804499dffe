import { handCutRound, smoothOutline, waver } from '../handDrawn.ts'
import { between, type Random } from '../random.ts'
import { dot, group, line, shape, type XY } from '../svg.ts'

interface Wash {
  centre: XY
  radiusX: number
  radiusY: number
  turn?: number
  pigment: string
  /** 1 is a full brush. */
  strength?: number
}

/** A pool of watercolour: glazes that do not quite meet, pigment gathered at the rim, a few drops beside it. */
export function wash(random: Random, { centre, radiusX, radiusY, turn = 0, pigment, strength = 1 }: Wash): string {
  const size = Math.min(radiusX, radiusY)
  const glazes = Array.from({ length: 6 }, (_, index) => {
    const reach = 1 - 0.09 * index + between(random, -0.03, 0.03)
    const off = { x: between(random, -0.07, 0.07) * radiusX, y: between(random, -0.07, 0.07) * radiusY }
    const edge = handCutRound(waver(random, 2, 9), off, radiusX * reach, radiusY * reach, size * 0.13, 56)
    const outline = smoothOutline(edge)
    const rim = index < 2 ? line(outline, pigment, size * 0.012, { opacity: 0.26 * strength }) : ''
    return shape(outline, pigment, { opacity: (0.1 * strength).toFixed(3) }) + rim
  })
  const drops = Array.from({ length: 9 }, () => {
    const away = between(random, 1.08, 1.45)
    const direction = between(random, 0, 2 * Math.PI)
    return dot(
      radiusX * away * Math.cos(direction),
      radiusY * away * Math.sin(direction),
      size * between(random, 0.008, 0.034),
      pigment,
      {
        opacity: (between(random, 0.14, 0.34) * strength).toFixed(2),
      },
    )
  })
  return group({ transform: `translate(${centre.x} ${centre.y}) rotate(${turn})` }, ...glazes, ...drops)
}

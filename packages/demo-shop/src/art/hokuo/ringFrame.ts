import { n, type XY } from '../svg.ts'

interface Ring {
  centre: XY
  outerRadius: number
  innerRadius: number
  /** Degrees. */
  angle: number
  /** Degrees clockwise from the top. */
  direction: number
  corner: number
}

/** The outline of a ring sector with rounded corners. */
export function ringFrame({ centre, outerRadius, innerRadius, angle, direction, corner }: Ring): string {
  const point = (radius: number, degrees: number): string => {
    const turn = ((direction + degrees) * Math.PI) / 180
    return `${n(centre.x + radius * Math.sin(turn))} ${n(centre.y - radius * Math.cos(turn))}`
  }
  const half = angle / 2
  const outerInset = (corner / outerRadius) * (180 / Math.PI)
  const innerInset = (corner / innerRadius) * (180 / Math.PI)
  const arc = (radius: number, sweep: 0 | 1, to: string): string => `A${radius} ${radius} 0 0 ${sweep} ${to}`
  return [
    `M${point(outerRadius, -half + outerInset)}`,
    arc(outerRadius, 1, point(outerRadius, half - outerInset)),
    `Q${point(outerRadius, half)} ${point(outerRadius - corner, half)}`,
    `L${point(innerRadius + corner, half)}`,
    `Q${point(innerRadius, half)} ${point(innerRadius, half - innerInset)}`,
    arc(innerRadius, 0, point(innerRadius, -half + innerInset)),
    `Q${point(innerRadius, -half)} ${point(innerRadius + corner, -half)}`,
    `L${point(outerRadius - corner, -half)}`,
    `Q${point(outerRadius, -half)} ${point(outerRadius, -half + outerInset)}Z`,
  ].join('')
}

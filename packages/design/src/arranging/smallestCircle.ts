import type { Point } from '@irodori/geometry/shape'

interface Circle {
  readonly centre: Point
  readonly radius: number
}

/** Tolerance for rounding, in print pixels. */
const ROUNDING = 1e-6

/** The centre of the smallest circle around points. Unlike the centre of their bounds it rotates with them. */
export function centreOfSmallestCircle(points: readonly Point[]): Point {
  return circleAbout(points, []).centre
}

/** The smallest circle around points with given points on its edge. E. Welzl, Smallest enclosing disks (1991). */
function circleAbout(points: readonly Point[], onEdge: readonly Point[]): Circle {
  let circle = circleThrough(onEdge)
  if (onEdge.length === 3) return circle
  points.forEach((point, at) => {
    if (distance(circle.centre, point) > circle.radius + ROUNDING)
      circle = circleAbout(points.slice(0, at), [...onEdge, point])
  })
  return circle
}

function circleThrough([a, b, c]: readonly Point[]): Circle {
  if (!a) return { centre: { x: 0, y: 0 }, radius: -1 }
  if (!b) return { centre: a, radius: 0 }
  if (!c) return { centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, radius: distance(a, b) / 2 }
  const [u, v] = [from(a, b), from(a, c)]
  const cross = 2 * (u.x * v.y - u.y * v.x)
  const [uu, vv] = [u.x ** 2 + u.y ** 2, v.x ** 2 + v.y ** 2]
  const x = (v.y * uu - u.y * vv) / cross
  const y = (u.x * vv - v.x * uu) / cross
  return { centre: { x: a.x + x, y: a.y + y }, radius: Math.hypot(x, y) }
}

const from = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y })

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

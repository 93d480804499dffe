import fc from 'fast-check'
import { expect, it } from 'vitest'
import { svgPathData } from './drawPath.ts'
import { ellipsePath, PathBuilder } from './path.ts'
import { rect } from './shape.ts'
import { parseSvgPath } from './svgPath.ts'

const coordinate = fc.integer({ min: -99_999, max: 99_999 }).map((thousandths) => thousandths / 1000)

it('an outline that is written as SVG data and read again is the same', () => {
  const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(points, (given) => {
      const [a, b, c, d, e, f, g] = given as [number, number][]
      const path = new PathBuilder()
        .moveTo(...(a as [number, number]))
        .lineTo(...(b as [number, number]))
        .quadraticCurveTo(...(c as [number, number]), ...(d as [number, number]))
        .bezierCurveTo(...(e as [number, number]), ...(f as [number, number]), ...(g as [number, number]))
        .closePath()
        .path()
      const read = parseSvgPath(svgPathData(path))
      expect([...read.verbs]).toEqual([...path.verbs])
      // 0 and -0 are the same place.
      expect([...read.coords].map((value) => value + 0)).toEqual([...path.coords].map((value) => value + 0))
    }),
  )
})

it('coordinates may be separated by commas and spaces', () => {
  expect(parseSvgPath('M 1,2 L3 -4.5Z')).toEqual(parseSvgPath('M1 2L3 -4.5Z'))
  expect(parseSvgPath(svgPathData(ellipsePath(rect(0, 0, 10, 20)))).verbs).toHaveLength(10)
})

it.each(['M1 2 3', 'M1', 'm1 2', 'M1 2A3 4 5', 'M1 2L3 4 5 6', '1 2', 'M1 2.3.4'])('%s is refused', (data) => {
  expect(() => parseSvgPath(data)).toThrow(RangeError)
})

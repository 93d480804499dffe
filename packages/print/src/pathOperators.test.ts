import { PathBuilder } from '@irodori/geometry/path'
import { expect, test } from 'vitest'
import { pathOperators } from './pathOperators.ts'

test('writes lines and cubics with a precision of a thousandth of a pixel', () => {
  const path = new PathBuilder()
    .moveTo(0, 0)
    .lineTo(1.23456, 0)
    .quadraticCurveTo(3, 0, 3, 3)
    .bezierCurveTo(4, 4, 5, 5, 6, 6)
    .closePath()
    .path()
  expect(pathOperators(path).split('\n')).toEqual(['0 0 m', '1.235 0 l', '2.412 0 3 1 3 3 c', '4 4 5 5 6 6 c', 'h'])
})

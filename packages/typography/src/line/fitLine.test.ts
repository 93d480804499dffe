import { expect, test } from 'vitest'
import { fitLine, UNSQUEEZED } from './fitLine.ts'

const line = { advance: 10, blank: 0.5, overhang: 0.1, slack: { dots: 0.5, brackets: 1 } }

test.each([
  [10, 10, 0, 0],
  [9.5, 9.5, 0, 0],
  // The stop hangs over the end.
  [9.45, 9.45, 0, 0],
  [9.4, 9.4, 0, 0],
  // Half of the room beside middle dots, then all of it and half of that beside brackets.
  [9.15, 9.15, 0.5, 0],
  [8.4, 8.4, 1, 0.5],
  [7.9, 7.9, 1, 1],
])('EDT-39: a line of 10 em in a measure of %d em takes %d em', (limit, length, dots, brackets) => {
  const fitted = fitLine(line, limit)
  expect(fitted.length).toBeCloseTo(length, 9)
  expect(fitted.squeeze.dots).toBeCloseTo(dots, 9)
  expect(fitted.squeeze.brackets).toBeCloseTo(brackets, 9)
})

test('EDT-39: a line that cannot be squeezed into its measure is not squeezed at all', () => {
  expect(fitLine(line, 7.8)).toEqual({ length: 9.5, squeeze: UNSQUEEZED })
})

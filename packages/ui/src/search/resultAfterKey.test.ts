import { expect, it } from 'vitest'
import { resultAfterKey } from './resultAfterKey.ts'

it('FAQ-6: moves down from the field through the results and up again, and stops at both ends', () => {
  expect([-1, 0, 1].map((at) => resultAfterKey('ArrowDown', at, 2))).toEqual([0, 1, null])
  expect([-1, 0, 1].map((at) => resultAfterKey('ArrowUp', at, 2))).toEqual([null, -1, 0])
  expect(resultAfterKey('ArrowDown', -1, 0)).toBeNull()
  expect(resultAfterKey('a', 0, 2)).toBeNull()
})

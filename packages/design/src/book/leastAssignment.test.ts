import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastAssignment } from './leastAssignment.ts'

/** The least sum, by trying every assignment. */
function leastByTrying(costs: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const row = costs[taken.length]
  if (!row) return 0
  const sums = row.flatMap((cost, at) => (taken.includes(at) ? [] : [cost + leastByTrying(costs, [...taken, at])]))
  return Math.min(...sums)
}

test('finds the least sum of costs, as trying every assignment does', () => {
  const tables = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
    fc.array(fc.array(fc.integer({ min: -9, max: 60 }), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  fc.assert(
    fc.property(tables, (costs) => {
      const { columns, cost } = leastAssignment(costs)
      expect(new Set(columns).size).toBe(costs.length)
      expect(columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0)).toBe(cost)
      expect(cost).toBe(leastByTrying(costs))
    }),
  )
})

test('refuses more rows than there are columns', () => {
  expect(() => leastAssignment([[1], [2]])).toThrow('2 rows need as many columns, but there are 1')
})

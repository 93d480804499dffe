import { ORDER_STATUSES } from '@irodori/contract'
import { expect, it } from 'vitest'
import { timeLine } from './timeLine.ts'

const currentOf = (...given: Parameters<typeof timeLine>) =>
  timeLine(...given).find(({ state }) => state === 'CURRENT')?.step

it('an order that is being designed stands at the design, and at the check once all is designed', () => {
  expect(currentOf('WAITING', false)).toBe('design')
  expect(currentOf('DRAFT', false)).toBe('design')
  expect(currentOf('DRAFT', true)).toBe('confirm')
})

it('production and delivery follow the status', () => {
  expect(currentOf('CREATING', true)).toBe('produce')
  expect(currentOf('SHIPPED', true)).toBe('deliver')
})

it('a cancelled order has no way before it', () => {
  expect(timeLine('CANCEL', false)).toEqual([])
  expect(timeLine('PENDING_CANCEL', false)).toEqual([])
})

it.each(ORDER_STATUSES)('%s: what is done comes first, then one current step, then what lies ahead', (status) => {
  const states = timeLine(status, false).map(({ state }) => state)
  expect(states.filter((state) => state === 'CURRENT').length).toBe(states.length === 0 ? 0 : 1)
  expect(states).toEqual([...states].sort((a, b) => RANK[a] - RANK[b]))
})

const RANK = { DONE: 0, CURRENT: 1, AHEAD: 2 } as const

import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { timeLine } from './timeLine.ts'

const currentOf = (...given: Parameters<typeof timeLine>) =>
  timeLine(...given).find(({ state }) => state === 'CURRENT')?.step

it('puts an open order at the design step, and at the check once everything is designed', () => {
  expect(currentOf('WAITING', false, false)).toBe('design')
  expect(currentOf('DRAFT', false, false)).toBe('design')
  expect(currentOf('DRAFT', true, false)).toBe('confirm')
})

it('puts later orders at the step of their status', () => {
  expect(currentOf('CREATING', true, false)).toBe('produce')
  expect(currentOf('SHIPPED', true, false)).toBe('deliver')
})

it('shows no steps for a cancelled order', () => {
  expect(timeLine('CANCEL', false, false)).toEqual([])
  expect(timeLine('PENDING_CANCEL', false, false)).toEqual([])
})

it.each(ORDER_STATUSES)('%s: lists done steps first, then one current step, then the steps ahead', (status) => {
  const states = timeLine(status, false, false).map(({ state }) => state)
  expect(states.filter((state) => state === 'CURRENT').length).toBe(states.length === 0 ? 0 : 1)
  expect(states).toEqual([...states].sort((a, b) => RANK[a] - RANK[b]))
})

const RANK = { DONE: 0, CURRENT: 1, AHEAD: 2 } as const

it('MYP-19: has nothing ahead once every parcel has arrived', () => {
  expect(new Set(timeLine('SHIPPED', true, true).map(({ state }) => state))).toEqual(new Set(['DONE']))
})

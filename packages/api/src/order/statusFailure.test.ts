import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { describe, expect, it } from 'vitest'
import { statusFailure } from './statusFailure.ts'

describe('statusFailure', () => {
  it('tells a cancelled order and one in production from any other', () => {
    const codes = Map.groupBy(ORDER_STATUSES, (status) => statusFailure(status).error.code)
    expect(Object.fromEntries([...codes].map(([code, statuses]) => [code, statuses.toSorted()]))).toEqual({
      ORDER_IS_CANCELLED: ['CANCEL', 'PENDING_CANCEL'],
      ORDER_IS_PRODUCED: ['CREATING', 'PENDING_CREATION', 'SHIPPED', 'URL_RELEASED', 'WAITING_CREATION'],
      STATUS_NOT_ALLOWED: ['COMMITTED', 'DRAFT', 'PENDING', 'WAITING'],
    })
  })

  it('answers 403 for every status', () => {
    for (const status of ORDER_STATUSES) expect(statusFailure(status).error.status).toBe(403)
  })
})

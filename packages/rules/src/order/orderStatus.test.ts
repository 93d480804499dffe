import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { describe, expect, it } from 'vitest'
import {
  isCancelled,
  isInProduction,
  mayCancel,
  mayChange,
  mayDownload,
  mayOpenMessage,
  mayPack,
} from './orderStatus.ts'
import type { OrderEvent } from './orderTransitions.ts'
import { ORDER_TRANSITIONS } from './orderTransitions.ts'

const statusesWith = (event: OrderEvent) =>
  ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS.some((one) => one.from === status && one.event === event))

describe('STA-4 the actions that a status allows', () => {
  it('agree with the table of transitions', () => {
    expect(ORDER_STATUSES.filter(mayChange)).toEqual(statusesWith('DESIGN_SAVED'))
    expect(ORDER_STATUSES.filter(mayPack)).toEqual(statusesWith('CREATION_SCHEDULED'))
    expect(ORDER_STATUSES.filter(mayCancel)).toEqual(statusesWith('CANCELLED_BY_CUSTOMER'))
  })

  it('include the download once nothing can be changed any more', () => {
    expect(ORDER_STATUSES.filter(mayDownload)).toEqual(['CREATING', 'COMMITTED', 'SHIPPED'])
  })

  it('include opening the message from its release on', () => {
    expect(ORDER_STATUSES.filter(mayOpenMessage)).toEqual([
      'PENDING_CREATION',
      'WAITING_CREATION',
      'CREATING',
      'SHIPPED',
      'URL_RELEASED',
    ])
  })
})

describe('STA-5 the phases of an order', () => {
  it('exclude each other', () => {
    for (const status of ORDER_STATUSES) {
      const phases = [mayChange(status), isInProduction(status), isCancelled(status)]
      expect(phases.filter(Boolean).length, status).toBeLessThanOrEqual(1)
    }
  })

  it('leave out only held orders and those of the messaging app', () => {
    const others = ORDER_STATUSES.filter(
      (status) => !mayChange(status) && !isInProduction(status) && !isCancelled(status),
    )
    expect(others).toEqual(['COMMITTED', 'PENDING'])
  })
})

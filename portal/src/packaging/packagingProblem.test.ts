import type { CallError } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { packagingProblem } from './packagingProblem.ts'

const refused = (status: number, errorCode: ErrorCode | null, error: Record<string, unknown> = {}): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message: null,
  error,
})

it('PCK-13: opens a dialog each for a marketplace that timed out and for a missing payment', () => {
  expect(packagingProblem(refused(500, 'EC_REQUEST_TIMEOUT_EXCEPTION'), 'START').kind).toBe('SHOP_TIMED_OUT')
  expect(packagingProblem(refused(403, 'ORDER_NOT_SETTLED'), 'START').kind).toBe('NOT_PAID')
  expect(packagingProblem(refused(500, 'EC_MAINTAIN'), 'START').kind).toBe('SHOP')
})

it('PCK-13: names the designs of a plan that no longer exists, and the product with both numbers for wrong quantities', () => {
  expect(packagingProblem(refused(400, 'PACKAGE_PLAN_NOT_FOUND', { designIds: ['a', 'b'] }), 'SAVE')).toEqual({
    kind: 'PLAN_GONE',
    designIds: ['a', 'b'],
  })
  const numbers = { name: 'カード', numberOfFreePackages: 1, numberOfChargeablePackages: 2 }
  expect(packagingProblem(refused(400, 'QUANTITY_OF_PACKAGE_PLAN', numbers), 'START')).toEqual({
    kind: 'QUANTITY',
    ...numbers,
  })
})

it('PCK-13: names the parcel and the earliest date for a date that became impossible', () => {
  const error = { packageId: 'p', expectedShipDateString: '11/26(木)', numberOfDaysFromNowToShipDate: 5 }
  expect(packagingProblem(refused(400, 'INVALID_DELIVERY_DATE', error), 'SAVE')).toEqual({
    kind: 'DATE',
    packageId: 'p',
    earliestShipDate: '11/26(木)',
  })
})

it('PCK-13: reports other bad requests of the save, treats other errors as not found, and no answer as a connection error', () => {
  expect(packagingProblem(refused(400, 'REQUEST_INVALID'), 'SAVE').kind).toBe('SAVE_FAILED')
  expect(packagingProblem(refused(400, 'REQUEST_INVALID'), 'START').kind).toBe('NOT_FOUND')
  expect(packagingProblem(refused(403, 'FORBIDDEN'), 'SAVE').kind).toBe('NOT_FOUND')
  expect(packagingProblem({ kind: 'NETWORK' }, 'START')).toEqual({
    kind: 'ORDER',
    problem: { kind: 'CONNECTION', code: null },
  })
})

it('PCK-13: reuses the dialogs of the review where they exist', () => {
  expect(packagingProblem(refused(400, 'ORDER_CHANGED'), 'START')).toEqual({
    kind: 'ORDER',
    problem: { kind: 'ORDER_CHANGED' },
  })
  expect(packagingProblem(refused(403, 'PRODUCT_IS_OUT_OF_STOCK'), 'SAVE')).toMatchObject({
    problem: { kind: 'OUT_OF_STOCK' },
  })
})

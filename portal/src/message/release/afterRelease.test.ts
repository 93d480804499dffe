import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { afterRelease } from './afterRelease.ts'

const refused = (errorCode: ErrorCode | null) =>
  afterRelease({ kind: 'REFUSED', status: 403, errorCode, message: null, error: {} })

it('DGM-15: leads to the page on which the problem can be solved', () => {
  expect(refused('PACKAGE_PLAN_NOT_CHOSEN')).toBe('PACKAGE')
  expect(refused('PRODUCT_IS_OUT_OF_STOCK')).toBe('MY_PAGE')
  expect(refused('ORDER_IS_PRODUCED')).toBe('MY_PAGE')
  expect([refused('MESSAGE_NOT_COMPLETED'), refused('EC_MAINTAIN'), refused(null)]).toEqual(['STAY', 'STAY', 'STAY'])
  expect(afterRelease({ kind: 'NETWORK' })).toBe('STAY')
})

import { readFileSync } from 'node:fs'
import type { CallError } from '@irodori/client/callError'
import { endpoints } from '@irodori/contract/endpoints'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { marketplaceOf } from './marketplace.ts'
import { displayedError, REMEDIES, type VerificationProblem, verificationProblem } from './verificationProblem.ts'

const refused = (status: number, errorCode: ErrorCode | null): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message: null,
  error: {},
})

/** Rule, status and code of the answer, the expected problem, and the demo shop's order that provokes it. */
it.each<[string, number, ErrorCode, VerificationProblem, string]>([
  ['ODR-6', 404, 'EC_MAINTAIN', 'MAINTENANCE', '400000-20261101-0000000011'],
  ['ODR-7', 404, 'NOT_MATCH_PRODUCT_WITH_ORDER', 'WRONG_PRODUCT', 'irodori-10000001 with a booklet'],
  ['ODR-8', 401, 'RAKUTEN_AUTHENTICATION_EXCEPTION', 'CONNECTION', '400000-20261101-0000000012'],
  ['ODR-8', 401, 'YAHOO_AUTHENTICATION_EXCEPTION', 'CONNECTION', '20000012'],
  ['ODR-8', 401, 'COLOR_ME_AUTHENTICATION_ERROR', 'CONNECTION', '300000012'],
  ['ODR-8', 500, 'COLOR_ME_CONNECTION_ERROR', 'CONNECTION', '300000013'],
  ['ODR-8', 500, 'EC_CONNECTION_ERROR', 'CONNECTION', '400000-20261101-0000000013'],
  ['ODR-9', 500, 'EC_REQUEST_TIMEOUT_EXCEPTION', 'TIMEOUT', '20000014'],
  ['ODR-10', 403, 'MULTI_ADDRESS_RAKUTEN_ORDER', 'REORDER', '400000-20261101-0000000021'],
  ['ODR-11', 403, 'ORDER_IS_CANCELLED', 'CANCELLED', '20000025'],
  ['ODR-12', 403, 'ORDER_NOT_SETTLED', 'NOT_SETTLED', '20000022'],
  ['ODR-13', 403, 'PRODUCT_IS_DELETED', 'PRODUCT_UNAVAILABLE', 'irodori-10000018 with round-magnet'],
  ['ODR-13', 403, 'PRODUCT_IS_NOT_PUBLIC', 'PRODUCT_UNAVAILABLE', 'any order with acrylic-block'],
  ['ODR-13', 403, 'PRODUCT_IS_NOT_FOUND', 'PRODUCT_UNAVAILABLE', '20000027'],
  ['ODR-14', 403, 'ORDER_IS_PRODUCED', 'PRODUCED', 'irodori-10000008'],
  ['ODR-15', 400, 'ORDER_YAHOO_IS_VERIFYING', 'VERIFYING', '20000026'],
])('%s: %i %s leads to %s (%s)', (_, status, code, stop) => {
  expect(verificationProblem(refused(status, code))).toBe(stop)
})

// The rule ids are written out in the title, because the test of the rules searches for them.
it.each([
  ['ODR-6', 'MAINTENANCE'],
  ['ODR-9', 'TIMEOUT'],
  ['ODR-12', 'NOT_SETTLED'],
  ['ODR-15', 'VERIFYING'],
] as const)('ODR-6, ODR-9, ODR-12, ODR-15: %s: offers a retry for a temporary problem', (_, stop) => {
  expect(REMEDIES[stop].first).toBe('RETRY')
})

it('ODR-8: names the marketplace by the code or by the form of the order number', () => {
  expect(marketplaceOf('RAKUTEN_AUTHENTICATION_EXCEPTION', '')).toBe('RAKUTEN')
  expect(marketplaceOf('YAHOO_AUTHENTICATION_EXCEPTION', '')).toBe('YAHOO')
  expect(marketplaceOf('COLOR_ME_CONNECTION_ERROR', '')).toBe('COLOR_ME')
  expect(marketplaceOf('EC_CONNECTION_ERROR', '400000-20261101-0000000013')).toBe('RAKUTEN')
  expect(marketplaceOf('EC_CONNECTION_ERROR', '20000013')).toBe('YAHOO')
  expect(marketplaceOf('EC_CONNECTION_ERROR', '300000013')).toBe('COLOR_ME')
  expect(marketplaceOf('EC_CONNECTION_ERROR', 'irodori-10000001')).toBeNull()
})

it('ODR-10: offers the cancel page for an order with several receivers', () => {
  expect(REMEDIES.REORDER.first).toBe('CANCEL_PAGE')
})

it('ODR-11, ODR-13: offers the products for a cancelled order and for a removed product', () => {
  expect([REMEDIES.CANCELLED.first, REMEDIES.PRODUCT_UNAVAILABLE.first]).toEqual(['PRODUCT_LIST', 'PRODUCT_LIST'])
})

it('ODR-14: reads any other 403 as an order in production and offers my page', () => {
  expect(verificationProblem(refused(403, 'NOT_AVAILABLE'))).toBe('PRODUCED')
  expect(verificationProblem(refused(403, null))).toBe('PRODUCED')
  expect(REMEDIES.PRODUCED.first).toBe('MY_PAGE')
  expect(displayedError('PRODUCED', refused(403, null))).toEqual(refused(403, 'ORDER_IS_PRODUCED'))
  for (const error of [refused(403, 'NOT_AVAILABLE'), refused(404, null)]) {
    expect(displayedError(verificationProblem(error), error)).toBe(error)
  }
})

it('ODR-16: shows every other code in the form, where it can be corrected', () => {
  expect(verificationProblem({ kind: 'NETWORK' })).toBe('FORM')
  const inForm = endpoints.verifyOrder.errors.filter((code) => verificationProblem(refused(404, code)) === 'FORM')
  expect(inForm.toSorted()).toEqual(['FORBIDDEN', 'ORDER_NUMBER_NOT_FOUND', 'TOO_MANY_TRIES'])
})

it('ODR-18: shows refusals of the login after the verification in the same dialogs', () => {
  expect(verificationProblem(refused(404, 'ORDER_NUMBER_NOT_FOUND'))).toBe('FORM')
  expect(verificationProblem(refused(404, 'PRODUCT_IS_NOT_FOUND'))).toBe('PRODUCT_UNAVAILABLE')
  for (const code of endpoints.loginGuest.errors) expect(verificationProblem(refused(404, code))).toBeDefined()
})

it('ODR-19: offers the question form where the shop can help, and the FAQ about orders in production', () => {
  expect(REMEDIES.PRODUCED.help).toBe('READ_FAQ')
  const asking = Object.entries(REMEDIES).flatMap(([stop, { help }]) => (help === 'ASK' ? [stop] : []))
  expect(asking.toSorted()).toEqual([
    'CANCELLED',
    'CONNECTION',
    'NOT_SETTLED',
    'PRODUCT_UNAVAILABLE',
    'REORDER',
    'TIMEOUT',
  ])
})

it.each(['ja', 'en'])('ODR-17: shows a separate message for each code of the verification (%s)', (language) => {
  const words = JSON.parse(readFileSync(new URL(`../../../locales/${language}/errors.json`, import.meta.url), 'utf8'))
  const bodies = new Set<string>()
  const codes = new Set([...endpoints.verifyOrder.errors, ...endpoints.loginGuest.errors])
  for (const code of codes) {
    expect(words[code]?.title, code).toBeTruthy()
    expect(bodies.has(words[code].body), code).toBe(false)
    bodies.add(words[code].body)
  }
})

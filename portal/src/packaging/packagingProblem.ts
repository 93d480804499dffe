import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import { type OrderProblem, problemOfCallError } from '../orderProblem/orderProblem.ts'

/** Why the wrapping could not be saved, or production could not be started. */
export type PackagingProblem =
  | { readonly kind: 'ORDER'; readonly problem: OrderProblem }
  | { readonly kind: 'PLAN_GONE' | 'CHOICE_OPEN'; readonly designIds: readonly string[] }
  | {
      readonly kind: 'QUANTITY'
      readonly name: string
      readonly numberOfFreePackages: number
      readonly numberOfChargeablePackages: number
    }
  | { readonly kind: 'DATE'; readonly packageId: string | null; readonly earliestShipDate: string | null }
  | { readonly kind: 'SAVE_FAILED' }
  /** The marketplace that is asked before the start did not answer in time, or has not been paid. */
  | { readonly kind: 'SHOP_TIMED_OUT' | 'NOT_PAID'; readonly error: CallError }
  /** A marketplace refused; its own message is shown. */
  | { readonly kind: 'SHOP'; readonly error: CallError }
  | { readonly kind: 'NOT_FOUND' }

const MARKETPLACE_CODES = new Set([
  'EC_MAINTAIN',
  'EC_CONNECTION_ERROR',
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'ORDER_YAHOO_IS_VERIFYING',
  'MULTI_ADDRESS_RAKUTEN_ORDER',
])

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * PCK-13: the problem that a failed call of the packaging means.
 * @param call which call failed: a bad request without details is SAVE_FAILED for the save and NOT_FOUND for the start
 */
export function packagingProblem(error: CallError, call: 'SAVE' | 'START'): PackagingProblem {
  if (error.kind !== 'REFUSED') return { kind: 'ORDER', problem: problemOfCallError(error) }
  const { error: details, status } = error
  const code = errorCodeOf(error)
  switch (code) {
    case 'EC_REQUEST_TIMEOUT_EXCEPTION':
      return { kind: 'SHOP_TIMED_OUT', error }
    case 'ORDER_NOT_SETTLED':
      return { kind: 'NOT_PAID', error }
    case 'PACKAGE_PLAN_NOT_FOUND':
      return { kind: 'PLAN_GONE', designIds: texts(details.designIds) }
    case 'PACKAGE_PLAN_NOT_CHOSEN':
    case 'PRODUCT_OPTION_NOT_CHOSEN':
      return { kind: 'CHOICE_OPEN', designIds: texts(details.designIds) }
    case 'QUANTITY_OF_PACKAGE_PLAN':
      return {
        kind: 'QUANTITY',
        name: text(details.name) ?? '',
        numberOfFreePackages: number(details.numberOfFreePackages),
        numberOfChargeablePackages: number(details.numberOfChargeablePackages),
      }
    case 'INVALID_DELIVERY_DATE':
      return {
        kind: 'DATE',
        packageId: text(details.packageId),
        earliestShipDate: text(details.expectedShipDateString),
      }
    default: {
      if (code !== null && MARKETPLACE_CODES.has(code)) return { kind: 'SHOP', error }
      const problem = problemOfCallError(error)
      const isTemporary = code === 'BUSY' || code === 'UNAUTHENTICATED' || status === 401
      if (problem.kind !== 'CONNECTION' || isTemporary) return { kind: 'ORDER', problem }
      return call === 'SAVE' && status === 400 ? { kind: 'SAVE_FAILED' } : { kind: 'NOT_FOUND' }
    }
  }
}

import type { CallError } from '@irodori/client/callError'
import { PACKAGE_VERDICTS } from '@irodori/contract/entities/order'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { AFTER_DIALOG, needsShop, problemOfCallError, problemOfVerdict } from './orderProblem.ts'

const refused = (errorCode: ErrorCode, error: CallError extends { error: infer E } ? E : object = {}): CallError => ({
  kind: 'REFUSED',
  status: 400,
  errorCode,
  message: null,
  error: error as Record<string, unknown>,
})

it('RVW-10: opens a dialog for each verdict but the two valid ones', () => {
  expect(Object.fromEntries(PACKAGE_VERDICTS.map((code) => [code, problemOfVerdict(code, 2)?.kind ?? null]))).toEqual({
    ORDER_IS_VALID: null,
    ORDER_IS_VALID_INTERACT_IM: null,
    ORDER_IS_CANCELLED: 'CANCELLED',
    ORDER_HAS_NOT_ENOUGH_DESIGNS: 'NOT_ENOUGH_DESIGNS',
    ORDER_HAS_SPARE_DESIGNS: 'SPARE_DESIGNS',
    ORDER_HAS_WRONG_PRODUCT_DESIGN: 'WRONG_PRODUCT',
    PRODUCT_IS_DELETED: 'PRODUCT_UNAVAILABLE',
    PRODUCT_IS_NOT_PUBLIC: 'PRODUCT_UNAVAILABLE',
    PRODUCT_IS_NOT_FOUND: 'PRODUCT_UNAVAILABLE',
    PRODUCT_IS_OUT_OF_STOCK: 'OUT_OF_STOCK',
  })
  expect(problemOfVerdict('ORDER_HAS_NOT_ENOUGH_DESIGNS', 2)).toEqual({ kind: 'NOT_ENOUGH_DESIGNS', number: 2 })
})

it('RVW-10: shows the same dialogs for the errors of later calls', () => {
  expect(problemOfCallError(refused('NOT_ENOUGH_DESIGN_EXCEPTION', { numberOfMissingDesigns: 3 }))).toEqual({
    kind: 'NOT_ENOUGH_DESIGNS',
    number: 3,
  })
  expect(problemOfCallError(refused('SPARE_DESIGNS_EXCEPTION')).kind).toBe('SPARE_DESIGNS')
  expect(problemOfCallError(refused('WRONG_PRODUCT_EXCEPTION')).kind).toBe('WRONG_PRODUCT')
  expect(problemOfCallError(refused('ORDER_CHANGED')).kind).toBe('ORDER_CHANGED')
  expect(problemOfCallError(refused('DESIGN_CREATE_IMAGE_EXCEPTION')).kind).toBe('LAYOUT')
})

it('RVW-10: treats any other error as a connection error, with its code if there is one', () => {
  expect(problemOfCallError({ kind: 'NETWORK' })).toEqual({ kind: 'CONNECTION', code: null })
  expect(problemOfCallError(refused('BUSY'))).toEqual({ kind: 'CONNECTION', code: 'BUSY' })
})

it('RVW-10: leads to my page, to a reload, or back to the form when it is closed', () => {
  expect(AFTER_DIALOG).toMatchObject({ CANCELLED: 'MY_PAGE', ORDER_CHANGED: 'MY_PAGE', WRONG_PRODUCT: 'RELOAD' })
  expect(AFTER_DIALOG).toMatchObject({ CONNECTION: 'RELOAD', OUT_OF_STOCK: 'RELOAD', NOT_ENOUGH_DESIGNS: 'STAY' })
  expect(needsShop('CANCELLED') && needsShop('PRODUCT_UNAVAILABLE')).toBe(true)
  expect(needsShop('SPARE_DESIGNS')).toBe(false)
})

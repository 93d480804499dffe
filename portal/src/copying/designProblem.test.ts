import type { CallError } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { copyProblem, deleteProblem } from './designProblem.ts'

const refused = (status: number, errorCode: ErrorCode | null, message: string | null = null): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message,
  error: {},
})

it('CPY-3: reports a bad request of a copy as an updated order', () => {
  expect(copyProblem(refused(400, 'ORDER_CHANGED')).kind).toBe('ORDER_UPDATED')
  expect(copyProblem(refused(400, 'SPARE_DESIGNS_EXCEPTION')).kind).toBe('ORDER_UPDATED')
})

it('CPY-3: reports any other refusal of a copy with its own message', () => {
  for (const error of [
    refused(400, 'DESIGN_NOT_COPYABLE'),
    refused(404, 'PRODUCT_IS_NOT_FOUND'),
    refused(403, 'FORBIDDEN'),
    { kind: 'NETWORK' } as const,
  ]) {
    expect(copyProblem(error)).toEqual({ kind: 'CALL_ERROR', error })
  }
})

it('CPY-6: reports a design that cannot be deleted now', () => {
  expect(deleteProblem(refused(400, 'DESIGN_DELETE_ERROR')).kind).toBe('NOT_DELETED')
  expect(deleteProblem(refused(400, null, 'DESIGN_DELETE_ERROR')).kind).toBe('NOT_DELETED')
})

it('CPY-6: reports another bad or forbidden request as an updated order, and a missing design as not found', () => {
  expect(deleteProblem(refused(400, 'REQUEST_INVALID')).kind).toBe('ORDER_UPDATED')
  expect(deleteProblem(refused(403, 'ORDER_IS_PRODUCED')).kind).toBe('ORDER_UPDATED')
  expect(deleteProblem(refused(404, 'DESIGN_NOT_FOUND')).kind).toBe('NOT_FOUND')
  expect(deleteProblem(refused(500, 'INTERNAL')).kind).toBe('CALL_ERROR')
  expect(deleteProblem({ kind: 'NETWORK' }).kind).toBe('CALL_ERROR')
})

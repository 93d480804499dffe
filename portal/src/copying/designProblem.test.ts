import type { CallError } from '@irodori/client'
import type { ErrorCode } from '@irodori/contract'
import { expect, it } from 'vitest'
import { copyProblem, deleteProblem } from './designProblem.ts'

const refused = (status: number, errorCode: ErrorCode | null, message: string | null = null): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message,
  error: {},
})

it('CPY-3: a bad request of a copy says that the order was updated', () => {
  expect(copyProblem(refused(400, 'ORDER_CHANGED')).kind).toBe('ORDER_UPDATED')
  expect(copyProblem(refused(400, 'SPARE_DESIGNS_EXCEPTION')).kind).toBe('ORDER_UPDATED')
})

it('CPY-3: any other refusal of a copy is told in its own words', () => {
  for (const error of [
    refused(400, 'DESIGN_NOT_COPYABLE'),
    refused(404, 'PRODUCT_IS_NOT_FOUND'),
    refused(403, 'FORBIDDEN'),
    { kind: 'NETWORK' } as const,
  ]) {
    expect(copyProblem(error)).toEqual({ kind: 'TOLD', error })
  }
})

it('CPY-6: a design that may not be deleted now is told so', () => {
  expect(deleteProblem(refused(400, 'DESIGN_DELETE_ERROR')).kind).toBe('NOT_DELETED')
  expect(deleteProblem(refused(400, null, 'DESIGN_DELETE_ERROR')).kind).toBe('NOT_DELETED')
})

it('CPY-6: another bad request and a forbidden one say that the order was updated, a missing design that it is gone', () => {
  expect(deleteProblem(refused(400, 'REQUEST_INVALID')).kind).toBe('ORDER_UPDATED')
  expect(deleteProblem(refused(403, 'ORDER_IS_PRODUCED')).kind).toBe('ORDER_UPDATED')
  expect(deleteProblem(refused(404, 'DESIGN_NOT_FOUND')).kind).toBe('NOT_FOUND')
  expect(deleteProblem(refused(500, 'INTERNAL')).kind).toBe('TOLD')
  expect(deleteProblem({ kind: 'NETWORK' }).kind).toBe('TOLD')
})

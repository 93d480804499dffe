import type { Design } from '@irodori/contract'
import { expect, it } from 'vitest'
import { closedGroup, reviewProblems, reviewStep } from './reviewProblems.ts'

const forms = { isLoadingDesigns: false, isAddressValid: true, isSurveyValid: true }
const page = (isPublic: boolean, isNotComplete: boolean) =>
  ({ id: 'a', product: { isPublic }, isNotComplete }) as Design
const order = { designs: [page(true, false)], remainingNumber: 0, overNumber: 0, payMethod: 'クレジットカード' }
const reasons = (...given: Parameters<typeof reviewProblems>) => reviewProblems(...given).map(({ reason }) => reason)

it('RVW-5: the next button says everything that is missing', () => {
  expect(reasons(order, forms)).toEqual([])
  expect(reasons({ ...order, remainingNumber: 2 }, forms)).toEqual(['DESIGNS_REMAINING'])
  expect(reasons({ ...order, overNumber: 1, designs: [page(false, true)] }, forms)).toEqual([
    'DESIGNS_OVER',
    'PRODUCT_NOT_PUBLIC',
    'DESIGN_INCOMPLETE',
  ])
  expect(reasons(order, { ...forms, isAddressValid: false, isSurveyValid: false })).toEqual([
    'ADDRESS_INVALID',
    'SURVEY_INVALID',
  ])
  expect(reasons({ ...order, remainingNumber: 2 }, { ...forms, isLoadingDesigns: true })).toEqual(['LOADING_DESIGNS'])
})

it('RVW-5: points that paid for all of it let an address be', () => {
  expect(reasons({ ...order, payMethod: '全額ポイント利用' }, { ...forms, isAddressValid: false })).toEqual([])
})

it('RVW-12: an order that is not open any more is shown without the way on', () => {
  expect([closedGroup('WAITING'), closedGroup('DRAFT')]).toEqual([null, null])
  expect([closedGroup('WAITING_CREATION'), closedGroup('URL_RELEASED')]).toEqual([
    'WAITING_CREATION',
    'WAITING_CREATION',
  ])
  expect([closedGroup('CREATING'), closedGroup('PENDING_CREATION')]).toEqual(['CREATING', 'CREATING'])
  expect([closedGroup('COMMITTED'), closedGroup('SHIPPED')]).toEqual(['COMMITTED', 'OTHER'])
})

it('RVW-12: an open order stands at the first step, one that waits or is made at the third, the messaging app at none', () => {
  expect(reviewStep({ status: 'DRAFT', hasLineProduct: false })).toBe(1)
  expect(reviewStep({ status: 'WAITING_CREATION', hasLineProduct: false })).toBe(3)
  expect(reviewStep({ status: 'DRAFT', hasLineProduct: true })).toBeNull()
})

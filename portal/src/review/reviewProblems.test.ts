import type { Design } from '@irodori/contract/entities/design'
import { expect, it } from 'vitest'
import { closedGroup, reviewProblems, reviewStep } from './reviewProblems.ts'

const forms = { isLoadingDesigns: false, isAddressValid: true, isSurveyValid: true }
const page = (isPublic: boolean) => ({ id: 'a', product: { isPublic } }) as Design
const BACK = { kind: 'SIDE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 2 } as const
const order = {
  designs: [page(true)],
  missingParts: [],
  remainingNumber: 0,
  overNumber: 0,
  payMethod: 'クレジットカード',
}
const reasons = (...given: Parameters<typeof reviewProblems>) => reviewProblems(...given).map(({ reason }) => reason)

it('RVW-5: lists everything that is missing for the next step', () => {
  expect(reasons(order, forms)).toEqual([])
  expect(reasons({ ...order, remainingNumber: 2 }, forms)).toEqual(['DESIGNS_REMAINING'])
  expect(reasons({ ...order, overNumber: 1, designs: [page(false)], missingParts: [BACK] }, forms)).toEqual([
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

it('RVW-5: ignores an incomplete address when points paid for the whole order', () => {
  expect(reasons({ ...order, payMethod: '全額ポイント利用' }, { ...forms, isAddressValid: false })).toEqual([])
})

it('RVW-12: groups orders that are no longer open', () => {
  expect([closedGroup('WAITING'), closedGroup('DRAFT')]).toEqual([null, null])
  expect([closedGroup('WAITING_CREATION'), closedGroup('URL_RELEASED')]).toEqual([
    'WAITING_CREATION',
    'WAITING_CREATION',
  ])
  expect([closedGroup('CREATING'), closedGroup('PENDING_CREATION')]).toEqual(['CREATING', 'CREATING'])
  expect([closedGroup('COMMITTED'), closedGroup('SHIPPED')]).toEqual(['COMMITTED', 'OTHER'])
})

it('RVW-12: puts an open order at the first step, a waiting one at the third, and the messaging app at none', () => {
  expect(reviewStep({ status: 'DRAFT', hasLineProduct: false })).toBe(1)
  expect(reviewStep({ status: 'WAITING_CREATION', hasLineProduct: false })).toBe(3)
  expect(reviewStep({ status: 'DRAFT', hasLineProduct: true })).toBeNull()
})

import type { Design } from '@irodori/contract/entities/design'
import type { Order, OrderProduct } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import { expect, it } from 'vitest'
import { hasWrongProduct, nextActions } from './nextActions.ts'

const design = { groupNumber: 1, productId: 'card', pageNumber: '0', sideNumber: 1, status: 'DRAFT' } as Design
const order = (given: Partial<Order>) =>
  ({ orderNumber: 'a-1', status: 'DRAFT', processMethod: 'normal', designs: [design], ...given }) as Order

it('MYP-5: leads from an open order with a design to its review, recommended once everything is designed', () => {
  expect(nextActions(order({}), { isDesigned: true })).toEqual([
    { kind: 'CONFIRM', href: '/order/a-1/confirm', isNext: true },
  ])
  expect(nextActions(order({}), { isDesigned: false })[0]?.isNext).toBe(false)
  expect(nextActions(order({ designs: [] }), { isDesigned: false })).toEqual([])
})

it('MYP-5: leads from a digital message to its templates once its designs are complete', () => {
  const message = order({ processMethod: 'digital_message' })
  expect(nextActions(message, { isDesigned: false }).map(({ kind }) => kind)).toEqual(['CONFIRM'])
  expect(nextActions(message, { isDesigned: true }).filter(({ isNext }) => isNext)).toEqual([
    { kind: 'MESSAGE', href: '/digitalMessage/templates?orderNumber=a-1', isNext: true },
  ])
})

it('MYP-5: offers an action for the open statuses only', () => {
  const leading = ORDER_STATUSES.filter((status) => nextActions(order({ status }), { isDesigned: true }).length > 0)
  expect(leading).toEqual(['WAITING', 'DRAFT'])
})

it('MYP-6: recognises designs of products that were not bought or that the shop marked as wrong', () => {
  const products = [{ productId: 'card', unit: 1, productType: 'NORMAL' } as OrderProduct]
  const judged = { missingParts: [], sampleTexts: [], isDesigned: true }
  expect(hasWrongProduct({ products, designs: [design], ...judged })).toBe(false)
  expect(hasWrongProduct({ products, designs: [{ ...design, productId: 'clock' }], ...judged })).toBe(true)
  expect(hasWrongProduct({ products, designs: [{ ...design, status: 'WRONG_PRODUCT' }], ...judged })).toBe(true)
})

it('treats the designs of an order as changeable only while it is WAITING or DRAFT', () => {
  expect(ORDER_STATUSES.filter(mayChange)).toEqual(['WAITING', 'DRAFT'])
})

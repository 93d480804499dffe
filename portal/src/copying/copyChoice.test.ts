import type { Design } from '@irodori/contract/entities/design'
import type { OrderProduct } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { copyChoice } from './copyChoice.ts'

const bought = (productId: string, unit: number) => ({ productId, unit, productType: 'NORMAL' }) as OrderProduct
const designed = (productId: string, groupNumber: number) =>
  ({ productId, groupNumber, pageNumber: '0', sideNumber: 1 }) as Design
const fitting = ['card', 'thanks', 'poster'].map((id) => ({ id, name: id, imageUrl: '' }))

it('CPY-1: offers only products of this order with pieces left to design', () => {
  const order = {
    products: [bought('card', 2), bought('thanks', 1), bought('clock', 1)],
    designs: [designed('card', 1), designed('thanks', 2)],
  }
  expect(copyChoice(order, fitting).map(({ id }) => id)).toEqual(['card'])
  expect(copyChoice({ ...order, designs: [designed('card', 1)] }, fitting).map(({ id }) => id)).toEqual([
    'card',
    'thanks',
  ])
})

it('CPY-1: offers nothing when all pieces are designed', () => {
  expect(copyChoice({ products: [bought('card', 1)], designs: [designed('card', 1)] }, fitting)).toEqual([])
})

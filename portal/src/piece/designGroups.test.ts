import type { Design } from '@irodori/contract/entities/design'
import type { OrderProduct } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { designGroups, orderProgress } from './designGroups.ts'

const design = (given: Partial<Design>) =>
  ({ groupNumber: 1, productId: 'card', pageNumber: '0', sideNumber: 1, designSeriesId: null, ...given }) as Design

const bought = (
  productId: string,
  unit: number,
  productType: OrderProduct['productType'] = 'NORMAL',
): OrderProduct => ({
  productId,
  categoryId: 'c',
  name: productId,
  unit,
  productType,
  numberOfSides: 2,
  totalPage: null,
  chargeableUnit: 0,
  hasChargeablePackage: false,
  quantityInStock: 100,
  isDeleted: false,
  isPublic: true,
  options: [],
  imageUrl: '',
  product: { image: '' },
})

it('sorts the pages of a piece in reading order, the cover first', () => {
  const pages = ['2', '-1', '0', '10'].map((pageNumber) => design({ pageNumber, designSeriesId: 's' }))
  const [group] = designGroups(pages)
  expect(group?.pages.map(({ pageNumber }) => pageNumber)).toEqual(['-1', '0', '2', '10'])
  expect(group?.designSeriesId).toBe('s')
})

it('sorts the front before the back, and pieces by their number', () => {
  const groups = designGroups([
    design({ groupNumber: 10, sideNumber: 2 }),
    design({ groupNumber: 2 }),
    design({ groupNumber: 10, sideNumber: 1 }),
  ])
  expect(groups.map(({ groupNumber, pages }) => [groupNumber, pages.map(({ sideNumber }) => sideNumber)])).toEqual([
    [2, [1]],
    [10, [1, 2]],
  ])
})

it('counts two sides as one piece, so that one of two bought cards remains', () => {
  const progress = orderProgress({ products: [bought('card', 2)], designs: [design({}), design({ sideNumber: 2 })] })
  expect(progress.products[0]).toMatchObject({ remaining: 1, over: 0 })
  expect(progress.isDesigned).toBe(false)
})

it('counts pieces beyond those bought, and none remaining', () => {
  const designs = [design({ groupNumber: 1 }), design({ groupNumber: 2 })]
  expect(orderProgress({ products: [bought('card', 1)], designs }).products[0]).toMatchObject({ remaining: 0, over: 1 })
})

it('treats an order as designed when no piece is missing and no design is incomplete', () => {
  const products = [bought('card', 1), bought('ribbon', 3, 'NO_DESIGN')]
  expect(orderProgress({ products, designs: [design({ isNotComplete: false })] }).isDesigned).toBe(true)
  expect(orderProgress({ products, designs: [design({ isNotComplete: true })] }).isDesigned).toBe(false)
})

it('keeps designs of products that were not bought', () => {
  const progress = orderProgress({ products: [bought('card', 1)], designs: [design({ productId: 'clock' })] })
  expect(progress.others.map(({ productId }) => productId)).toEqual(['clock'])
})

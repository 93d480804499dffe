import type { Design } from '@irodori/contract/entities/design'
import type { OrderProduct } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { designGroups, orderProgress } from './designGroups.ts'

const designed = { missingParts: [], sampleTexts: [], isDesigned: true }
const remaining = (productId: string, count: number) => ({
  missingParts: [{ kind: 'PIECE' as const, productId, count }],
  sampleTexts: [],
  isDesigned: false,
})

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
  const [group] = designGroups({ ...designed, designs: pages })
  expect(group?.pages.map(({ pageNumber }) => pageNumber)).toEqual(['-1', '0', '2', '10'])
  expect(group?.designSeriesId).toBe('s')
})

it('sorts the front before the back, and pieces by their number', () => {
  const groups = designGroups({
    ...designed,
    designs: [
      design({ groupNumber: 10, sideNumber: 2 }),
      design({ groupNumber: 2 }),
      design({ groupNumber: 10, sideNumber: 1 }),
    ],
  })
  expect(groups.map(({ groupNumber, pages }) => [groupNumber, pages.map(({ sideNumber }) => sideNumber)])).toEqual([
    [2, [1]],
    [10, [1, 2]],
  ])
})

it('counts two sides as one piece, so that one of two bought cards remains', () => {
  const designs = [design({}), design({ sideNumber: 2 })]
  const progress = orderProgress({ products: [bought('card', 2)], designs, ...remaining('card', 1) })
  expect(progress.products[0]).toMatchObject({ remaining: 1, over: 0 })
  expect(progress.isDesigned).toBe(false)
})

it('counts pieces beyond those bought, and none remaining', () => {
  const designs = [design({ groupNumber: 1 }), design({ groupNumber: 2 })]
  expect(orderProgress({ products: [bought('card', 1)], designs, ...designed }).products[0]).toMatchObject({
    remaining: 0,
    over: 1,
  })
})

it('reads from the server whether an order is designed, and gives each of two pieces what it lacks', () => {
  const products = [bought('card', 2), bought('ribbon', 3, 'NO_DESIGN')]
  const designs = [design({ groupNumber: 1 }), design({ groupNumber: 2 })]
  const back = { kind: 'SIDE' as const, productId: 'card', groupNumber: 2, pageNumber: '0', sideNumber: 2 }
  const progress = orderProgress({ products, designs, missingParts: [back], sampleTexts: [], isDesigned: false })
  expect(progress.isDesigned).toBe(false)
  expect(progress.products[0]?.groups.map(({ missingParts }) => missingParts)).toEqual([[], [back]])
  expect(orderProgress({ products, designs, ...designed }).isDesigned).toBe(true)
})

it('keeps designs of products that were not bought', () => {
  const progress = orderProgress({
    products: [bought('card', 1)],
    designs: [design({ productId: 'clock' })],
    ...designed,
  })
  expect(progress.others.map(({ productId }) => productId)).toEqual(['clock'])
})

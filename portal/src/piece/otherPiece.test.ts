import type { Design } from '@irodori/contract/entities/design'
import { expect, it } from 'vitest'
import { otherPiece } from './otherPiece.ts'

const page = (product: object | null) => ({ product, productIdentify: 'wall-clock', sideCount: 2 }) as Design

it('MYP-6: names a piece of a product that was not bought by its pages, or by the product number if the product is gone', () => {
  expect(otherPiece({ pages: [page({ name: 'フォト掛け時計' })] })).toEqual({
    productName: 'フォト掛け時計',
    shape: { productType: 'NORMAL', numberOfSides: 2, totalPage: null },
  })
  expect(otherPiece({ pages: [page(null)] }).productName).toBe('wall-clock')
})

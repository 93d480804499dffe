import { describe, expect, it } from 'vitest'
import { PRODUCTS } from '../../testing/smallShop.ts'
import { productData } from './structuredData.ts'

const [CARD] = PRODUCTS
if (!CARD) throw new Error('the small shop has no product')
const PAGE = {
  name: CARD.name,
  url: 'https://shop.example/product/card',
  imageUrl: null,
  category: null,
  shopName: 'はなみずき写真館',
}
const PRICE = { yen: 880, kind: 'FIXED' } as const

describe('CAT-60: the offer of a product', () => {
  it('has the price of one piece', () => {
    expect(productData({ ...PAGE, product: { ...CARD, price: PRICE } })).toMatchObject({
      offers: { '@type': 'Offer', price: 880, priceCurrency: 'JPY', availability: 'https://schema.org/InStock' },
    })
  })

  it('says that a product is sold out', () => {
    const product = { ...CARD, price: PRICE, options: [], quantityInStock: 5 }
    expect(productData({ ...PAGE, product })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  })

  it('names no picture and no category where there is none', () => {
    const data = productData({ ...PAGE, product: CARD })
    expect(Object.keys(data)).not.toContain('image')
    expect(Object.keys(data)).not.toContain('category')
  })
})

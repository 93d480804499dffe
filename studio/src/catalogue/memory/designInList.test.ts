import { expect, it } from 'vitest'
import { DESIGN_QUERY, designInListAddress, designMark, readDesignMark } from './designInList.ts'

it('CAT-36: an address opens a template or a series of a product', () => {
  for (const design of [
    { id: 'a/b', isSeries: false },
    { id: 'a:b', isSeries: true },
  ]) {
    expect(readDesignMark(designMark(design))).toEqual(design)
    const address = designInListAddress({ ...design, productId: 'a b', name: '', thumbnailUrl: '', ratio: 1 })
    const { pathname, searchParams } = new URL(address, 'https://shop.example')
    expect(pathname).toBe('/product/a%20b')
    expect(readDesignMark(searchParams.get(DESIGN_QUERY) ?? '')).toEqual(design)
  }
})

import { expect, it } from 'vitest'
import { isRoutedBy, pageAt } from './pageAt.ts'
import { pagePath } from './pagePath.ts'
import { PAGES } from './pages.ts'

it('finds a page with its decoded parameters', () => {
  expect(pageAt('/product/a%20b')).toEqual({ name: 'product', params: { productId: 'a b' } })
  expect(pageAt('/product/category/cards')).toEqual({ name: 'category', params: { categoryId: 'cards' } })
  expect(pageAt('/digital-message/preview/irodori-1')).toEqual({
    name: 'previewMessage',
    params: { orderNumber: 'irodori-1' },
  })
})

it('finds a page in spite of its case and of a slash at its end, as the routers do', () => {
  expect(['/home/', '/Product/Card/'].map(pageAt)).toEqual([
    { name: 'home', params: {} },
    { name: 'product', params: { productId: 'Card' } },
  ])
})

it('finds no page for another path', () => {
  expect(['/', '/product/a/b', '/homes', '/order/1'].map(pageAt)).toEqual([null, null, null, null])
})

it('keeps a parameter with malformed percent-encoding as it is', () => {
  expect(pageAt('/product/%E0%A4%A')?.params).toEqual({ productId: '%E0%A4%A' })
})

it('encodes parameters and leaves out a missing optional one', () => {
  expect(pagePath(PAGES.product, { productId: 'a/b' })).toBe('/product/a%2Fb')
  expect(pagePath(PAGES.previewMessage, { orderNumber: 'irodori-1' })).toBe('/digital-message/preview/irodori-1')
  // @ts-expect-error the parameter productId is missing
  expect(pagePath(PAGES.product, {})).toBe('/product')
})

it('lets the router of an app follow only links to its own pages', () => {
  expect(isRoutedBy('studio', '/product/card?o=red#list')).toBe(true)
  expect(isRoutedBy('studio', '/mypage')).toBe(false)
  expect(isRoutedBy('portal', '/order/irodori-1/confirm')).toBe(true)
  expect(isRoutedBy('portal', '/order/cancel')).toBe(false)
  expect(isRoutedBy('portal', '/digital-message/a1b2')).toBe(false)
})

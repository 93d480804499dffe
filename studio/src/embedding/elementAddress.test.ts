import { describe, expect, it } from 'vitest'
import { addressOf } from './elementAddress.ts'
import { openedPage } from './openedPage.ts'

const NOTHING = { product: null, template: null, isBooklet: false, order: null, path: null }

describe('EMB-4 the page that the attributes of the element name', () => {
  it.each([
    ['the designs of a product', { product: 'greeting card' }, '/product/greeting%20card'],
    ['a template of a card', { product: 'card', template: 'snow' }, '/design/new/snow/false/card'],
    ['a template of a booklet', { product: 'book', template: 'trip', isBooklet: true }, '/design/new/trip/true/book'],
    ['an order', { product: 'card', order: 'tayori-10000001' }, '/product/card?order=tayori-10000001'],
    ['a path of an event', { path: '/design/edit/tayori-1/1/none/card' }, '/design/edit/tayori-1/1/none/card'],
    ['a path with a query', { product: 'card', path: '/product/card?o=red' }, '/product/card?o=red'],
  ])('is that of %s', (_name, given, address) => {
    expect(addressOf({ ...NOTHING, ...given })).toBe(address)
  })

  it.each([
    ['nothing', {}],
    ['my page', { path: '/mypage' }],
    ['the account', { path: '/account' }],
    ['another site', { path: 'https://evil.example/product/card' }],
    ['another site without a scheme', { path: '//evil.example/product/card' }],
    ['an unknown page', { path: '/nowhere' }],
  ])('is none for %s', (_name, given) => {
    expect(addressOf({ ...NOTHING, ...given })).toBeNull()
  })
})

describe('EMB-3 the opened page', () => {
  it.each([
    ['/home', '', { page: 'CATALOGUE', productId: null, templateId: null, orderNumber: null }, false],
    ['/product/card', '?order=a-1', { page: 'PRODUCT', productId: 'card', orderNumber: 'a-1' }, false],
    ['/design/new/snow/false/card', '', { page: 'EDITOR', templateId: 'snow', productId: 'card' }, true],
    ['/design/edit/a-1/2/none/card', '', { page: 'EDITOR', templateId: null, orderNumber: 'a-1' }, true],
    ['/design/confirm', '?x=1', { page: 'CONFIRMATION' }, true],
  ])('%s is told with what its address names', (pathname, search, event, isDesign) => {
    expect(openedPage(pathname, search)).toMatchObject({
      event: { type: 'opened', path: pathname + search, ...event },
      isDesign,
    })
  })

  it.each(['/mypage', '/account', '/policies/terms', '/nowhere'])('%s is none of a frame', (pathname) => {
    expect(openedPage(pathname, '')).toBeNull()
  })
})

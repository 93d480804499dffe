import { expect, it } from 'vitest'
import { readCookie, writeCookie } from './cookie.ts'
import { chosenOption, productAddress, rememberOption, subscribeAddress } from './productOption.ts'
import { rememberCategory } from './rememberCategory.ts'

/** Cookies of a document: an assignment adds one, reading returns all. */
function jar() {
  const pairs = new Map<string, string>()
  return {
    get cookie() {
      return [...pairs].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(written: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? []
      pairs.set(name, value)
    },
  }
}

const option = (identifier: string, inStock = 9) => ({ identifier, name: identifier, inStock })
const mug = { id: 'mug', options: [option('red'), option('blue')], selectedProductOption: 'blue' }
const card = { id: 'card', options: [], selectedProductOption: null }

it('CAT-3: stores the opened category in the cookie selectedCategoryId', () => {
  const page = jar()
  rememberCategory(page, 'photo book;1')
  expect(readCookie(page, 'selectedCategoryId')).toBe('photo book;1')
  expect(page.cookie).not.toContain(';1')
})

it('reads a malformed cookie as none', () => {
  expect(readCookie({ cookie: 'a=%E0%A4%A' }, 'a')).toBeNull()
  expect(readCookie({ cookie: 'ab=1' }, 'a')).toBeNull()
})

it('CAT-8: adds the option to the link of a product with options only', () => {
  expect(productAddress(mug)).toBe('/product/mug?o=blue')
  expect(productAddress({ ...mug, selectedProductOption: null })).toBe('/product/mug')
  expect(productAddress({ ...card, selectedProductOption: 'blue' })).toBe('/product/card')
  expect(productAddress(mug, 'pink')).toBe('/product/mug?o=blue&colour=pink')
  expect(productAddress({ ...mug, selectedProductOption: null }, 'pink')).toBe('/product/mug?colour=pink')
  expect(subscribeAddress('mug', 'a b')).toBe('/product/mug/subscribe?o=a%20b')
})

it('CAT-9: takes the option from the address, else from the last choice for this product, else from the shop', () => {
  const page = jar()
  expect(chosenOption(mug, null, page)).toBe('blue')
  rememberOption(page, 'mug', 'red')
  expect(chosenOption(mug, null, page)).toBe('red')
  expect(chosenOption(mug, 'blue', page)).toBe('blue')
  expect(chosenOption(mug, 'green', page)).toBe('red')
  expect(chosenOption({ ...mug, id: 'cup' }, null, page)).toBe('blue')
  expect(chosenOption(card, 'red', page)).toBeNull()
  writeCookie(page, 'selectedProductOption', 'mug:gone')
  expect(chosenOption({ ...mug, selectedProductOption: null }, null, page)).toBe('red')
})

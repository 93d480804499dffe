import { expect, it } from 'vitest'
import { confirmAddress } from '../editor/opening/confirmAddress.ts'
import { savedDesignOfQuery } from './savedDesignOfQuery.ts'

const piece = {
  orderNumber: '400000-20261101-0000000001',
  groupNumber: '2',
  designSeriesId: 'none',
  productId: 'a card & more',
}

it('ODR-33: puts the saved design into the address of the confirmation', () => {
  const address = confirmAddress(piece)
  expect(address).toMatch(/^\/design\/confirm\?order=400000-20261101-0000000001&group=2&/)
  expect(savedDesignOfQuery(address.slice(address.indexOf('?')))).toEqual(piece)
})

it('ODR-34: finds no saved design in an address with missing parameters', () => {
  expect(savedDesignOfQuery('')).toBeNull()
  expect(savedDesignOfQuery('?order=irodori-10000001')).toBeNull()
  expect(savedDesignOfQuery('?order=o&group=1&product=p')?.designSeriesId).toBe('none')
})

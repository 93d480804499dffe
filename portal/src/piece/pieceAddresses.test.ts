import type { Design } from '@irodori/contract/entities/design'
import { expect, it } from 'vitest'
import { editAddress, editPlaceAddress, pagePictureAddress } from './pieceAddresses.ts'

const group = {
  groupNumber: 3,
  productId: 'greeting-card',
  pages: [],
  designSeriesId: null,
  isComplete: true,
  missingParts: [],
  sampleTexts: [],
}

it("writes 'none' in the editor address of a piece without a series", () => {
  expect(editAddress('irodori-10000001', group)).toBe('/design/edit/irodori-10000001/3/none/greeting-card')
  expect(editAddress('irodori-10000001', { ...group, designSeriesId: 's/1' })).toContain('/3/s%2F1/')
})

it('MYP-17: names the page and the item at which the editor of a piece opens', () => {
  const place = { pageNumber: '-1', sideNumber: 1 }
  expect(editPlaceAddress('irodori-10000001', group, place)).toMatch(/\/3\/none\/greeting-card\?page=-1&side=1$/)
  expect(editPlaceAddress('irodori-10000001', group, { ...place, itemId: 'a b' })).toMatch(/&item=a\+b$/)
})

it('a page has no picture address until it is rendered, then one with the order number', () => {
  const page = { imageFolder: 'f', imageName: null, orderNumber: 'irodori-1' } as Design
  expect(pagePictureAddress(page)).toBeNull()
  expect(pagePictureAddress({ ...page, imageName: 'p.png' })).toBe('/api/image/f/p.png?orderNumber=irodori-1')
})

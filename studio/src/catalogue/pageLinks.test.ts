import { LIST_PAGE_SIZE } from '@irodori/client/list-queries'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageLinks } from './filter/pageLinks.ts'
import { INITIAL_TOTAL } from './useProducts.ts'

it('CAT-6: until the first answer a list counts on two products: neither pages nor emptiness are claimed', () => {
  expect(INITIAL_TOTAL).toBe(2)
  expect(pageLinks(1, Math.ceil(INITIAL_TOTAL / LIST_PAGE_SIZE))).toEqual([])
})

it('one page needs no links', () => {
  expect(pageLinks(1, 1)).toEqual([])
  expect(pageLinks(1, 0)).toEqual([])
})

it.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('on page %i of %i the links are %j', (current, pages, links) => {
  expect(pageLinks(current, pages)).toEqual(links)
})

it('CAT-25: there are never more than five links, they are consecutive, exist, and hold the current page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), (pages, seed) => {
      const current = (seed % pages) + 1
      const links = pageLinks(current, pages)
      expect(links).toContain(current)
      expect(links.length).toBe(Math.min(5, pages))
      expect(links.every((link, index) => link >= 1 && link <= pages && link === (links[0] ?? 0) + index)).toBe(true)
    }),
  )
})

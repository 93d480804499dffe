import { LIST_PAGE_SIZE } from '@irodori/client/listQueries'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageLinks } from './filter/pageLinks.ts'
import { INITIAL_TOTAL } from './useProducts.ts'

it('CAT-6: assumes two products until the first answer, so that neither page links nor the empty message appear', () => {
  expect(INITIAL_TOTAL).toBe(2)
  expect(pageLinks(1, Math.ceil(INITIAL_TOTAL / LIST_PAGE_SIZE))).toEqual([])
})

it('returns no links for one page', () => {
  expect(pageLinks(1, 1)).toEqual([])
  expect(pageLinks(1, 0)).toEqual([])
})

it.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('links page %i of %i to %j', (current, pages, links) => {
  expect(pageLinks(current, pages)).toEqual(links)
})

it('CAT-25: returns at most five consecutive links of existing pages that include the current one', () => {
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

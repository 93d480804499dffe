import { expect, it, vi } from 'vitest'
import { restorePrefetchedQueries } from './prefetchedQueries.ts'

const pageWith = (textContent: string | null) => ({
  getElementById: (id: string) =>
    id === 'prefetched-queries' && textContent !== null ? ({ textContent } as HTMLElement) : null,
})

it('puts the queries of the page into the cache under their keys', () => {
  const setQueryData = vi.fn()
  const queries = [{ key: ['/api/categories', {}], data: [{ id: 'card' }] }]
  restorePrefetchedQueries(pageWith(JSON.stringify(queries)), { setQueryData })
  expect(setQueryData.mock.calls).toEqual([[['/api/categories', {}], [{ id: 'card' }]]])
})

it('leaves the cache empty if the page has no prefetched queries', () => {
  const setQueryData = vi.fn()
  for (const text of [null, '']) restorePrefetchedQueries(pageWith(text), { setQueryData })
  expect(setQueryData).not.toHaveBeenCalled()
})

/** A query that the server answered together with the page. */
export interface PrefetchedQuery {
  /** As `queryKey` of the client returns it. */
  readonly key: readonly unknown[]
  readonly data: unknown
}

/** The part of React Query's client that is filled. */
interface QueryCache {
  setQueryData(key: readonly unknown[], data: unknown): unknown
}

/** Puts the page's prefetched queries into the cache, so that the first screen sends no call of its own. */
export function restorePrefetchedQueries(page: Pick<Document, 'getElementById'>, cache: QueryCache): void {
  const text = page.getElementById('prefetched-queries')?.textContent
  if (!text) return
  for (const { key, data } of JSON.parse(text) as readonly PrefetchedQuery[]) cache.setQueryData(key, data)
}

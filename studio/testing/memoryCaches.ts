/** Cache Storage in memory: entries in the order in which they were written, found by their whole address. */
export class MemoryCache {
  readonly entries = new Map<string, Response>()
  readonly #key = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, location.origin).href

  async match(request: RequestInfo | URL, { ignoreSearch }: CacheQueryOptions = {}): Promise<Response | undefined> {
    const key = this.#key(request)
    const found = ignoreSearch ? [...this.entries.keys()].find((each) => each.split('?')[0] === key) : key
    return this.entries.get(found ?? '')?.clone()
  }
  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const key = this.#key(request)
    this.entries.delete(key)
    this.entries.set(key, response)
  }
  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(this.#key(request))
  }
  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url))
  }
}

export class MemoryCaches {
  readonly byName = new Map<string, MemoryCache>()

  async open(name: string): Promise<MemoryCache> {
    const cache = this.byName.get(name) ?? new MemoryCache()
    this.byName.set(name, cache)
    return cache
  }
  async match(request: RequestInfo | URL, options: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    const { cacheName } = options
    const searched = cacheName === undefined ? [...this.byName.values()] : [this.byName.get(cacheName)]
    for (const cache of searched) {
      const kept = await cache?.match(request, options)
      if (kept) return kept
    }
    return undefined
  }
  async keys(): Promise<string[]> {
    return [...this.byName.keys()]
  }
  async delete(name: string): Promise<boolean> {
    return this.byName.delete(name)
  }
}

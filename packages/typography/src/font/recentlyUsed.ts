/** Returns the cached value of a key, or makes and caches it. */
export type Cached<Key, Value> = (key: Key, make: () => Value) => Value

/**
 * A cache of the most recently used results: at least the last `size` of them, at most twice as many. It has two
 * generations; when the young one is full it becomes the old one, and values used meanwhile move to the new young one. A
 * hit in the young generation costs one look-up and no change.
 */
export function recentlyUsed<Key, Value>(size: number): Cached<Key, Value> {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()
  return (key, make) => {
    const known = young.get(key)
    if (known !== undefined) return known
    const value = old.get(key) ?? make()
    if (young.size === size) {
      old = young
      young = new Map()
    }
    young.set(key, value)
    return value
  }
}

/** The value of a key, made where it is not remembered. */
export type Remembered<Key, Value> = (key: Key, make: () => Value) => Value

/**
 * A memory of results by key: of the last `size` at least, of twice as many at most. A generation that is full is kept
 * until the next one is; what is asked for meanwhile moves on with it. So a hit costs one look and changes nothing.
 */
export function recentlyUsed<Key, Value>(size: number): Remembered<Key, Value> {
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

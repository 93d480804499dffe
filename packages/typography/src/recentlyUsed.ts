/** A memory of the last `size` results by key; the one asked for longest ago is forgotten first. */
export function recentlyUsed<Value>(size: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    let value = kept.get(key)
    if (value === undefined) value = make()
    else kept.delete(key)
    kept.set(key, value)
    if (kept.size > size) {
      const oldest = kept.keys().next()
      if (!oldest.done) kept.delete(oldest.value)
    }
    return value
  }
}

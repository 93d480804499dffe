type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parents of a field and its name: `a[].b` has one for each entry of the list `a`. */
function parentsOf(value: unknown, path: readonly string[]): Json[] {
  const [name = '', ...rest] = path
  if (!isObject(value)) return []
  if (rest.length === 0) return [value]
  const child = value[name.replace('[]', '')]
  const children = name.endsWith('[]') && Array.isArray(child) ? child : [child]
  return children.flatMap((one) => parentsOf(one, rest))
}

/** The values of a field, one for each place at which its parent exists. */
export function fieldValues(document: unknown, path: string): unknown[] {
  const names = path.split('.')
  const last = (names.at(-1) ?? '').replace('[]', '')
  return parentsOf(document, names).map((parent) => parent[last])
}

/** A copy of a document whose field is null, or absent, wherever it occurs. */
export function withoutField(document: unknown, path: string, how: 'NULL' | 'ABSENT'): unknown {
  const copy: unknown = structuredClone(document)
  const names = path.split('.')
  const last = (names.at(-1) ?? '').replace('[]', '')
  for (const parent of parentsOf(copy, names)) {
    if (how === 'NULL') parent[last] = null
    else delete parent[last]
  }
  return copy
}

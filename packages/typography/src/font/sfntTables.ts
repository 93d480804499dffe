/** The place of a table in a font file. */
export interface SfntTable {
  readonly offset: number
  readonly length: number
}

/** The tables of a TrueType or OpenType file by their tags. Source: OpenType 1.9.1, chapter otff. */
export function sfntTables(view: DataView): ReadonlyMap<string, SfntTable> {
  const tables = new Map<string, SfntTable>()
  const count = view.getUint16(4)
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((k) => view.getUint8(at + k)))
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) })
  }
  return tables
}

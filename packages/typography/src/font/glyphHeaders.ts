import { sfntTables } from './sfntTables.ts'

/** Bytes of the header of a glyph. Source: OpenType 1.9.1, chapter glyf. */
const HEADER = 10

/**
 * A font file in which fontkit can read a header for each glyph, also for a blank one, which has none. The last glyph of a file
 * that ends with its outlines may be blank, and fontkit would read beyond the end and throw.
 */
export function withGlyphHeaders(bytes: Uint8Array): Uint8Array {
  const glyf = sfntTables(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)).get('glyf')
  const lacking = glyf === undefined ? 0 : glyf.offset + glyf.length + HEADER - bytes.length
  if (lacking <= 0 || lacking > HEADER) return bytes
  const longer = new Uint8Array(bytes.length + lacking)
  longer.set(bytes)
  return longer
}

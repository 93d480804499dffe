import { deflateSync } from 'node:zlib'

const padded = (length: number): number => (length + 3) & ~3

/** Packs a font as WOFF 1.0; a table that does not shrink stays as it is. */
export function woffOf(font: Uint8Array): Uint8Array {
  const from = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const count = from.getUint16(4)
  const tables = Array.from({ length: count }, (_, i) => {
    const record = 12 + 16 * i
    const [checksum, offset, length] = [
      from.getUint32(record + 4),
      from.getUint32(record + 8),
      from.getUint32(record + 12),
    ]
    const plain = font.subarray(offset, offset + length)
    const packed = deflateSync(plain)
    return { tag: from.getUint32(record), checksum, length, content: packed.length < length ? packed : plain }
  })
  const size = tables.reduce((sum, { content }) => sum + padded(content.length), 44 + 20 * count)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, SIGNATURE)
  view.setUint32(4, from.getUint32(0))
  view.setUint32(8, size)
  view.setUint16(12, count)
  view.setUint32(
    16,
    tables.reduce((sum, { length }) => sum + padded(length), 12 + 16 * count),
  )
  let at = 44 + 20 * count
  tables.forEach(({ tag, checksum, length, content }, i) => {
    const fields = [tag, at, content.length, length, checksum]
    for (const [field, value] of fields.entries()) view.setUint32(44 + 20 * i + 4 * field, value)
    bytes.set(content, at)
    at += padded(content.length)
  })
  return bytes
}

/** The tag `wOFF` as a number. */
const SIGNATURE = 0x774f4646

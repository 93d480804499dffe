const HEADER = 44
const RECORD = 20
/** Header and record of a font that is not packed. */
const PLAIN_HEADER = 12
const PLAIN_RECORD = 16

/** Limit of the unpacked font; the largest fonts of Japanese are a fifth of it. */
const MAX_BYTES = 256 * 1024 * 1024

interface PackedTable {
  readonly record: number
  readonly offset: number
  readonly packedLength: number
  readonly length: number
}

/**
 * Unpacks a WOFF file, whose tables are compressed one by one. Source: W3C WOFF File Format 1.0.
 * @throws Error when a table does not unpack to its stated length
 */
export async function unpackWoff(bytes: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint16(12)
  const tables = Array.from({ length: count }, (_, i): PackedTable => {
    const record = HEADER + RECORD * i
    const [offset, packedLength, length] = [4, 8, 12].map((at) => view.getUint32(record + at)) as [
      number,
      number,
      number,
    ]
    return { record, offset, packedLength, length }
  })
  if (tables.reduce((sum, { length }) => sum + length, 0) > MAX_BYTES) throw new Error('the font unpacks to too much')
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory = new Uint8Array(PLAIN_HEADER + PLAIN_RECORD * count)
  const target = new DataView(directory.buffer)
  target.setUint32(0, view.getUint32(4))
  target.setUint16(4, count)
  let at = directory.length
  for (const [i, table] of tables.entries()) {
    const record = PLAIN_HEADER + PLAIN_RECORD * i
    target.setUint32(record, view.getUint32(table.record))
    target.setUint32(record + 4, view.getUint32(table.record + 16))
    target.setUint32(record + 8, at)
    target.setUint32(record + 12, table.length)
    const content = await unpackTable(bytes, table)
    parts.push(content, new Uint8Array(-content.length & 3))
    at += (content.length + 3) & ~3
  }
  return new Uint8Array(await new Blob([directory, ...parts]).arrayBuffer())
}

async function unpackTable(
  bytes: Uint8Array,
  { offset, packedLength, length }: PackedTable,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = bytes.slice(offset, offset + packedLength)
  if (packed.length < packedLength) throw new Error('a table points outside the file')
  if (packedLength >= length) return packed
  const content = new Uint8Array(length)
  let at = 0
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    // Throws if a table unpacks to more than its stated length, as a file does that is made to fill the memory.
    content.set(part.value, at)
    at += part.value.length
  }
  if (at !== length) throw new Error(`a table unpacks to ${at} bytes in place of ${length}`)
  return content
}

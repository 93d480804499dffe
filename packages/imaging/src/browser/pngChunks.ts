/** What a PNG of at most eight bits that is not interlaced consists of. */
export interface PngChunks {
  readonly width: number
  readonly height: number
  /** Bits of a sample: 1, 2, 4 or 8. */
  readonly depth: number
  /** Samples of a pixel; the sample of a palette is the number of its entry. */
  readonly channels: 1 | 2 | 3 | 4
  /** RGB of each entry. */
  readonly palette: Uint8Array | null
  /** The alpha of the palette's first entries; or the colour that is transparent, with sixteen bits for each sample. */
  readonly transparent: Uint8Array | null
  /** The parts of the compressed rows. */
  readonly data: readonly Uint8Array<ArrayBuffer>[]
}

const PALETTE = 3
const CHANNELS = new Map<number, PngChunks['channels']>([
  [0, 1],
  [2, 3],
  [PALETTE, 1],
  [4, 2],
  [6, 4],
])
/** The length of the transparent colour, by colour type. */
const KEY_BYTES = new Map([
  [0, 2],
  [2, 6],
])

/** @returns null for a file that a decoder would correct or refuse: chunks out of order, of a wrong size or checksum */
export function readPngChunks(bytes: Uint8Array<ArrayBuffer>): PngChunks | null {
  const chunks = listChunks(bytes)
  if (chunks === null) return null
  const bodies = (type: string) => chunks.filter((chunk) => chunk.type === type).map(({ body }) => body)
  const order = chunks
    .map(({ type }) => type)
    .filter((type, index, all) => type !== 'IDAT' || all[index - 1] !== 'IDAT')
  if (!/^IHDR,(PLTE,)?(tRNS,)?IDAT,IEND$/.test(order.join())) return null
  const [header] = bodies('IHDR')
  const [palette = null] = bodies('PLTE')
  const [transparent = null] = bodies('tRNS')
  if (header?.length !== 13) return null
  const view = new DataView(header.buffer, header.byteOffset)
  const [depth, colourType, compression, filter, interlace] = header.subarray(8)
  const channels = CHANNELS.get(colourType ?? -1)
  if (depth === undefined || channels === undefined || compression !== 0 || filter !== 0 || interlace !== 0) return null
  if (depth !== 8 && !(channels === 1 && [1, 2, 4].includes(depth))) return null
  const entries = palette === null ? 0 : palette.length / 3
  if (colourType === PALETTE ? !isPalette(entries, depth) : palette !== null) return null
  if (transparent && colourType !== PALETTE && transparent.length !== KEY_BYTES.get(colourType ?? -1)) return null
  if (transparent && colourType === PALETTE && transparent.length > entries) return null
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth,
    channels,
    palette,
    transparent,
    data: bodies('IDAT'),
  }
}

const isPalette = (entries: number, depth: number): boolean =>
  Number.isInteger(entries) && entries >= 1 && entries <= 1 << depth

interface Chunk {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** The chunks that determine the pixels, in their order; null if one is damaged. */
function listChunks(bytes: Uint8Array<ArrayBuffer>): Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length) return null
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (crc32(bytes, at + 4, end) !== view.getUint32(end)) return null
    // The names of chunks that decoders must know begin with a capital letter.
    if (type === 'tRNS' || /^[A-Z]/.test(type)) chunks.push({ type, body: bytes.subarray(at + 8, end) })
    if (type === 'IEND') return chunks
    at = end + 4
  }
  return null
}

/** Remainders of each byte by the polynomial of CRC-32 (ISO 3309). */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ ((remainder & 1) * 0xedb88320)
  return remainder
})

function crc32(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0xffffffff
  for (let at = from; at < to; at++) crc = (REMAINDERS[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

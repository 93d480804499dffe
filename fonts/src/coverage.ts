/** Which characters of the basic plane a font can draw. */
export interface Coverage {
  has(codePoint: number): boolean
}

const PAGES = 256
const PAGE_BYTES = 32
// Two bits for each page of 256 characters, then 32 bytes for each page that is neither empty nor full.
const HEADER_BYTES = PAGES / 4
const EMPTY = 0
const FULL = 1
const MIXED = 2

/** Encodes code points in the format of decodeCoverage; those beyond U+FFFF are omitted. */
export function encodeCoverage(codePoints: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(PAGES * PAGE_BYTES)
  for (const codePoint of codePoints) {
    if (codePoint <= 0xffff) bits[codePoint >> 3] = (bits[codePoint >> 3] ?? 0) | (1 << (codePoint & 7))
  }
  const header = new Uint8Array(HEADER_BYTES)
  const mixed: Uint8Array[] = []
  for (let page = 0; page < PAGES; page++) {
    const bytes = bits.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES)
    const kind = bytes.every((byte) => byte === 0) ? EMPTY : bytes.every((byte) => byte === 0xff) ? FULL : MIXED
    header[page >> 2] = (header[page >> 2] ?? 0) | (kind << ((page & 3) * 2))
    if (kind === MIXED) mixed.push(bytes)
  }
  const packed = new Uint8Array(HEADER_BYTES + mixed.length * PAGE_BYTES)
  packed.set(header)
  mixed.forEach((bytes, i) => {
    packed.set(bytes, HEADER_BYTES + i * PAGE_BYTES)
  })
  return packed
}

/** @throws RangeError when the bytes are not a complete coverage */
export function decodeCoverage(packed: Uint8Array): Coverage {
  const kindOf = (page: number): number => ((packed[page >> 2] ?? 0) >> ((page & 3) * 2)) & 3
  const offsets = new Int32Array(PAGES)
  let end = HEADER_BYTES
  for (let page = 0; page < PAGES; page++) {
    if (kindOf(page) !== MIXED) continue
    offsets[page] = end
    end += PAGE_BYTES
  }
  if (packed.length !== end) throw new RangeError(`the coverage has ${packed.length} bytes; its header requires ${end}`)
  return {
    has(codePoint) {
      if (!(codePoint >= 0 && codePoint <= 0xffff)) return false
      const page = codePoint >> 8
      const kind = kindOf(page)
      if (kind !== MIXED) return kind === FULL
      const bits = packed[(offsets[page] ?? 0) + ((codePoint & 0xff) >> 3)] ?? 0
      return ((bits >> (codePoint & 7)) & 1) === 1
    },
  }
}

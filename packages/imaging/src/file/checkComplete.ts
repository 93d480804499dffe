import type { PhotoKind } from './sniffPhoto.ts'

/**
 * Whether a photo's file is complete. Decoders fill the missing part of a truncated JPEG with grey without an error, so
 * this walks the file's structure instead. Bytes after the end are allowed: cameras append previews there.
 */
export function checkComplete(bytes: Uint8Array, kind: PhotoKind): boolean {
  if (kind === 'jpg') return jpegReachesEnd(bytes)
  if (kind === 'png') return pngReachesEnd(bytes)
  if (kind === 'gif') return gifReachesTrailer(bytes)
  return boxesFit(bytes)
}

const SOS = 0xda
const EOI = 0xd9

/** Segments state their lengths; the entropy-coded data after a start of scan extends to the next real marker. */
function jpegReachesEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  let scans = 0
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      // Some cameras leave stray bytes between segments; every decoder skips them.
      at = bytes.indexOf(0xff, at)
      if (at === -1) return false
      continue
    }
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === EOI) return scans > 0
    if (marker === 0x01 || isRestart(marker)) {
      at += 2
      continue
    }
    if (at + 3 >= bytes.length) return false
    const length = view.getUint16(at + 2)
    if (length < 2) return false
    at += 2 + length
    if (marker === SOS) {
      scans++
      at = endOfEntropy(bytes, at)
    }
  }
  return false
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** In entropy-coded data 0xff is followed by 0 (a literal 0xff) or a restart marker; any other byte ends the data. */
function endOfEntropy(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? EOI
    if (next !== 0 && !isRestart(next)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

function pngReachesEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 8
  let data = false
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const type = view.getUint32(at + 4)
    if (at + 12 + length > bytes.length) return false
    if (type === 0x49444154) data = true // IDAT
    if (type === 0x49454e44) return data // IEND
    at += 12 + length
  }
  return false
}

function gifReachesTrailer(bytes: Uint8Array): boolean {
  const tableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  let at = 13 + tableLength(bytes[10] ?? 0)
  let images = 0
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) return images > 0
    if (block === 0x21) {
      at = endOfSubBlocks(bytes, at + 2)
    } else if (block === 0x2c) {
      images++
      at = endOfSubBlocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0))
    } else {
      return false
    }
  }
  return false
}

function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** Whether the top-level boxes of an ISO media file fit the file and one of them holds the picture's data. */
export function boxesFit(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  let data = false
  while (at + 8 <= bytes.length) {
    const type = view.getUint32(at + 4)
    let length = view.getUint32(at)
    if (length === 1) {
      if (at + 16 > bytes.length) return false
      length = view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12)
    } else if (length === 0) {
      length = bytes.length - at
    }
    if (length < 8 || at + length > bytes.length) return false
    if (type === 0x6d646174) data = true // mdat
    at += length
  }
  return data && at === bytes.length
}

import type { PhotoKind } from './sniffPhoto.ts'

/**
 * The stored size (not upright) that a photo's header states, read without decoding; null when the header is damaged or
 * its kind is not supported (HEIC).
 */
export function statedSize(bytes: Uint8Array, kind: PhotoKind): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'png') {
    return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (kind === 'gif') {
    return bytes.length < 10 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  }
  return kind === 'jpg' ? jpegFrame(view) : null
}

/** Start-of-frame markers are c0 to cf without c4 (Huffman tables), c8 (reserved) and cc (arithmetic conditioning). */
function jpegFrame(view: DataView): { width: number; height: number } | null {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
    } else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    } else {
      at += 2 + view.getUint16(at + 2)
    }
  }
  return null
}

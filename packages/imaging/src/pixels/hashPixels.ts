import type { Pixels } from './pixels.ts'

/** SHA-256 in lower-case hexadecimal. */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 over width and height (32 bits each, little-endian) and the RGBA bytes; it identifies a render. */
export async function hashPixels(pixels: Pixels): Promise<string> {
  const bytes = new Uint8Array(8 + pixels.data.length)
  const header = new DataView(bytes.buffer)
  header.setUint32(0, pixels.width, true)
  header.setUint32(4, pixels.height, true)
  bytes.set(pixels.data, 8)
  return sha256Hex(bytes)
}

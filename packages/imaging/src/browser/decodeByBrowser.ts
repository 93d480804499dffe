import type { PlainHeader } from '../file/plainHeader.ts'
import { readPlainHeader } from '../file/plainHeader.ts'
import { hashPixels } from '../pixels/hashPixels.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { decodePng } from './decodePng.ts'
import { PROBES } from './probes.ts'
import { readBitmap } from './readBitmap.ts'

let isTrusted: Promise<boolean> | null = null

/** Decodes without ImageMagick; null when the file is refused, or the bytes may differ from ImageMagick's. */
export async function decodeByBrowser(bytes: Uint8Array<ArrayBuffer>, header: PlainHeader): Promise<Pixels | null> {
  // Only WebGL reads transparent pixels back without loss, more slowly than they are decoded here.
  if (header.hasAlpha) return decodePng(bytes)
  isTrusted ??= passesProbes()
  if (!(await isTrusted)) return header.kind === 'png' ? decodePng(bytes) : null
  try {
    return await bitmapPixels(bytes, header)
  } catch {
    return null
  }
}

async function bitmapPixels(bytes: Uint8Array<ArrayBuffer>, header: PlainHeader): Promise<Pixels> {
  const type = header.kind === 'jpg' ? 'image/jpeg' : 'image/png'
  const bitmap = await createImageBitmap(new Blob([withoutProfile(bytes, header)], { type }), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  try {
    return { width: bitmap.width, height: bitmap.height, data: readBitmap(bitmap), opaque: true }
  } finally {
    bitmap.close()
  }
}

/** The file without its profile, which WebKit would apply; in one piece, because Firefox recognises no JPEG in several. */
function withoutProfile(bytes: Uint8Array<ArrayBuffer>, { profileSegments }: PlainHeader): Uint8Array<ArrayBuffer> {
  if (profileSegments.length === 0) return bytes
  const left = profileSegments.reduce((length, { from, to }) => length - (to - from), bytes.length)
  const joined = new Uint8Array(left)
  let at = 0
  let start = 0
  for (const { from, to } of [...profileSegments, { from: bytes.length, to: bytes.length }]) {
    joined.set(bytes.subarray(start, from), at)
    at += from - start
    start = to
  }
  return joined
}

/**
 * A browser decodes for print only after it has decoded small pictures to exactly ImageMagick's bytes. The probes detect
 * engines with another JPEG decoder and engines that add noise to canvas reads as a protection against fingerprinting.
 */
async function passesProbes(): Promise<boolean> {
  try {
    for (const { kind, file, hash } of PROBES) {
      const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
      const header = readPlainHeader(bytes, kind)
      if (header === null || (await hashPixels(await bitmapPixels(bytes, header))) !== hash) return false
    }
    return true
  } catch {
    return false
  }
}

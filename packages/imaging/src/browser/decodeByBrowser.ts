import type { PlainHeader } from '../file/plainHeader.ts'
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
    return await bitmapPixels(bytes, `image/${header.kind === 'jpg' ? 'jpeg' : 'png'}`)
  } catch {
    return null
  }
}

async function bitmapPixels(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Pixels> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  try {
    return { width: bitmap.width, height: bitmap.height, data: readBitmap(bitmap), opaque: true }
  } finally {
    bitmap.close()
  }
}

/**
 * A browser decodes for print only after it has decoded small pictures to exactly ImageMagick's bytes. The probes detect
 * engines with another JPEG decoder, old engines that always apply profiles, and engines that add noise to canvas reads
 * as a protection against fingerprinting.
 */
async function passesProbes(): Promise<boolean> {
  try {
    for (const { type, file, hash } of PROBES) {
      const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
      if ((await hashPixels(await bitmapPixels(bytes, type))) !== hash) return false
    }
    return true
  } catch {
    return false
  }
}

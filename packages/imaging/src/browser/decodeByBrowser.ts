import type { PlainHeader } from '../file/plainHeader.ts'
import { hashPixels } from '../pixels/hashPixels.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { PROBES } from './probes.ts'
import { readBitmap } from './readBitmap.ts'

let isTrusted: Promise<boolean> | null = null

/** Decodes by the browser; null where it refuses, or is not known to give ImageMagick's bytes. */
export async function decodeByBrowser(bytes: Uint8Array<ArrayBuffer>, header: PlainHeader): Promise<Pixels | null> {
  // Only WebGL reads transparent pixels back unharmed, and that more slowly than ImageMagick decodes them.
  if (header.hasAlpha) return null
  isTrusted ??= passesProbes()
  if (!(await isTrusted)) return null
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
 * A browser decodes for print only after it has decoded small pictures to the very bytes that ImageMagick gives. This
 * finds engines with another JPEG decoder, old ones that apply profiles regardless, and those that blur what is read
 * back from a canvas lest visitors be told apart.
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

import type { Pixels } from '@irodori/imaging'

/** A photo by name: its file is always kept (a browser holds it on disk), its pixels only while there is room. */
export interface PhotoLibrary {
  add(imageName: string, file: Blob): void
  has(imageName: string): boolean
  /** Decodes anew where the pixels were let go. @throws RangeError for a photo that was never added. */
  pixels(imageName: string): Promise<Pixels>
  /** Hands over pixels that are at hand already. */
  keep(imageName: string, pixels: Pixels): void
}

/** @param budget bytes of decoded pixels to hold; the photo in use stays whatever its size. */
export function createPhotoLibrary(decode: (file: Blob) => Promise<Pixels>, budget: number): PhotoLibrary {
  const files = new Map<string, Blob>()
  // A Map keeps its insertion order: the first entry is the one that was not used for the longest time.
  const decoded = new Map<string, Pixels>()
  let last: Promise<unknown> = Promise.resolve()
  const keep = (imageName: string, pixels: Pixels): void => {
    decoded.delete(imageName)
    decoded.set(imageName, pixels)
    let held = 0
    for (const { data } of decoded.values()) held += data.byteLength
    for (const [name, { data }] of decoded) {
      if (held <= budget || name === imageName) break
      held -= data.byteLength
      decoded.delete(name)
    }
  }
  return {
    add: (imageName, file) => void files.set(imageName, file),
    has: (imageName) => files.has(imageName),
    keep,
    pixels(imageName) {
      // However many are asked for at once, one file is read and decoded at a time, and each only once.
      const result = last.then(async () => {
        const ready = decoded.get(imageName)
        const file = files.get(imageName)
        if (ready === undefined && file === undefined) throw new RangeError(`unknown photo ${imageName}`)
        const pixels = ready ?? (await decode(file as Blob))
        keep(imageName, pixels)
        return pixels
      })
      last = result.catch(() => {})
      return result
    },
  }
}

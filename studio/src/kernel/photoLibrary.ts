import type { Pixels } from '@irodori/imaging/pixels'

/** Photos by name. Files are always kept (browsers store them on disk), decoded pixels only within a budget. */
export interface PhotoLibrary {
  add(imageName: string, file: Blob): void
  has(imageName: string): boolean
  /** Decodes the photo again if its pixels were removed. @throws RangeError for a photo that was never added */
  pixels(imageName: string): Promise<Pixels>
  /** Adds pixels that are decoded already. */
  keep(imageName: string, pixels: Pixels): void
  /** Removes the pixels, so that they are decoded again. */
  forget(imageName: string): void
}

/** @param budget bytes of decoded pixels; the photo in use is kept whatever its size */
export function createPhotoLibrary(
  decode: (file: Blob, imageName: string) => Promise<Pixels>,
  budget: number,
): PhotoLibrary {
  const files = new Map<string, Blob>()
  // A Map iterates in the order of insertion, so its first entry is the least recently used.
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
    forget: (imageName) => void decoded.delete(imageName),
    pixels(imageName) {
      // One file is read and decoded at a time, and each only once.
      const result = last.then(async () => {
        const ready = decoded.get(imageName)
        const file = files.get(imageName)
        if (ready === undefined && file === undefined) throw new RangeError(`unknown photo ${imageName}`)
        const pixels = ready ?? (await decode(file as Blob, imageName))
        keep(imageName, pixels)
        return pixels
      })
      last = result.catch(() => {})
      return result
    },
  }
}

/** Rows read back at once: a canvas of a whole photo exceeds the limits of some phones and is twice as slow. */
const STRIP = 256

/**
 * The pixels of an opaque bitmap as RGBA bytes. A canvas does not preserve the colours of transparent pixels.
 * @throws RangeError when the browser offers no canvas of the bitmap's width
 */
export const readBitmap = (bitmap: ImageBitmap): Uint8ClampedArray<ArrayBuffer> => readStrips(bitmap, false)

/** The pixels of a bitmap that may be transparent; the canvas rounds the colours of transparent pixels. */
export const readTransparentBitmap = (bitmap: ImageBitmap): Uint8ClampedArray<ArrayBuffer> => readStrips(bitmap, true)

function readStrips(bitmap: ImageBitmap, alpha: boolean): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = bitmap
  const data = new Uint8ClampedArray(width * height * 4)
  const canvas = new OffscreenCanvas(width, Math.min(STRIP, height))
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha })
  if (context === null)
    throw new RangeError(`the browser has no 2D canvas of ${width} by ${Math.min(STRIP, height)} pixels`)
  for (let top = 0; top < height; top += STRIP) {
    const rows = Math.min(STRIP, height - top)
    if (alpha) context.clearRect(0, 0, width, rows)
    context.drawImage(bitmap, 0, -top)
    data.set(context.getImageData(0, 0, width, rows).data, top * width * 4)
  }
  return data
}

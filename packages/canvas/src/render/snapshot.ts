/** An element with pixels that do not change. */
export interface Still {
  readonly canvas: HTMLCanvasElement
  free(): void
}

/**
 * Copies a picture at its size. The pixels of a canvas that can be painted are handed to the compositor anew in every
 * frame, changed or not, which without a GPU is a copy of all of them; those of a still once.
 * @throws Error where the browser has no such canvas
 */
export function createStill(picture: ImageBitmap | HTMLCanvasElement, document: Document): Still {
  const { width, height } = picture
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const view = document.defaultView
  const copy = view && new view.OffscreenCanvas(width, height)
  const context = copy?.getContext('2d')
  const shown = canvas.getContext('bitmaprenderer')
  if (!copy || !context || !shown) throw new Error('this browser shows no bitmaps')
  context.drawImage(picture, 0, 0)
  shown.transferFromImageBitmap(copy.transferToImageBitmap())
  return {
    canvas,
    free() {
      shown.transferFromImageBitmap(null)
      // Safari keeps the pixels of a forgotten canvas for long.
      canvas.width = 0
      canvas.height = 0
    },
  }
}

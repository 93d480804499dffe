/** An element with constant pixels. */
export interface Snapshot {
  readonly canvas: HTMLCanvasElement
  free(): void
}

/**
 * Copies a picture at its size into a bitmap canvas. A visible 2D canvas is transferred to the compositor in every frame,
 * which without a GPU copies all its pixels; a bitmap canvas is transferred once.
 * @throws Error if the browser does not support bitmap canvases
 */
export function createSnapshot(picture: ImageBitmap | HTMLCanvasElement, document: Document): Snapshot {
  const { width, height } = picture
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const view = document.defaultView
  const copy = view && new view.OffscreenCanvas(width, height)
  const context = copy?.getContext('2d')
  const shown = canvas.getContext('bitmaprenderer')
  if (!copy || !context || !shown) throw new Error('the browser does not support the canvas context bitmaprenderer')
  context.drawImage(picture, 0, 0)
  shown.transferFromImageBitmap(copy.transferToImageBitmap())
  return {
    canvas,
    free() {
      shown.transferFromImageBitmap(null)
      // Safari keeps the pixels of an unreferenced canvas for a long time.
      canvas.width = 0
      canvas.height = 0
    },
  }
}

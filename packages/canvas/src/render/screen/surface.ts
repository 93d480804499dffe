/** An offscreen canvas. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Sets its size in pixels and clears it. */
  reset(width: number, height: number): void
  /** Releases its pixels; Safari would keep those of an unreferenced canvas for a long time. */
  free(): void
}

export function createSurface(document: Document, settings?: CanvasRenderingContext2DSettings): Surface {
  const canvas = document.createElement('canvas')
  canvas.width = 0
  canvas.height = 0
  const context = contextOf(canvas, settings)
  return {
    canvas,
    context,
    reset(width, height) {
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width
        canvas.height = height
        return
      }
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, width, height)
    },
    free() {
      canvas.width = 0
      canvas.height = 0
    },
  }
}

/** The 2D context of a canvas. @throws Error if the browser does not support it */
export function contextOf(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('the browser does not support the canvas context 2d')
  return context
}

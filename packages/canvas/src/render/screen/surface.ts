/** An offscreen canvas. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Makes it this size in pixels, and clears it. */
  reset(width: number, height: number): void
  /** Safari keeps the pixels of a forgotten canvas for long; an empty one holds none. */
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

/** @throws Error where the browser has no 2D canvas. */
export function contextOf(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('this browser gives no 2D canvas')
  return context
}

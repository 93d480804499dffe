import type { Size } from '@irodori/geometry/shape'

/** Greatest pixel ratio; more pixels would only cost time. */
const MAX_RATIO = 3

export interface CanvasSize {
  /** CSS pixels. */
  readonly css: Size
  /** Device pixels. */
  readonly device: Size
  /** Device pixels per CSS pixel. */
  readonly ratio: number
}

/** Reports the size of a canvas now and whenever it, or the screen's pixel ratio, changes. */
export function observeCanvasSize(canvas: HTMLCanvasElement, report: (size: CanvasSize) => void): () => void {
  const view = canvas.ownerDocument.defaultView as Window & typeof globalThis
  let stopRatio = (): void => {}

  function measure(exact?: ResizeObserverSize): void {
    const { width, height } = canvas.getBoundingClientRect()
    const ratio = Math.min(view.devicePixelRatio, MAX_RATIO)
    // The browser reports the exact device pixels of the element, but not for a limited or emulated ratio.
    const isReported = exact && Math.abs(exact.inlineSize - width * ratio) < 2
    const device = isReported
      ? { width: exact.inlineSize, height: exact.blockSize }
      : { width: Math.round(width * ratio), height: Math.round(height * ratio) }
    if (device.width < 1 || device.height < 1) return
    report({ css: { width, height }, device, ratio })
  }

  function watchRatio(): void {
    stopRatio()
    const query = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`)
    const changed = (): void => {
      watchRatio()
      measure()
    }
    query.addEventListener('change', changed)
    stopRatio = () => query.removeEventListener('change', changed)
  }

  const observer = new view.ResizeObserver(([entry]) => measure(entry?.devicePixelContentBoxSize?.[0]))
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' })
  } catch {
    // Safari supports CSS boxes only.
    observer.observe(canvas)
  }
  watchRatio()
  measure()
  return () => {
    observer.disconnect()
    stopRatio()
  }
}

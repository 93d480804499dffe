import type { Rect, Size } from '@irodori/geometry/shape'
import { centreOf } from '@irodori/geometry/shape'
import type { Camera, ScreenPoint } from './camera.ts'
import { fitCamera, holdInView, pan, screenPoint, zoomAbout } from './camera.ts'
import { GLIDE_TIME_MS, glide } from './cameraGlide.ts'
import type { FrameClock } from './frameClock.ts'

/** Moves the camera: at once by gestures, animated by commands, and when the canvas is resized. */
export interface CameraDriver {
  camera(): Camera
  /** Whether the camera moves or has just moved. */
  moving(): boolean
  /** Sets the camera, limited such that the page stays visible. */
  set(camera: Camera): void
  /** Fits the whole page into the view without animation; it stays fitted until the camera is moved. */
  fitNow(): void
  fit(): void
  zoomTo(zoom: number): void
  zoomBy(factor: number): void
  panBy(x: number, y: number): void
  /** Centres a part of the page in the view. */
  showPart(area: Rect): void
  /** Reports that the canvas was resized. @param before the previous size in CSS pixels */
  resized(before: Size | null): void
  /** Advances the animation of the camera to a time. */
  tick(time: number): void
}

interface CameraDriverDeps {
  readonly clock: FrameClock
  readonly now: () => number
  readonly reducedMotion: boolean
  /** Size of the page in print pixels; null without a page. */
  readonly page: () => Size | null
  /** Size of the view in CSS pixels; null before the canvas is measured. */
  readonly view: () => Size | null
  readonly onMove: () => void
}

/** Margin around a fitted page in CSS pixels, on wide and on narrow screens. */
const MARGIN = { wide: 48, narrow: 20 }
const NARROW = 600
/** Share of the view that a centred part fills, and its greatest zoom relative to the fitted page. */
const PART_OF_VIEW = 0.6
const NEAREST_LOOK = 4
/** Milliseconds without movement after which the camera is at rest. */
const REST_MS = 140

export function createCameraDriver({ clock, now, reducedMotion, page, view, onMove }: CameraDriverDeps): CameraDriver {
  let camera: Camera = { zoom: 1, x: 0, y: 0 }
  let fitted = true
  let moving = false
  let flight: { readonly from: Camera; readonly to: Camera; readonly began: number } | null = null

  function place(next: Camera): void {
    if (next.zoom === camera.zoom && next.x === camera.x && next.y === camera.y) return
    camera = next
    moving = true
    clock.after('camera', REST_MS, () => {
      moving = false
      clock.request()
    })
    onMove()
    clock.request()
  }

  const held = (next: Camera): Camera => {
    const [sheet, size] = [page(), view()]
    return sheet && size ? holdInView(next, sheet, size) : next
  }

  function flyTo(next: Camera): void {
    fitted = false
    if (reducedMotion) {
      flight = null
      place(held(next))
      return
    }
    flight = { from: camera, to: held(next), began: now() }
    clock.request()
  }

  function fitting(): Camera | null {
    const [sheet, size] = [page(), view()]
    return sheet && size ? fitCamera(sheet, size, size.width < NARROW ? MARGIN.narrow : MARGIN.wide) : null
  }

  function fitNow(): void {
    flight = null
    fitted = true
    const fit = fitting()
    if (fit) place(fit)
    // A fitted page is not in motion, so the next frame is drawn in full quality.
    moving = false
  }

  /** Successive commands add up: they start from the target of the running animation. */
  const goal = (): Camera => flight?.to ?? camera
  const middle = (): ScreenPoint => screenPoint((view()?.width ?? 0) / 2, (view()?.height ?? 0) / 2)

  return {
    camera: () => camera,
    moving: () => moving,
    set(next) {
      flight = null
      fitted = false
      place(held(next))
    },
    fitNow,
    fit() {
      const fit = fitting()
      if (fit) flyTo(fit)
      fitted = true
    },
    zoomTo: (zoom) => flyTo(zoomAbout(goal(), zoom / goal().zoom, middle())),
    zoomBy: (factor) => flyTo(zoomAbout(goal(), factor, middle())),
    panBy: (x, y) => flyTo(pan(goal(), x, y)),
    showPart(area) {
      const [whole, size] = [fitting(), view()]
      if (!whole || !size) return
      const filling = Math.min(size.width / area.width, size.height / area.height) * PART_OF_VIEW
      const zoom = Math.min(Math.max(filling, whole.zoom), whole.zoom * NEAREST_LOOK)
      const { x, y } = centreOf(area)
      flyTo({ zoom, x: size.width / 2 - x * zoom, y: size.height / 2 - y * zoom })
    },
    resized(before) {
      const size = view()
      if (fitted) fitNow()
      else if (before && size) {
        flight = null
        place(held(pan(camera, (size.width - before.width) / 2, (size.height - before.height) / 2)))
      }
    },
    tick(time) {
      if (!flight) return
      const share = (time - flight.began) / GLIDE_TIME_MS
      place(glide(flight.from, flight.to, share))
      if (share >= 1) flight = null
      else clock.request()
    },
  }
}

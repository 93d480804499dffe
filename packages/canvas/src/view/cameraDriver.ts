import type { Point, Rect, Size } from '@irodori/geometry'
import { centreOf } from '@irodori/geometry'
import type { Camera } from './camera.ts'
import { fitCamera, holdInView, pan, zoomAbout } from './camera.ts'
import { GLIDE_TIME, glide } from './cameraGlide.ts'
import type { FrameClock } from './frameClock.ts'

/** Moves the camera: at once under a hand, gliding by command, and with the canvas when that changes its size. */
export interface CameraDriver {
  camera(): Camera
  /** Whether the camera moves, or did a moment ago. */
  moving(): boolean
  /** Puts the camera somewhere, but never where the page is out of sight. */
  set(camera: Camera): void
  /** The whole page in view, at once; it stays fitted until the camera is moved. */
  fitNow(): void
  fit(): void
  zoomTo(zoom: number): void
  zoomBy(factor: number): void
  panBy(x: number, y: number): void
  /** Brings a part of the page to the middle of the view. */
  showPart(area: Rect): void
  /** The canvas was of another size before. */
  resized(before: Size | null): void
  /** Brings a gliding camera to where it is at this time. */
  tick(time: number): void
}

interface Surroundings {
  readonly clock: FrameClock
  readonly now: () => number
  readonly reducedMotion: boolean
  /** Print pixels; null before there is a page. */
  readonly page: () => Size | null
  /** CSS pixels; null before the canvas is measured. */
  readonly view: () => Size | null
  readonly onMove: () => void
}

/** CSS pixels about a page that fits, on wide and on narrow screens. */
const MARGIN = { wide: 48, narrow: 20 }
const NARROW = 600
/** How much of the view a part that is looked at fills, and how many times nearer than the whole page it may come. */
const PART_OF_VIEW = 0.6
const NEAREST_LOOK = 4
/** Milliseconds after which a camera that no longer moves is at rest. */
const REST = 140

export function createCameraDriver({ clock, now, reducedMotion, page, view, onMove }: Surroundings): CameraDriver {
  let camera: Camera = { zoom: 1, x: 0, y: 0 }
  let fitted = true
  let moving = false
  let flight: { readonly from: Camera; readonly to: Camera; readonly began: number } | null = null

  function place(next: Camera): void {
    if (next.zoom === camera.zoom && next.x === camera.x && next.y === camera.y) return
    camera = next
    moving = true
    clock.after('camera', REST, () => {
      moving = false
      clock.request()
    })
    onMove()
    clock.request()
  }

  const held = (next: Camera): Camera => {
    const [sheet, window] = [page(), view()]
    return sheet && window ? holdInView(next, sheet, window) : next
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
    const [sheet, window] = [page(), view()]
    return sheet && window ? fitCamera(sheet, window, window.width < NARROW ? MARGIN.narrow : MARGIN.wide) : null
  }

  function fitNow(): void {
    flight = null
    fitted = true
    const fit = fitting()
    if (fit) place(fit)
    // Nothing moved under a hand: what comes next is drawn sharply at once.
    moving = false
  }

  /** Commands that follow each other add up, wherever the camera is on its way. */
  const goal = (): Camera => flight?.to ?? camera
  const middle = (): Point => ({ x: (view()?.width ?? 0) / 2, y: (view()?.height ?? 0) / 2 })

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
      const [whole, window] = [fitting(), view()]
      if (!whole || !window) return
      const filling = Math.min(window.width / area.width, window.height / area.height) * PART_OF_VIEW
      const zoom = Math.min(Math.max(filling, whole.zoom), whole.zoom * NEAREST_LOOK)
      const { x, y } = centreOf(area)
      flyTo({ zoom, x: window.width / 2 - x * zoom, y: window.height / 2 - y * zoom })
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
      const share = (time - flight.began) / GLIDE_TIME
      place(glide(flight.from, flight.to, share))
      if (share >= 1) flight = null
      else clock.request()
    },
  }
}

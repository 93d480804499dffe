import type { Affine } from '@irodori/geometry/affine'
import { apply, invert } from '@irodori/geometry/affine'
import type { Point, Rect, Size } from '@irodori/geometry/shape'
import type { PrintPx, ScreenPx } from '@irodori/geometry/units'
import { printPx, screenPx } from '@irodori/geometry/units'

/** Position and scale of the page on the screen. */
export interface Camera {
  /** CSS pixels per print pixel. */
  readonly zoom: number
  /** CSS pixels from the canvas's corner to the page's corner. */
  readonly x: number
  readonly y: number
}

/** A point of the canvas, from its corner. A `Point` is a point of the page, in print pixels. */
export interface ScreenPoint {
  readonly x: ScreenPx
  readonly y: ScreenPx
}

export const screenPoint = (x: number, y: number): ScreenPoint => ({ x: screenPx(x), y: screenPx(y) })

export const MIN_ZOOM = 0.02
export const MAX_ZOOM = 8

export const cameraToScreen = (camera: Camera): Affine => ({
  a: camera.zoom,
  b: 0,
  c: 0,
  d: camera.zoom,
  e: camera.x,
  f: camera.y,
})

export const screenToPage = (camera: Camera, point: ScreenPoint): Point => apply(invert(cameraToScreen(camera)), point)

export const pageToScreen = (camera: Camera, point: Point): ScreenPoint =>
  screenPoint(point.x * camera.zoom + camera.x, point.y * camera.zoom + camera.y)

/** The length on the page that has a length on the screen. */
export const lengthOnPage = ({ zoom }: Pick<Camera, 'zoom'>, length: ScreenPx): PrintPx => printPx(length / zoom)

/** The way from one point of the screen to another, on the page. */
export const offsetOnPage = ({ zoom }: Pick<Camera, 'zoom'>, from: ScreenPoint, to: ScreenPoint): Point => ({
  x: (to.x - from.x) / zoom,
  y: (to.y - from.y) / zoom,
})

/** The nearest camera with the corner of the page on a whole device pixel, so that an exact frame can be shown 1:1. */
export const snapToDevice = (camera: Camera, ratio: number): Camera => ({
  zoom: camera.zoom,
  x: Math.round(camera.x * ratio) / ratio,
  y: Math.round(camera.y * ratio) / ratio,
})

/** The camera that centres the whole page in the view, inside a margin in CSS pixels. */
export function fitCamera(page: Size, view: Size, margin: number): Camera {
  const zoom = clampZoom(Math.min((view.width - 2 * margin) / page.width, (view.height - 2 * margin) / page.height))
  return { zoom, x: (view.width - page.width * zoom) / 2, y: (view.height - page.height * zoom) / 2 }
}

/** Zooms about a point of the screen, which stays over the same point of the page. */
export function zoomAbout(camera: Camera, factor: number, anchor: ScreenPoint): Camera {
  const zoom = clampZoom(camera.zoom * factor)
  const ratio = zoom / camera.zoom
  return { zoom, x: anchor.x - (anchor.x - camera.x) * ratio, y: anchor.y - (anchor.y - camera.y) * ratio }
}

export const pan = (camera: Camera, x: number, y: number): Camera => ({ ...camera, x: camera.x + x, y: camera.y + y })

/** Moves the camera such that part of the page stays visible. */
export function holdInView(camera: Camera, page: Size, view: Size): Camera {
  const piece = 48
  const sheet: Rect = {
    left: camera.x,
    top: camera.y,
    width: page.width * camera.zoom,
    height: page.height * camera.zoom,
  }
  const x = Math.min(Math.max(sheet.left, piece - sheet.width), view.width - piece)
  const y = Math.min(Math.max(sheet.top, piece - sheet.height), view.height - piece)
  return { ...camera, x, y }
}

const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)

import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage } from '@irodori/geometry/affine'
import type { Rect, Size } from '@irodori/geometry/shape'
import { outset, rect, roundOut } from '@irodori/geometry/shape'
import type { Camera } from '../../view/camera.ts'

/** The camera in device pixels. */
export interface ScreenView extends Size {
  /** Device pixels per CSS pixel. */
  readonly ratio: number
  /** Device pixels per print pixel. */
  readonly scale: number
  /** Whole device pixels from the canvas's corner to the page's corner. */
  readonly x: number
  readonly y: number
}

/** The view of a camera. @param size of the canvas in device pixels */
export const screenView = (camera: Camera, ratio: number, size: Size): ScreenView => ({
  ratio,
  scale: camera.zoom * ratio,
  x: Math.round(camera.x * ratio),
  y: Math.round(camera.y * ratio),
  width: size.width,
  height: size.height,
})

export const sameView = (a: ScreenView, b: ScreenView): boolean =>
  a.ratio === b.ratio &&
  a.scale === b.scale &&
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.height === b.height

export const pageToDevice = ({ scale, x, y }: ScreenView): Affine => ({ a: scale, b: 0, c: 0, d: scale, e: x, f: y })

/** The device pixels of a part of the page, with a margin of one pixel for antialiasing. */
export const deviceBounds = (view: ScreenView, onPage: Rect): Rect =>
  outset(roundOut(boundsOfImage(pageToDevice(view), onPage)), 1)

/** The device pixels of the page, with the size of the exact render. */
export const pageOnDevice = (view: ScreenView, page: Size): Rect =>
  rect(
    view.x,
    view.y,
    Math.max(1, Math.round(page.width * view.scale)),
    Math.max(1, Math.round(page.height * view.scale)),
  )

import type { ImageItem } from '@irodori/contract/entities/designItem'
import { itemToPage } from '@irodori/design/itemGeometry'
import { apply } from '@irodori/geometry/affine'
import type { Point, Size } from '@irodori/geometry/shape'
import { screenPx } from '@irodori/geometry/units'
import type { Camera, ScreenPoint } from '../view/camera.ts'
import { lengthOnPage, pageToScreen } from '../view/camera.ts'

export type Corner = 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_RIGHT' | 'BOTTOM_LEFT'

/** A round handle on the frame of the selected photo; positions in CSS pixels of the canvas. */
export type Handle =
  | { readonly kind: 'SCALE'; readonly corner: Corner; readonly at: ScreenPoint }
  | { readonly kind: 'TURN'; readonly at: ScreenPoint; readonly from: ScreenPoint }

/** CSS pixels. */
export const HANDLE_SIZE = 12
const TURN_DISTANCE = screenPx(30)
const REACH = { mouse: 10, touch: 22 } as const
/** Smaller frames, in CSS pixels, have only the handle for rotation, because corner handles would cover them. */
const LEAST_SIDE = 64

/** The corners relative to the centre of the frame, in halves of its size. */
export const CORNERS: Readonly<Record<Corner, Point>> = {
  TOP_LEFT: { x: -1, y: -1 },
  TOP_RIGHT: { x: 1, y: -1 },
  BOTTOM_RIGHT: { x: 1, y: 1 },
  BOTTOM_LEFT: { x: -1, y: 1 },
}

/** The handles of a frame: its corners, and one for rotation above it (below or inside if that is out of view). */
export function selectionHandles(item: ImageItem, camera: Camera, view: Size): Handle[] {
  if (item.imageName === null || item.isDisabledItem) return []
  const toScreen = (x: number, y: number): ScreenPoint => pageToScreen(camera, apply(itemToPage(item), { x, y }))
  const handles: Handle[] = []
  if (Math.min(item.width, item.height) * camera.zoom >= LEAST_SIDE) {
    for (const [corner, { x, y }] of Object.entries(CORNERS) as [Corner, Point][]) {
      handles.push({ kind: 'SCALE', corner, at: toScreen(((1 + x) * item.width) / 2, ((1 + y) * item.height) / 2) })
    }
  }
  const away = lengthOnPage(camera, TURN_DISTANCE)
  const above = { from: toScreen(item.width / 2, 0), at: toScreen(item.width / 2, -away) }
  const places = [
    above,
    { from: toScreen(item.width / 2, item.height), at: toScreen(item.width / 2, item.height + away) },
    { from: toScreen(item.width / 2, 0), at: toScreen(item.width / 2, away) },
  ]
  const seen = places.find(({ at }) => isInView(at, view)) ?? above
  handles.push({ kind: 'TURN', ...seen })
  return handles
}

/** The nearest handle within reach of a finger or the pointer. */
export function handleAtPoint(
  handles: readonly Handle[],
  point: ScreenPoint,
  pointer: 'mouse' | 'touch',
): Handle | null {
  let nearest: Handle | null = null
  let least: number = REACH[pointer]
  for (const handle of handles) {
    const distance = Math.hypot(handle.at.x - point.x, handle.at.y - point.y)
    if (distance > least) continue
    nearest = handle
    least = distance
  }
  return nearest
}

const isInView = ({ x, y }: ScreenPoint, view: Size): boolean =>
  x >= HANDLE_SIZE && y >= HANDLE_SIZE && x <= view.width - HANDLE_SIZE && y <= view.height - HANDLE_SIZE

import type { BoundingBox } from '@irodori/design/boundingBox'
import { itemToPage } from '@irodori/design/itemGeometry'
import type { Grip } from '@irodori/design/resizeBox'
import { apply } from '@irodori/geometry/affine'
import type { Size } from '@irodori/geometry/shape'
import { screenPx } from '@irodori/geometry/units'
import type { Camera, ScreenPoint } from '../view/camera.ts'
import { lengthOnPage, pageToScreen } from '../view/camera.ts'

/** A grip of a bounding box; positions in CSS pixels of the canvas. */
export type BoundingBoxGrip =
  | { readonly kind: 'SIDE'; readonly grip: Grip; readonly at: ScreenPoint }
  | { readonly kind: 'TURN'; readonly at: ScreenPoint; readonly from: ScreenPoint }

/** CSS pixels. */
export const GRIP_SIZE = 11
const TURN_DISTANCE = screenPx(34)
const REACH = { mouse: 10, touch: 22 } as const
/** Smaller boxes, in CSS pixels, have a single corner grip outside, so that a finger can still hit the item. */
const LEAST_BOX = 64
const OUTSIDE = screenPx(14)
/** Shorter sides, in CSS pixels, have no grip in their centre. */
const LEAST_SIDE = 100

const BOTTOM_RIGHT: Grip = { x: 1, y: 1 }
const CORNERS: readonly Grip[] = [{ x: -1, y: -1 }, { x: 1, y: -1 }, BOTTOM_RIGHT, { x: -1, y: 1 }]
const MIDDLES: readonly Grip[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** The grips of a bounding box: its corners, the centres of long sides, and one for rotation. */
export function boundingBoxGrips({ box, keepsShape }: BoundingBox, camera: Camera, view: Size): BoundingBoxGrip[] {
  const { width, height } = box
  const toScreen = (x: number, y: number): ScreenPoint => pageToScreen(camera, apply(itemToPage(box), { x, y }))
  const [wide, high] = [width * camera.zoom, height * camera.zoom]
  const isSmall = Math.min(wide, high) < LEAST_BOX
  const out = isSmall ? lengthOnPage(camera, OUTSIDE) : 0
  const sides = isSmall
    ? [BOTTOM_RIGHT]
    : [...CORNERS, ...(keepsShape ? [] : MIDDLES).filter(({ x }) => (x === 0 ? wide : high) >= LEAST_SIDE)]
  const away = lengthOnPage(camera, TURN_DISTANCE)
  const above = { from: toScreen(width / 2, 0), at: toScreen(width / 2, -away) }
  const turns = [
    above,
    { from: toScreen(width / 2, height), at: toScreen(width / 2, height + away) },
    { from: toScreen(width / 2, 0), at: toScreen(width / 2, away) },
  ]
  const seen = turns.find(({ at }) => isInView(at, view)) ?? above
  return [
    ...sides.map((grip): BoundingBoxGrip => {
      const at = toScreen(((1 + grip.x) * width) / 2 + grip.x * out, ((1 + grip.y) * height) / 2 + grip.y * out)
      return { kind: 'SIDE', grip, at }
    }),
    { kind: 'TURN', ...seen },
  ]
}

/** The nearest grip within reach of a finger or the pointer. */
export function gripAtPoint(
  grips: readonly BoundingBoxGrip[],
  { x, y }: ScreenPoint,
  pointer: 'mouse' | 'touch',
): BoundingBoxGrip | null {
  let nearest: BoundingBoxGrip | null = null
  let least: number = REACH[pointer]
  for (const grip of grips) {
    const distance = Math.hypot(grip.at.x - x, grip.at.y - y)
    if (distance > least) continue
    nearest = grip
    least = distance
  }
  return nearest
}

/** The CSS cursor of a grip of a bounding box at a rotation. */
export function gripCursor(grip: BoundingBoxGrip, rotate: number): string {
  if (grip.kind === 'TURN') return 'grab'
  const direction = (Math.atan2(grip.grip.y, grip.grip.x) * 180) / Math.PI + rotate
  const eighths = ((Math.round(direction / 45) % 4) + 4) % 4
  if (eighths % 2 === 0) return eighths === 0 ? 'ew-resize' : 'ns-resize'
  return eighths === 1 ? 'nwse-resize' : 'nesw-resize'
}

const isInView = ({ x, y }: ScreenPoint, view: Size): boolean =>
  x >= GRIP_SIZE && y >= GRIP_SIZE && x <= view.width - GRIP_SIZE && y <= view.height - GRIP_SIZE

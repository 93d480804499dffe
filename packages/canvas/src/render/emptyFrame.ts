import type { ImageItem } from '@irodori/contract/entities/designItem'
import { framePath, innerRadiusOf, itemToPage } from '@irodori/design/itemGeometry'
import { apply, chain, scaling, translation } from '@irodori/geometry/affine'
import { pathContains } from '@irodori/geometry/hitTest'
import type { Path } from '@irodori/geometry/path'
import { transformPath } from '@irodori/geometry/path'
import type { Point } from '@irodori/geometry/shape'
import { path2d } from './screen/path2d.ts'
import type { ScreenView } from './screen/screenView.ts'
import type { Theme } from './screen/theme.ts'

interface EmptyFrame {
  readonly item: ImageItem
  readonly outline: Path
  /** False while a photo is loading: then the frame is only tinted. */
  readonly invites: boolean
}

/** Paints a frame without pixels: a tint, and for an empty frame a dashed outline, a picture icon and a label. */
export function paintEmptyFrame(
  context: CanvasRenderingContext2D,
  view: ScreenView,
  { item, outline, invites }: EmptyFrame,
  theme: Theme,
  label: string,
): void {
  const path = path2d(outline)
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
  context.globalAlpha = 0.86
  context.fillStyle = theme.paper
  context.fill(path)
  context.globalAlpha = 0.1
  context.fillStyle = theme.softInk
  context.fill(path)
  if (invites) {
    context.globalAlpha = 0.6
    paintDashed(context, view, insetOutline(item, view), theme)
    context.globalAlpha = 1
    paintInvitation(context, view, item, theme, label)
  }
  context.globalAlpha = 1
}

/** Paints a thin dashed line along an outline of the page. */
export function paintDashed(context: CanvasRenderingContext2D, view: ScreenView, outline: Path, theme: Theme): void {
  const pixel = view.ratio / view.scale
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
  context.strokeStyle = theme.softInk
  context.lineWidth = pixel
  context.setLineDash([5 * pixel, 4 * pixel])
  context.stroke(path2d(outline))
  context.setLineDash([])
}

/** The outline slightly inside the frame, because artwork often overlaps its edge. */
function insetOutline(item: ImageItem, view: ScreenView): Path {
  const least = Math.min(item.width, item.height)
  const inset = Math.min((8 * view.ratio) / view.scale, least * 0.08)
  const middle = { x: item.width / 2, y: clearHeight(item) / 2 }
  const shrunk = chain(
    translation(-middle.x, -middle.y),
    scaling(1 - (2 * inset) / item.width, 1 - (2 * inset) / item.height),
    translation(middle.x, middle.y),
    itemToPage(item),
  )
  return transformPath(framePath(item), shrunk)
}

function paintInvitation(
  context: CanvasRenderingContext2D,
  view: ScreenView,
  item: ImageItem,
  theme: Theme,
  label: string,
): void {
  const css = view.scale / view.ratio
  const least = Math.min(item.width, clearHeight(item)) * css
  if (least < 18) return
  const sign = Math.min(Math.max(least * 0.24, 14), 40)
  const type = Math.min(Math.max(least * 0.09, 11), 16)
  const turn = readableTurn(item.rotate)
  // A ring sector is wider above its centre than below.
  const place = [0.5, 0.4].find((share) => hasRoom(item, share, { sign, type, length: label.length, css, turn }))
  const middle = apply(itemToPage(item), { x: item.width / 2, y: clearHeight(item) * (place ?? 0.5) })
  const { sin, cos } = { sin: Math.sin(turn) * view.ratio, cos: Math.cos(turn) * view.ratio }
  context.setTransform(cos, sin, -sin, cos, view.x + middle.x * view.scale, view.y + middle.y * view.scale)
  paintIcon(context, { x: 0, y: place === undefined ? 0 : -type * 0.85 }, sign, theme.softInk)
  if (place === undefined) return
  context.font = `${type}px ${theme.fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = theme.softInk
  context.fillText(label, 0, sign / 2 + type * 0.55)
}

interface Invitation {
  readonly sign: number
  readonly type: number
  readonly length: number
  readonly css: number
  readonly turn: number
}

/** Whether icon and label fit into the frame with their centre at a share of its clear height. */
function hasRoom(item: ImageItem, share: number, { sign, type, length, css, turn }: Invitation): boolean {
  const half = (type * (length + 1)) / 2
  const [up, down] = [-type * 0.85 - sign / 2, sign / 2 + type * 1.3]
  // The label is upright even in an upside-down frame.
  const offset = Math.abs(turn - (item.rotate * Math.PI) / 180) > 1 ? -1 : 1
  const outline = framePath(item)
  const corners = [
    [-sign / 2, up],
    [sign / 2, up],
    [half, down],
    [-half, down],
  ] as const
  return corners.every(([x, y]) =>
    pathContains(outline, { x: item.width / 2 + x / css, y: clearHeight(item) * share + (offset * y) / css }),
  )
}

/** Rotation of the label in radians: it tilts with the frame, but is never upside down. */
function readableTurn(degrees: number): number {
  const turn = ((((degrees + 90) % 180) + 180) % 180) - 90
  return (turn * Math.PI) / 180
}

/** Height of a frame at its horizontal centre, from the top of its box. */
function clearHeight(item: ImageItem): number {
  if (item.type !== 'ARC_IMAGE') return item.height
  return Math.min(item.height, item.radius - innerRadiusOf(item.radius, item.height, item.angle))
}

/** Paints the icon of a photo with a hill and the sun, designed on a square of 24 units. */
function paintIcon(context: CanvasRenderingContext2D, { x, y }: Point, size: number, colour: string): void {
  const unit = size / 24
  const at = (px: number, py: number): [number, number] => [x + (px - 12) * unit, y + (py - 12) * unit]
  context.beginPath()
  context.roundRect(...at(2.5, 4.5), 19 * unit, 15 * unit, 2.5 * unit)
  context.moveTo(...at(3, 17))
  context.lineTo(...at(8.5, 11.5))
  context.lineTo(...at(13, 16))
  context.lineTo(...at(15.5, 13.5))
  context.lineTo(...at(21, 18.5))
  context.moveTo(...at(17.9, 9))
  context.arc(...at(16.3, 9), 1.6 * unit, 0, 2 * Math.PI)
  context.save()
  context.strokeStyle = colour
  context.lineWidth = Math.max(1, 1.4 * unit)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.stroke()
  context.restore()
}

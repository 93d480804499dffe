import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { BoundingBox } from '@irodori/design/boundingBox'
import type { DesignPage } from '@irodori/design/designPage'
import { boundsOnPage } from '@irodori/design/itemGeometry'
import { mayArrange } from '@irodori/design/placement'
import type { Guide } from '@irodori/design/snapping'
import type { Point, Rect } from '@irodori/geometry/shape'
import { outset, rect, uniteRects } from '@irodori/geometry/shape'
import type { ScreenView } from '../render/screen/screenView.ts'
import { deviceBounds } from '../render/screen/screenView.ts'
import type { Theme } from '../render/screen/theme.ts'
import type { ToolPicture } from '../render/screen/toolPicture.ts'
import type { BoundingBoxGrip } from './boundingBoxGrips.ts'
import { boundingBoxGrips, GRIP_SIZE } from './boundingBoxGrips.ts'

/** The content of the picture over the page. */
export interface Arranged {
  readonly page: DesignPage
  readonly selectedItems: readonly DesignItem[]
  readonly boundingBox: BoundingBox | null
  readonly guides: readonly Guide[]
  readonly isMoving: boolean
}

/** Distance in CSS pixels by which grips, locks and lines extend beyond the items. */
const REACH = 52
const GUIDE = '#0b7285'
/** Half the length of the line across the end of a gap, in CSS pixels. */
const CAP = 4
/** A padlock on a grid of 24 units. */
const LOCK = 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z'
const LOCK_SIZE = 18

export function arrangePicture({ page, selectedItems, boundingBox, guides, isMoving }: Arranged): ToolPicture {
  const held = selectedItems.filter((item) => !mayArrange(page.sheet, item))
  const areas = [...selectedItems.map(boundsOnPage), ...guides.map(areaOf)]
  return {
    isMoving,
    bounds: (view) =>
      areas.length === 0 ? null : outset(deviceBounds(view, areas.reduce(uniteRects)), REACH * view.ratio),
    paint(context, view, theme) {
      context.save()
      context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0)
      for (const item of held) paintLock(context, view, item, theme)
      for (const guide of guides) paintGuide(context, view, guide)
      if (boundingBox && !isMoving) paintBoundingBox(context, view, boundingBox, theme)
      context.restore()
    },
  }
}

const areaOf = (guide: Guide): Rect => {
  const [start, length] = [guide.from, guide.to - guide.from]
  if (guide.kind === 'LINE') {
    return guide.axis === 'X' ? rect(guide.at, start, 0, length) : rect(start, guide.at, length, 0)
  }
  return guide.axis === 'X' ? rect(start, guide.across, length, 0) : rect(guide.across, start, 0, length)
}

const toScreen = ({ scale, ratio, x, y }: ScreenView, point: Point): Point => ({
  x: (point.x * scale + x) / ratio,
  y: (point.y * scale + y) / ratio,
})

function paintGuide(context: CanvasRenderingContext2D, view: ScreenView, guide: Guide): void {
  const { left, top, width, height } = areaOf(guide)
  const from = toScreen(view, { x: left, y: top })
  const to = toScreen(view, { x: left + width, y: top + height })
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x, to.y)
  if (guide.kind === 'GAP') {
    const cap = guide.axis === 'X' ? { x: 0, y: CAP } : { x: CAP, y: 0 }
    for (const end of [from, to]) {
      context.moveTo(end.x - cap.x, end.y - cap.y)
      context.lineTo(end.x + cap.x, end.y + cap.y)
    }
  }
  // A light line below keeps the guide visible on every photo.
  context.strokeStyle = 'rgba(255, 255, 255, 0.8)'
  context.lineWidth = 3
  context.stroke()
  context.strokeStyle = GUIDE
  context.lineWidth = 1
  context.stroke()
}

function paintBoundingBox(
  context: CanvasRenderingContext2D,
  view: ScreenView,
  boundingBox: BoundingBox,
  theme: Theme,
): void {
  const camera = { zoom: view.scale / view.ratio, x: view.x / view.ratio, y: view.y / view.ratio }
  const size = { width: view.width / view.ratio, height: view.height / view.ratio }
  context.strokeStyle = theme.accent
  context.fillStyle = '#ffffff'
  context.lineWidth = 1.5
  if (boundingBox.items.length > 1) paintOutline(context, view, boundingBox.box)
  for (const grip of boundingBoxGrips(boundingBox, camera, size)) paintGrip(context, grip, boundingBox.box.rotate)
}

/** Paints the outline around several items, which have outlines of their own. */
function paintOutline(context: CanvasRenderingContext2D, view: ScreenView, { left, top, width, height }: Rect): void {
  const from = toScreen(view, { x: left, y: top })
  const to = toScreen(view, { x: left + width, y: top + height })
  context.setLineDash([6, 4])
  context.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y)
  context.setLineDash([])
}

function paintGrip(context: CanvasRenderingContext2D, grip: BoundingBoxGrip, rotate: number): void {
  const { x, y } = grip.at
  context.beginPath()
  if (grip.kind === 'TURN') {
    context.moveTo(grip.from.x, grip.from.y)
    context.lineTo(x, y)
    context.stroke()
    context.beginPath()
    context.arc(x, y, GRIP_SIZE / 2 + 1, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
    context.beginPath()
    context.arc(x, y, GRIP_SIZE / 4, -Math.PI / 3, (4 * Math.PI) / 3)
    context.stroke()
    return
  }
  context.save()
  context.translate(x, y)
  context.rotate((rotate * Math.PI) / 180)
  context.rect(-GRIP_SIZE / 2, -GRIP_SIZE / 2, GRIP_SIZE, GRIP_SIZE)
  context.fill()
  context.stroke()
  context.restore()
}

/** Paints a lock on an item that cannot be arranged. */
function paintLock(context: CanvasRenderingContext2D, view: ScreenView, item: DesignItem, theme: Theme): void {
  const { left, top, width } = boundsOnPage(item)
  const { x, y } = toScreen(view, { x: left + width, y: top })
  context.save()
  context.translate(x, y)
  context.beginPath()
  context.arc(0, 0, LOCK_SIZE * 0.8, 0, 2 * Math.PI)
  context.fillStyle = theme.paper
  context.fill()
  context.strokeStyle = theme.accent
  context.lineWidth = 1.5
  context.stroke()
  context.scale(LOCK_SIZE / 24, LOCK_SIZE / 24)
  context.translate(-12, -12.5)
  context.lineWidth = 2
  context.stroke(new Path2D(LOCK))
  context.restore()
}

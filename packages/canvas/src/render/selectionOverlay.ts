import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { framePath, itemToPage, localBox } from '@irodori/design/itemGeometry'
import type { Path } from '@irodori/geometry/path'
import { PathBuilder, quadrilateral, transformPath } from '@irodori/geometry/path'
import { hasPhoto } from '../crop/cropCommands.ts'
import type { Handle } from '../hit/selectionHandles.ts'
import { HANDLE_SIZE, selectionHandles } from '../hit/selectionHandles.ts'
import { paintMarks } from './findingMarks.ts'
import { paintWholePhoto } from './paintEntry.ts'
import type { PlanEntry } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'
import { path2d } from './screen/path2d.ts'
import type { PhotoPictures } from './screen/photoPictures.ts'
import type { ScreenView } from './screen/screenView.ts'
import { paintSecondarySelection } from './secondarySelection.ts'

export const DIMMED = 0.35
/** A light line with a darker one below is visible on every photo. */
const LIGHT = 'rgba(255, 255, 255, 0.8)'
const SHADE = 'rgba(37, 33, 29, 0.25)'

/** Paints the overlay of the editor over the page. */
export function paintOverlay(context: CanvasRenderingContext2D, frame: RenderFrame): void {
  const { selected, hovered, view, tool } = frame
  paintMarks(context, frame)
  if (hovered && hovered.id !== selected?.id) paintHover(context, frame, hovered)
  paintSecondarySelection(context, frame)
  if (selected) paintSelected(context, frame, selected)
  tool?.paint(context, view, frame.theme)
}

function paintSelected(context: CanvasRenderingContext2D, frame: RenderFrame, selected: DesignItem): void {
  const { view } = frame
  if (frame.cropping && isImageItem(selected)) paintThirds(context, view, selected)
  if (frame.mode === 'CROP' && isImageItem(selected)) paintFrameEdge(context, view, selected)
  paintBox(context, frame, selected)
  if (!frame.tool && isImageItem(selected) && hasPhoto(selected)) paintHandles(context, frame, selected)
}

/** Paints the whole photo dimmed, which shows the parts that the frame could display. */
export function paintDimmedPhoto(
  context: CanvasRenderingContext2D,
  frame: RenderFrame,
  entry: Extract<PlanEntry, { kind: 'PHOTO' }>,
  pictures: PhotoPictures,
): void {
  context.globalAlpha = DIMMED
  paintWholePhoto(context, frame.view, entry, pictures, 'FAINT')
  context.globalAlpha = 1
}

const outlines = new WeakMap<DesignItem, Path>()

/** The outline of an item: the frame of a photo, the box of a text. */
function outlineOnPage(item: DesignItem): Path {
  const known = outlines.get(item)
  if (known) return known
  const map = itemToPage(item)
  const path = isImageItem(item) ? transformPath(framePath(item), map) : quadrilateral(localBox(item), map)
  outlines.set(item, path)
  return path
}

function paintHover(context: CanvasRenderingContext2D, { view, theme }: RenderFrame, item: DesignItem): void {
  toPage(context, view)
  context.globalAlpha = 0.65
  context.strokeStyle = theme.accent
  context.lineWidth = (1.5 * view.ratio) / view.scale
  context.stroke(path2d(outlineOnPage(item)))
  context.globalAlpha = 1
}

/** Paints the edge of the frame; without it, round frames and transparent photos would not stand out from the dimmed part. */
function paintFrameEdge(context: CanvasRenderingContext2D, view: ScreenView, item: ImageItem): void {
  const pixel = view.ratio / view.scale
  const outline = path2d(outlineOnPage(item))
  toPage(context, view)
  context.strokeStyle = SHADE
  context.lineWidth = 2.5 * pixel
  context.stroke(outline)
  context.strokeStyle = LIGHT
  context.lineWidth = pixel
  context.stroke(outline)
}

function paintBox(context: CanvasRenderingContext2D, { view, theme }: RenderFrame, item: DesignItem): void {
  const pixel = view.ratio / view.scale
  const box = path2d(boxOnPage(item))
  toPage(context, view)
  context.lineJoin = 'miter'
  context.globalAlpha = 0.75
  context.strokeStyle = '#ffffff'
  context.lineWidth = 3.5 * pixel
  context.stroke(box)
  context.globalAlpha = 1
  context.strokeStyle = theme.accent
  context.lineWidth = 1.5 * pixel
  context.stroke(box)
}

const boxes = new WeakMap<DesignItem, Path>()

function boxOnPage(item: DesignItem): Path {
  const known = boxes.get(item)
  if (known) return known
  const path = quadrilateral(localBox(item), itemToPage(item))
  boxes.set(item, path)
  return path
}

function paintThirds(context: CanvasRenderingContext2D, view: ScreenView, item: ImageItem): void {
  const { width, height } = item
  const lines = new PathBuilder()
  for (const third of [1 / 3, 2 / 3]) {
    lines.moveTo(width * third, 0).lineTo(width * third, height)
    lines.moveTo(0, height * third).lineTo(width, height * third)
  }
  const pixel = view.ratio / view.scale
  context.save()
  toPage(context, view)
  context.clip(path2d(outlineOnPage(item)))
  const path = path2d(transformPath(lines.path(), itemToPage(item)))
  context.strokeStyle = SHADE
  context.lineWidth = 2.5 * pixel
  context.stroke(path)
  context.strokeStyle = LIGHT
  context.lineWidth = pixel
  context.stroke(path)
  context.restore()
}

function paintHandles(context: CanvasRenderingContext2D, { view, theme }: RenderFrame, item: ImageItem): void {
  const camera = { zoom: view.scale / view.ratio, x: view.x / view.ratio, y: view.y / view.ratio }
  const size = { width: view.width / view.ratio, height: view.height / view.ratio }
  context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0)
  context.lineWidth = 1.5
  context.strokeStyle = theme.accent
  for (const handle of selectionHandles(item, camera, size)) paintHandle(context, handle)
}

function paintHandle(context: CanvasRenderingContext2D, handle: Handle): void {
  const { x, y } = handle.at
  if (handle.kind === 'TURN') {
    context.beginPath()
    context.moveTo(handle.from.x, handle.from.y)
    context.lineTo(x, y)
    context.stroke()
  }
  context.beginPath()
  context.arc(x, y, HANDLE_SIZE / 2, 0, 2 * Math.PI)
  context.fillStyle = '#ffffff'
  context.fill()
  context.stroke()
  if (handle.kind !== 'TURN') return
  context.beginPath()
  context.arc(x, y, HANDLE_SIZE / 5, -Math.PI / 3, (4 * Math.PI) / 3)
  context.stroke()
}

const toPage = (context: CanvasRenderingContext2D, { scale, x, y }: ScreenView): void =>
  context.setTransform(scale, 0, 0, scale, x, y)

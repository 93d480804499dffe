import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { wholeView } from './damage.ts'
import type { Layers } from './layers.ts'
import { clipToFrame, pictureOf } from './paintEntry.ts'
import type { PlanEntry } from './paintPlan.ts'
import { cssPath, cssTransform, pictureToPage } from './photoPlacement.ts'
import type { RenderFrame } from './renderFrame.ts'
import type { PhotoPictures } from './screen/photoPictures.ts'
import type { ScreenView } from './screen/screenView.ts'
import { pageOnDevice } from './screen/screenView.ts'
import { createSurface } from './screen/surface.ts'
import { DIMMED, paintOverlay } from './selectionOverlay.ts'
import { paintGuides } from './sheetDecoration.ts'
import type { Snapshot } from './snapshot.ts'
import { createSnapshot } from './snapshot.ts'

/** The canvas from which a photo is taken, with its layers and pictures. */
export interface DragOverlaySource {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  readonly layers: Layers
  readonly pictures: PhotoPictures
}

/** The dragged photo as an element over the canvas. */
export interface DragOverlay {
  /** Moves the photo to another crop; false if that needs another frame or another picture of the photo. */
  place(entry: PhotoEntry): boolean
  drop(): void
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

/** Replaces the canvas by elements: a snapshot of everything below the selected photo, the photo, and a snapshot above it. */
export function createDragOverlay(from: DragOverlaySource, frame: RenderFrame, entry: PhotoEntry): DragOverlay {
  const { canvas, pictures } = from
  const { view } = frame
  const { ownerDocument } = canvas
  const zoom = view.scale / view.ratio
  const outline = cssPath(entry.op.frame, zoom)
  const { image, part } = pictureOf(view, entry, pictures, 'HELD')
  const shown = createSnapshot(image, ownerDocument)

  function div(box: Rect, style: string, ...children: HTMLElement[]): HTMLElement {
    const element = ownerDocument.createElement('div')
    const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(
      (side) => `${side / view.ratio}px`,
    )
    element.style.cssText = `position: absolute; left: ${left}; top: ${top}; width: ${width}; height: ${height}; ${style}`
    element.append(...children)
    return element
  }
  paintBelow(from, frame, entry)
  const below = createSnapshot(canvas, ownerDocument)
  const above = snapshotAbove(from, frame, entry)
  const sheet = pageOnDevice(view, frame.page.sheet)
  const inFrame = div(sheet, `overflow: hidden; clip-path: path('${outline}')`, shown.canvas)
  const photos = [shown]
  const layers: HTMLElement[] = [below.canvas]
  if (frame.mode === 'CROP') {
    const faint = createSnapshot(pictureOf(view, entry, pictures, 'FAINT').image, ownerDocument)
    photos.push(faint)
    const around = `opacity: ${DIMMED}; clip-path: path(evenodd, '${aroundOf(view)}${outline}')`
    layers.push(div(sheet, around, faint.canvas))
  }
  layers.push(inFrame, above.canvas)
  for (const { canvas: photo } of photos) photo.style.cssText = `${FREE}; transform-origin: 0 0; will-change: transform`
  for (const snapshot of [below, above]) snapshot.canvas.style.cssText = `${FREE}; width: 100%; height: 100%`

  function place(now: PhotoEntry): boolean {
    if (cssPath(now.op.frame, zoom) !== outline || pictureOf(view, now, pictures, 'HELD').image !== image) return false
    for (const { canvas: photo } of photos) {
      photo.style.transform = cssTransform(pictureToPage(now, part, photo), zoom)
    }
    return true
  }

  place(entry)
  const whole = rect(canvas.offsetLeft * view.ratio, canvas.offsetTop * view.ratio, view.width, view.height)
  const root = div(whole, 'overflow: hidden; pointer-events: none', ...layers)
  root.ariaHidden = 'true'
  canvas.after(root)
  // Not `hidden`, which would remove the focus from the canvas.
  canvas.style.opacity = '0'
  return {
    place,
    drop() {
      canvas.style.opacity = ''
      root.remove()
      for (const snapshot of [below, above, ...photos]) snapshot.free()
    },
  }
}

const FREE = 'position: absolute; left: 0; top: 0; max-width: none'

/** In CROP mode the dimmed photo covers everything outside its frame, so items above it are left out inside the frame only. */
function paintBelow({ context, layers }: DragOverlaySource, frame: RenderFrame, entry: PhotoEntry): void {
  layers.prepare(frame)
  context.save()
  if (frame.mode === 'CROP') {
    layers.paint(context, frame, wholeView(frame.view), null)
    clipToFrame(context, frame.view, entry)
  }
  layers.paintSide(context, frame, 'BELOW')
  context.restore()
}

function snapshotAbove({ canvas, layers }: DragOverlaySource, frame: RenderFrame, entry: PhotoEntry): Snapshot {
  const surface = createSurface(canvas.ownerDocument)
  const { context } = surface
  surface.reset(frame.view.width, frame.view.height)
  context.save()
  if (frame.mode === 'CROP') clipToFrame(context, frame.view, entry)
  layers.paintSide(context, frame, 'ABOVE')
  context.restore()
  if (frame.guides) paintGuides(context, frame)
  paintOverlay(context, frame)
  const snapshot = createSnapshot(surface.canvas, canvas.ownerDocument)
  surface.free()
  return snapshot
}

/** The whole view as path data, in CSS pixels from the corner of the page. */
function aroundOf({ x, y, width, height, ratio }: ScreenView): string {
  return `M${-x / ratio} ${-y / ratio}h${width / ratio}v${height / ratio}h${-width / ratio}Z`
}

import type { Rect } from '@irodori/geometry'
import { rect } from '@irodori/geometry'
import { wholeView } from './damage.ts'
import type { RenderFrame } from './renderFrame.ts'
import type { Layers } from './layers.ts'
import { clipToFrame, pictureOf } from './paintEntry.ts'
import type { PlanEntry } from './paintPlan.ts'
import type { PhotoPictures } from './screen/photoPictures.ts'
import { cssPath, cssTransform, pictureToPage } from './photoPlacement.ts'
import type { ScreenView } from './screen/screenView.ts'
import { pageOnDevice } from './screen/screenView.ts'
import { DIMMED, paintOverlay } from './selectionOverlay.ts'
import { paintGuides } from './sheetDecoration.ts'
import type { Snapshot } from './snapshot.ts'
import { createSnapshot } from './snapshot.ts'
import { createSurface } from './screen/surface.ts'

/** What a photo is lifted from. */
export interface DragOverlaySource {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  readonly layers: Layers
  readonly pictures: PhotoPictures
}

/** The photo as an element over the page's canvas. */
export interface DragOverlay {
  /** Moves it to another crop; false where that takes another window or another picture of the photo. */
  place(entry: PhotoEntry): boolean
  drop(): void
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

/** Takes the selected photo out of the canvas's picture, and lays it and what lies above it over the canvas. */
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
  for (const still of [below, above]) still.canvas.style.cssText = `${FREE}; width: 100%; height: 100%`

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
  // Not hidden, which would take the focus from it.
  canvas.style.opacity = '0'
  return {
    place,
    drop() {
      canvas.style.opacity = ''
      root.remove()
      for (const still of [below, above, ...photos]) still.free()
    },
  }
}

const FREE = 'position: absolute; left: 0; top: 0; max-width: none'

/** In CROP mode the dimmed photo lies over all but its window, so there alone the page is without what is above. */
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
  const still = createSnapshot(surface.canvas, canvas.ownerDocument)
  surface.free()
  return still
}

/** The whole view as the data of a path, in CSS pixels from the page's corner. */
function aroundOf({ x, y, width, height, ratio }: ScreenView): string {
  return `M${-x / ratio} ${-y / ratio}h${width / ratio}v${height / ratio}h${-width / ratio}Z`
}

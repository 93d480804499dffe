import type { Rect } from '@irodori/geometry'
import { rect } from '@irodori/geometry'
import { wholeView } from './damage.ts'
import type { Frame } from './frame.ts'
import type { Layers } from './layers.ts'
import { clipToWindow, pictureOf } from './paintEntry.ts'
import type { PlanEntry } from './paintPlan.ts'
import type { PhotoPicture, PhotoPictures } from './photoPictures.ts'
import { cssPath, cssTransform, pictureToPage } from './photoPlacement.ts'
import type { ScreenView } from './screenView.ts'
import { pageOnDevice } from './screenView.ts'
import { DIMMED, paintOverlay } from './selectionOverlay.ts'
import { paintGuides } from './sheetDecoration.ts'
import type { Surface } from './surface.ts'
import { createSurface } from './surface.ts'

/** What a photo is lifted from. */
export interface Lifting {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  readonly layers: Layers
  readonly pictures: PhotoPictures
}

/** The photo as an element over the page's canvas. */
export interface LiftedPhoto {
  /** Moves it to another crop; false where that takes another window or another picture of the photo. */
  place(entry: PhotoEntry): boolean
  drop(): void
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

/** Takes the selected photo out of the canvas's picture, and lays it and what lies above it over the canvas. */
export function liftPhoto(from: Lifting, frame: Frame, entry: PhotoEntry): LiftedPhoto {
  const { canvas, pictures } = from
  const { view } = frame
  const { ownerDocument } = canvas
  const zoom = view.scale / view.ratio
  const outline = cssPath(entry.op.window, zoom)
  const { image, part } = pictureOf(view, entry, pictures, 'HELD')
  // A picture may be no element, or one that two places show.
  const shown = elementOf(image)
  const above = createSurface(ownerDocument)

  function elementOf(picture: PhotoPicture['image']): Surface {
    const surface = createSurface(ownerDocument)
    surface.reset(picture.width, picture.height)
    surface.context.drawImage(picture, 0, 0)
    return surface
  }

  function div(box: Rect, style: string, ...children: HTMLElement[]): HTMLElement {
    const element = ownerDocument.createElement('div')
    const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(
      (side) => `${side / view.ratio}px`,
    )
    element.style.cssText = `position: absolute; left: ${left}; top: ${top}; width: ${width}; height: ${height}; ${style}`
    element.append(...children)
    return element
  }
  const sheet = pageOnDevice(view, frame.page.sheet)
  const photos = [shown]
  const layers = [div(sheet, `overflow: hidden; clip-path: path('${outline}')`, shown.canvas), above.canvas]
  if (frame.mode === 'CROP') {
    const faint = elementOf(pictureOf(view, entry, pictures, 'FAINT').image)
    photos.push(faint)
    layers.unshift(
      div(sheet, `opacity: ${DIMMED}; clip-path: path(evenodd, '${aroundOf(view)}${outline}')`, faint.canvas),
    )
  }
  for (const { canvas: photo } of photos) photo.style.cssText = `${FREE}; transform-origin: 0 0; will-change: transform`
  above.canvas.style.cssText = `${FREE}; width: 100%; height: 100%`

  function place(now: PhotoEntry): boolean {
    if (cssPath(now.op.window, zoom) !== outline || pictureOf(view, now, pictures, 'HELD').image !== image) return false
    for (const { canvas: photo } of photos) {
      photo.style.transform = cssTransform(pictureToPage(now, part, photo), zoom)
    }
    return true
  }

  place(entry)
  paintBelow(from, frame, entry)
  paintAbove(above, from, frame, entry)
  const whole = rect(canvas.offsetLeft * view.ratio, canvas.offsetTop * view.ratio, view.width, view.height)
  const root = div(whole, 'overflow: hidden; pointer-events: none', ...layers)
  root.ariaHidden = 'true'
  canvas.after(root)
  return {
    place,
    drop() {
      root.remove()
      above.free()
      for (const photo of photos) photo.free()
    },
  }
}

const FREE = 'position: absolute; left: 0; top: 0; max-width: none'

/** In CROP mode the dimmed photo lies over all but its window, so there alone the page is without what is above. */
function paintBelow({ context, layers }: Lifting, frame: Frame, entry: PhotoEntry): void {
  layers.prepare(frame)
  context.save()
  if (frame.mode === 'CROP') {
    layers.paint(context, frame, wholeView(frame.view), null)
    clipToWindow(context, frame.view, entry)
  }
  layers.paintSide(context, frame, 'BELOW')
  context.restore()
}

function paintAbove({ context, reset }: Surface, { layers }: Lifting, frame: Frame, entry: PhotoEntry): void {
  reset(frame.view.width, frame.view.height)
  context.save()
  if (frame.mode === 'CROP') clipToWindow(context, frame.view, entry)
  layers.paintSide(context, frame, 'ABOVE')
  context.restore()
  if (frame.guides) paintGuides(context, frame)
  paintOverlay(context, frame)
}

/** The whole view as the data of a path, in CSS pixels from the page's corner. */
function aroundOf({ x, y, width, height, ratio }: ScreenView): string {
  return `M${-x / ratio} ${-y / ratio}h${width / ratio}v${height / ratio}h${-width / ratio}Z`
}

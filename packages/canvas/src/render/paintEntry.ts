import { itemToPage, localBox } from '@irodori/design/itemGeometry'
import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage, compose } from '@irodori/geometry/affine'
import { quadrilateral } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { intersectRects } from '@irodori/geometry/shape'
import { paintDashed, paintEmptyFrame } from './emptyFrame.ts'
import type { PlanEntry } from './paintPlan.ts'
import { pictureToPage } from './photoPlacement.ts'
import { path2d } from './screen/path2d.ts'
import type { PhotoPicture, PhotoPictures, PictureInput } from './screen/photoPictures.ts'
import type { ScreenView } from './screen/screenView.ts'
import { deviceBounds, pageOnDevice, pageToDevice } from './screen/screenView.ts'
import type { Theme } from './screen/theme.ts'

/** Resources for painting entries. */
export interface PaintResources {
  readonly pictures: PhotoPictures
  readonly theme: Theme
  readonly emptyFrame: string
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

/**
 * The filter for a scale. Bilinear filtering is sufficient down to half the size; better filters, which first create smaller
 * copies of the whole picture, are used below.
 */
const qualityAt = (scale: number): ImageSmoothingQuality => (scale > 1.1 ? 'high' : scale > 0.45 ? 'low' : 'medium')

const PLACEHOLDER_ALPHA = 0.42

/** Paints an entry unless it is outside `clip` (in device pixels; the caller has clipped the context). */
export function paintEntry(
  context: CanvasRenderingContext2D,
  view: ScreenView,
  entry: PlanEntry,
  resources: PaintResources,
  clip: Rect,
  effort: PictureInput['effort'] = 'SHARP',
): void {
  if (!intersectRects(deviceBounds(view, entry.bounds), clip)) return
  switch (entry.kind) {
    case 'ARTWORK': {
      const { left, top, width, height } = pageOnDevice(view, entry.bounds)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.imageSmoothingEnabled = true
      context.imageSmoothingQuality = 'high'
      context.drawImage(entry.artwork.image, left, top, width, height)
      return
    }
    case 'PHOTO':
      context.save()
      clipToFrame(context, view, entry)
      paintWholePhoto(context, view, entry, resources.pictures, effort)
      context.restore()
      return
    case 'FILLS':
      paintFills(context, view, entry.fills)
      return
    case 'PLACEHOLDER':
      context.globalAlpha = PLACEHOLDER_ALPHA
      if (entry.fills.length > 0) paintFills(context, view, entry.fills)
      else paintDashed(context, view, quadrilateral(localBox(entry.item), itemToPage(entry.item)), resources.theme)
      context.globalAlpha = 1
      return
    case 'EMPTY_FRAME':
      paintEmptyFrame(context, view, entry, resources.theme, resources.emptyFrame)
  }
}

function paintFills(
  context: CanvasRenderingContext2D,
  view: ScreenView,
  fills: Extract<PlanEntry, { kind: 'FILLS' }>['fills'],
): void {
  for (const { outline, toPage, colour } of fills) {
    setTransform(context, compose(toPage, pageToDevice(view)))
    context.fillStyle = colour
    context.fill(path2d(outline), 'nonzero')
  }
}

export function clipToFrame(context: CanvasRenderingContext2D, view: ScreenView, { op }: PhotoEntry): void {
  setTransform(context, pageToDevice(view))
  context.clip(path2d(op.frame))
}

/** The picture with which a photo of the page is drawn. */
export function pictureOf(
  view: ScreenView,
  { op, photo, bounds }: PhotoEntry,
  pictures: PhotoPictures,
  effort: PictureInput['effort'],
): PhotoPicture {
  const { toPhoto, adjustment } = op
  const density = view.scale / Math.sqrt(Math.abs(toPhoto.a * toPhoto.d - toPhoto.b * toPhoto.c))
  return pictures.picture(photo, { density, adjustment, part: boundsOfImage(toPhoto, bounds), effort })
}

/** Paints the whole photo on the page, also outside its frame. */
export function paintWholePhoto(
  context: CanvasRenderingContext2D,
  view: ScreenView,
  entry: PhotoEntry,
  pictures: PhotoPictures,
  effort: PictureInput['effort'],
): void {
  const { image, part } = pictureOf(view, entry, pictures, effort)
  const map = compose(pictureToPage(entry, part, image), pageToDevice(view))
  setTransform(context, map)
  context.imageSmoothingEnabled = true
  // Without a GPU the best filter may take longer than a frame, and its quality is not visible in motion.
  context.imageSmoothingQuality = effort === 'SHARP' ? qualityAt(Math.hypot(map.a, map.b)) : 'low'
  context.drawImage(image, 0, 0)
}

const setTransform = (context: CanvasRenderingContext2D, { a, b, c, d, e, f }: Affine): void =>
  context.setTransform(a, b, c, d, e, f)

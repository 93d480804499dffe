import type { Rect } from '@irodori/geometry/shape'
import { intersectRects } from '@irodori/geometry/shape'
import type { LivePhoto } from '../scene/liveScene.ts'
import { damageBetween } from './damage.ts'
import type { DraggedPhoto } from './draggedPhoto.ts'
import { createLayers } from './layers.ts'
import { createOverview } from './overview.ts'
import type { PaintResources } from './paintEntry.ts'
import { clipToFrame, paintEntry } from './paintEntry.ts'
import type { PaintPlan, PlanEntry } from './paintPlan.ts'
import { isOnScreenOnly, sameEntries } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'
import type { PictureInput } from './screen/photoPictures.ts'
import { createPhotoPictures } from './screen/photoPictures.ts'
import { deviceBounds, pageOnDevice, sameView } from './screen/screenView.ts'
import { contextOf } from './screen/surface.ts'
import type { Theme } from './screen/theme.ts'
import { isNothing } from './secondarySelection.ts'
import { paintDimmedPhoto, paintOverlay } from './selectionOverlay.ts'
import { clipToPage, paintGuides, paintPasteboard } from './sheetDecoration.ts'

export interface Renderer {
  /** Draws a frame, painting only the pixels that differ from the last one. */
  draw(frame: RenderFrame): void
  /** Prepares the layers and the module that a change of the selected item will need. */
  prepare(frame: RenderFrame): void
  /** Paints the next frame completely, because the canvas was resized and thereby cleared. */
  forget(): void
  free(): void
}

/** @param onChange asks for a frame, because pictures that were not ready are ready now */
export function createRenderer(canvas: HTMLCanvasElement, emptyFrame: string, onChange: () => void): Renderer {
  const context = contextOf(canvas, { alpha: false })
  const pictures = createPhotoPictures(canvas.ownerDocument, () => {
    if (freed) return
    layers.free()
    overview.free()
    last = null
    onChange()
  })
  const resourcesOf = (theme: Theme): PaintResources => ({ pictures, theme, emptyFrame })
  const layers = createLayers(canvas.ownerDocument, resourcesOf)
  const overview = createOverview(canvas.ownerDocument, resourcesOf)
  let last: RenderFrame | null = null
  let draggedPhoto: DraggedPhoto | null = null
  let needsDraggedPhoto = true
  let freed = false

  /** Loads the module for dragging after the first frame; until then drags paint the canvas. */
  async function loadDraggedPhoto(): Promise<void> {
    needsDraggedPhoto = false
    const loaded = await import('./draggedPhoto.ts').catch(() => null)
    if (loaded && !freed) draggedPhoto = loaded.createDraggedPhoto({ canvas, context, layers, pictures })
  }

  function paintExact(frame: RenderFrame, damage: Rect): void {
    const { exact, view, page } = frame
    if (!exact) return
    paintPasteboard(context, frame)
    const { left, top, width, height } = pageOnDevice(view, page.sheet)
    context.imageSmoothingEnabled = exact.bitmap.width !== width || exact.bitmap.height !== height
    context.imageSmoothingQuality = frame.moving ? 'low' : 'high'
    context.drawImage(exact.bitmap, left, top, width, height)
    for (const entry of frame.plan) {
      const part = isOnScreenOnly(entry) && intersectRects(deviceBounds(view, entry.bounds), damage)
      if (part) paintLivePart(frame, part)
    }
  }

  /** Empty frames and placeholders are not printed, so the live picture is painted over the exact one there. */
  function paintLivePart(frame: RenderFrame, part: Rect): void {
    context.save()
    clipTo(part)
    if (layers.fits(frame)) layers.paint(context, frame, part, 'SHARP')
    else {
      paintPasteboard(context, frame)
      clipToPage(context, frame)
      for (const entry of frame.plan) paintEntry(context, frame.view, entry, resourcesOf(frame.theme), part)
    }
    context.restore()
  }

  function paintMoving(frame: RenderFrame): void {
    paintPasteboard(context, frame)
    context.save()
    clipToPage(context, frame)
    context.imageSmoothingEnabled = true
    context.imageSmoothingQuality = 'low'
    if (!layers.coversMoved(frame)) overview.paint(context, frame)
    layers.paintMoved(context, frame)
    context.restore()
  }

  function paintPage(frame: RenderFrame, part: Rect, effort: PictureInput['effort'] | null): void {
    if (showsExact(frame)) paintExact(frame, part)
    else if (frame.moving && !layers.fits(frame)) paintMoving(frame)
    else {
      layers.prepare(frame)
      layers.paint(context, frame, part, effort)
    }
  }

  /**
   * In CROP mode the photo is dimmed outside its frame. It is painted over everything, then the frame is painted again. That
   * needs clipping to the frame only; clipping the rest of a large screen would be much slower.
   */
  function paintCropped(frame: RenderFrame, entry: PhotoEntry, damage: Rect): void {
    paintPage(frame, damage, null)
    paintDimmedPhoto(context, frame, entry, pictures)
    const part = intersectRects(deviceBounds(frame.view, entry.bounds), damage)
    if (!part) return
    context.save()
    clipToFrame(context, frame.view, entry)
    paintPage(frame, part, effortOf(frame))
    context.restore()
  }

  function clipTo({ left, top, width, height }: Rect): void {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(left, top, width, height)
    context.clip()
  }

  /** Without overlay the canvas itself is the layer: new and changed entries are painted into it. */
  function paintPlain(frame: RenderFrame, damage: Rect, before: RenderFrame | null): void {
    const isGround = before !== null && isPlain(before) && isLaidOver(before, frame)
    context.save()
    if (!isGround) {
      clipTo(damage)
      paintPasteboard(context, frame)
    }
    clipToPage(context, frame)
    const entries = isGround ? frame.plan.slice(before.plan.length) : frame.plan
    for (const entry of entries) paintEntry(context, frame.view, entry, resourcesOf(frame.theme), damage)
    context.restore()
  }

  return {
    draw(frame) {
      if (draggedPhoto?.show(frame)) {
        // When the photo is laid down, the page is painted throughout.
        last = null
        return
      }
      const before = last
      const damage = damageBetween(before, frame)
      if (before?.plan !== frame.plan) pictures.keepOnly(photosOf(frame.plan))
      last = frame
      if (!damage) return
      if (isPlain(frame) && ((before && isPlain(before)) || !layers.holdsSheet(frame))) {
        paintPlain(frame, damage, before)
        return
      }
      // Keeps the pixels that only the canvas has before the camera moves.
      if (frame.moving && before && isPlain(before)) layers.adopt(before, canvas)
      context.save()
      clipTo(damage)
      const cropped = croppedPhoto(frame)
      if (cropped) paintCropped(frame, cropped, damage)
      else paintPage(frame, damage, effortOf(frame))
      if (frame.guides) paintGuides(context, frame)
      paintOverlay(context, frame)
      context.restore()
    },
    prepare(frame) {
      if (last && isPlain(last) && !damageBetween(last, frame)) layers.adopt(last, canvas)
      else layers.prepare(frame)
      if (needsDraggedPhoto) void loadDraggedPhoto()
    },
    forget() {
      last = null
    },
    free() {
      freed = true
      draggedPhoto?.drop()
      layers.free()
      overview.free()
      pictures.free()
      last = null
    },
  }
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

function croppedPhoto({ plan, selected, mode }: RenderFrame): PhotoEntry | null {
  const entry = mode === 'CROP' ? plan.find(({ item }) => item?.id === selected?.id) : undefined
  return entry?.kind === 'PHOTO' ? entry : null
}

const photosOf = (plan: PaintPlan): ReadonlySet<LivePhoto> =>
  new Set(plan.flatMap((entry) => (entry.kind === 'PHOTO' ? [entry.photo] : [])))

/** Whether a frame is the live picture at rest without overlay. */
const isPlain = (frame: RenderFrame): boolean =>
  !frame.selected &&
  !frame.hovered &&
  !frame.moving &&
  !frame.guides &&
  frame.tool?.bounds(frame.view) == null &&
  frame.adjusting === null &&
  frame.marks.length === 0 &&
  isNothing(frame.secondary) &&
  !showsExact(frame)

/** Whether a frame only adds entries on top of another one. */
const isLaidOver = (before: RenderFrame, { view, page, theme, plan }: RenderFrame): boolean =>
  sameView(before.view, view) &&
  before.theme === theme &&
  before.page.key === page.key &&
  before.page.sheet === page.sheet &&
  before.plan.length < plan.length &&
  sameEntries(before.plan, plan.slice(0, before.plan.length))

const effortOf = ({ adjusting, cropping, tool }: RenderFrame): PictureInput['effort'] =>
  adjusting ? 'QUICK' : cropping || tool?.isMoving ? 'HELD' : 'SHARP'

/**
 * An exact frame is shown if its resolution is at least that of the screen or of the print, or during motion. Otherwise it
 * would be less sharp than the live picture.
 */
const showsExact = ({ exact, view, moving }: RenderFrame): boolean =>
  exact !== null && (moving || exact.scale >= Math.min(view.scale, 1) * (1 - 1e-6))

import type { Rect } from '@irodori/geometry'
import { intersectRects } from '@irodori/geometry'
import type { LivePhoto } from '../scene/liveScene.ts'
import { isNothing } from './secondarySelection.ts'
import { damageBetween } from './damage.ts'
import type { Frame } from './renderFrame.ts'
import { createLayers } from './layers.ts'
import { createOverview } from './overview.ts'
import type { Brush } from './paintEntry.ts'
import { clipToWindow, paintEntry } from './paintEntry.ts'
import type { PaintPlan, PlanEntry } from './paintPlan.ts'
import { isOnScreenOnly, sameEntries } from './paintPlan.ts'
import type { PhotoInHand } from './draggedPhoto.ts'
import type { PictureInput } from './screen/photoPictures.ts'
import { createPhotoPictures } from './screen/photoPictures.ts'
import { deviceBounds, pageOnDevice, sameView } from './screen/screenView.ts'
import { paintDimmedPhoto, paintOverlay } from './selectionOverlay.ts'
import { clipToPage, paintDesk, paintGuides } from './sheetDecoration.ts'
import { contextOf } from './screen/surface.ts'
import type { Theme } from './screen/theme.ts'

export interface Renderer {
  /** Brings the canvas from the last frame to this one, painting only where they differ. */
  draw(frame: Frame): void
  /** Makes what a change of the selected item will need, ahead of it. */
  prepare(frame: Frame): void
  /** The canvas was cleared (it was resized): the next frame is painted throughout. */
  forget(): void
  free(): void
}

export function createRenderer(canvas: HTMLCanvasElement, emptyWindow: string): Renderer {
  const context = contextOf(canvas, { alpha: false })
  const pictures = createPhotoPictures(canvas.ownerDocument)
  const brushOf = (theme: Theme): Brush => ({ pictures, theme, emptyWindow })
  const layers = createLayers(canvas.ownerDocument, brushOf)
  const overview = createOverview(canvas.ownerDocument, brushOf)
  let last: Frame | null = null
  let inHand: PhotoInHand | null = null
  let needsHand = true
  let freed = false

  /** Nobody drags before there is a page, so what a drag needs comes after it; until then the canvas does without. */
  async function loadHand(): Promise<void> {
    needsHand = false
    const loaded = await import('./draggedPhoto.ts').catch(() => null)
    if (loaded && !freed) inHand = loaded.createPhotoInHand({ canvas, context, layers, pictures })
  }

  function paintExact(frame: Frame, damage: Rect): void {
    const { exact, view, page } = frame
    if (!exact) return
    paintDesk(context, frame)
    const { left, top, width, height } = pageOnDevice(view, page.sheet)
    context.imageSmoothingEnabled = exact.bitmap.width !== width || exact.bitmap.height !== height
    context.imageSmoothingQuality = frame.moving ? 'low' : 'high'
    context.drawImage(exact.bitmap, left, top, width, height)
    for (const entry of frame.plan) {
      const part = isOnScreenOnly(entry) && intersectRects(deviceBounds(view, entry.bounds), damage)
      if (part) paintLivePart(frame, part)
    }
  }

  /** An invitation is no part of the print: the live picture shows through the exact one there. */
  function paintLivePart(frame: Frame, part: Rect): void {
    context.save()
    clipTo(part)
    if (layers.fits(frame)) layers.paint(context, frame, part, 'SHARP')
    else {
      paintDesk(context, frame)
      clipToPage(context, frame)
      for (const entry of frame.plan) paintEntry(context, frame.view, entry, brushOf(frame.theme), part)
    }
    context.restore()
  }

  function paintMoving(frame: Frame): void {
    paintDesk(context, frame)
    context.save()
    clipToPage(context, frame)
    context.imageSmoothingEnabled = true
    context.imageSmoothingQuality = 'low'
    if (!layers.coversMoved(frame)) overview.paint(context, frame)
    layers.paintMoved(context, frame)
    context.restore()
  }

  function paintPage(frame: Frame, part: Rect, effort: PictureInput['effort'] | null): void {
    if (showsExact(frame)) paintExact(frame, part)
    else if (frame.moving && !layers.fits(frame)) paintMoving(frame)
    else {
      layers.prepare(frame)
      layers.paint(context, frame, part, effort)
    }
  }

  /**
   * In CROP mode the photo is dimmed beyond its window. Painting it over everything and then the window's part of the
   * page anew needs a clip of the window only; to clip it away from the rest of a large screen costs much more.
   */
  function paintCropped(frame: Frame, entry: PhotoEntry, damage: Rect): void {
    paintPage(frame, damage, null)
    paintDimmedPhoto(context, frame, entry, pictures)
    const part = intersectRects(deviceBounds(frame.view, entry.bounds), damage)
    if (!part) return
    context.save()
    clipToWindow(context, frame.view, entry)
    paintPage(frame, part, effortOf(frame))
    context.restore()
  }

  function clipTo({ left, top, width, height }: Rect): void {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(left, top, width, height)
    context.clip()
  }

  /** Where nothing lies over the page, the canvas itself is the layer: what is new or changed is painted into it. */
  function paintPlain(frame: Frame, damage: Rect, before: Frame | null): void {
    const isGround = before !== null && isPlain(before) && isLaidOver(before, frame)
    context.save()
    if (!isGround) {
      clipTo(damage)
      paintDesk(context, frame)
    }
    clipToPage(context, frame)
    const entries = isGround ? frame.plan.slice(before.plan.length) : frame.plan
    for (const entry of entries) paintEntry(context, frame.view, entry, brushOf(frame.theme), damage)
    context.restore()
  }

  return {
    draw(frame) {
      if (inHand?.show(frame)) {
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
      // What only the canvas has is kept before it moves.
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
      if (needsHand) void loadHand()
    },
    forget() {
      last = null
    },
    free() {
      freed = true
      inHand?.drop()
      layers.free()
      overview.free()
      pictures.free()
      last = null
    },
  }
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

function croppedPhoto({ plan, selected, mode }: Frame): PhotoEntry | null {
  const entry = mode === 'CROP' ? plan.find(({ item }) => item?.id === selected?.id) : undefined
  return entry?.kind === 'PHOTO' ? entry : null
}

const photosOf = (plan: PaintPlan): ReadonlySet<LivePhoto> =>
  new Set(plan.flatMap((entry) => (entry.kind === 'PHOTO' ? [entry.photo] : [])))

/** The live picture at rest, with nothing of the editor over it. */
const isPlain = (frame: Frame): boolean =>
  !frame.selected &&
  !frame.hovered &&
  !frame.moving &&
  !frame.guides &&
  frame.tool?.bounds(frame.view) == null &&
  frame.brightening === null &&
  frame.marks.length === 0 &&
  isNothing(frame.also) &&
  !showsExact(frame)

/** Whether a frame shows what another one does, and only more on top of it. */
const isLaidOver = (before: Frame, { view, page, theme, plan }: Frame): boolean =>
  sameView(before.view, view) &&
  before.theme === theme &&
  before.page.key === page.key &&
  before.page.sheet === page.sheet &&
  before.plan.length < plan.length &&
  sameEntries(before.plan, plan.slice(0, before.plan.length))

const effortOf = ({ brightening, cropping, tool }: Frame): PictureInput['effort'] =>
  brightening ? 'QUICK' : cropping || tool?.isMoving ? 'HELD' : 'SHARP'

/**
 * A frame finer than the screen, or one in motion, is scaled, and the print itself is magnified; any other that is
 * coarser than the screen would be less sharp than the live picture.
 */
const showsExact = ({ exact, view, moving }: Frame): boolean =>
  exact !== null && (moving || exact.scale >= Math.min(view.scale, 1) * (1 - 1e-6))

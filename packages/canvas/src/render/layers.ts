import type { DesignPage } from '@irodori/design/designPage'
import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, isEmptyRect, outset, rect, uniteRects } from '@irodori/geometry/shape'
import { wholeView } from './damage.ts'
import type { PaintResources } from './paintEntry.ts'
import { paintEntry } from './paintEntry.ts'
import type { PaintPlan, PlanEntry } from './paintPlan.ts'
import { sameEntries } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'
import type { PictureInput } from './screen/photoPictures.ts'
import type { ScreenView } from './screen/screenView.ts'
import { deviceBounds, pageOnDevice, sameView } from './screen/screenView.ts'
import type { Surface } from './screen/surface.ts'
import { createSurface } from './screen/surface.ts'
import type { Theme } from './screen/theme.ts'
import { clipToPage, paintPasteboard } from './sheetDecoration.ts'

/**
 * The live picture in three parts: everything below the selected item, the item, everything above it. The first and the last
 * part are kept as pixels, so that a frame of a change costs two copies and the painting of one item.
 */
export interface Layers {
  /** Updates the layers for a frame; cheap if they already fit. */
  prepare(frame: RenderFrame): void
  fits(frame: RenderFrame): boolean
  /** Whether the layers have the sheet and the view of the frame, possibly with other items. */
  holdsSheet(frame: RenderFrame): boolean
  /** Copies the pixels of a frame without selection from a canvas that shows it without overlay. */
  adopt(frame: RenderFrame, canvas: HTMLCanvasElement): void
  /**
   * Copies the live picture into a part of the context, pixel by pixel.
   * @param part in whole device pixels
   * @param effort quality of the selected item; null leaves it out
   */
  paint(context: CanvasRenderingContext2D, frame: RenderFrame, part: Rect, effort: PictureInput['effort'] | null): void
  /** Copies everything below the selected item, or above it. */
  paintSide(context: CanvasRenderingContext2D, frame: RenderFrame, side: 'BELOW' | 'ABOVE'): void
  /** Draws the layers transformed to another view; nothing if they have another page. */
  paintMoved(context: CanvasRenderingContext2D, frame: RenderFrame): void
  /** Whether `paintMoved` covers the whole visible page. */
  coversMoved(frame: RenderFrame): boolean
  free(): void
}

interface Held {
  readonly view: ScreenView
  readonly page: DesignPage
  readonly theme: Theme
  readonly below: PaintPlan
  readonly above: PaintPlan
}

export function createLayers(document: Document, resourcesOf: (theme: Theme) => PaintResources): Layers {
  const below = createSurface(document)
  const above = createSurface(document)
  let held: Held | null = null

  function draw({ context }: Surface, frame: RenderFrame, entries: PaintPlan, part: Rect): void {
    context.save()
    clipToPage(context, frame)
    for (const entry of entries) paintEntry(context, frame.view, entry, resourcesOf(frame.theme), part)
    context.restore()
  }

  /**
   * Updates a layer to other entries. Entries added on top are painted on it; the bounds of changed entries are painted again.
   * @param ground paints the background under the entries
   */
  function refresh(
    surface: Surface,
    frame: RenderFrame,
    before: PaintPlan | null,
    after: PaintPlan,
    ground: () => void,
  ): void {
    const { view } = frame
    if (before && sameEntries(before, after.slice(0, before.length))) {
      draw(surface, frame, after.slice(before.length), wholeView(view))
      return
    }
    const part = before && changedPart(view, before, after)
    if (!part) surface.reset(view.width, view.height)
    const { context } = surface
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    if (part) {
      context.beginPath()
      context.rect(part.left, part.top, part.width, part.height)
      context.clip()
      context.clearRect(part.left, part.top, part.width, part.height)
    }
    ground()
    draw(surface, frame, after, part ?? wholeView(view))
    context.restore()
  }

  const fitsSheet = (frame: RenderFrame): boolean =>
    held !== null &&
    sameView(held.view, frame.view) &&
    held.theme === frame.theme &&
    held.page.sheet === frame.page.sheet

  function fits(frame: RenderFrame): boolean {
    if (!held || !fitsSheet(frame)) return false
    const parts = split(frame)
    return sameEntries(held.below, parts.below) && sameEntries(held.above, parts.above)
  }

  const holdsPage = ({ page }: RenderFrame): boolean =>
    held !== null && held.page.key === page.key && held.page.sheet === page.sheet

  return {
    fits,
    holdsSheet: fitsSheet,
    adopt(frame, canvas) {
      if (fits(frame)) return
      const { view, page, theme, plan } = frame
      below.reset(view.width, view.height)
      below.context.drawImage(canvas, 0, 0)
      above.free()
      held = { view, page, theme, below: plan, above: [] }
    },
    prepare(frame) {
      if (fits(frame)) return
      const { view, page, theme } = frame
      const parts = split(frame)
      const kept = fitsSheet(frame) ? held : null
      held = { view, page, theme, below: parts.below, above: parts.above }
      refresh(below, frame, kept?.below ?? null, parts.below, () => paintPasteboard(below.context, frame))
      // An empty layer has no pixels to keep.
      const keptAbove = kept && kept.above.length > 0 ? kept.above : null
      if (parts.above.length > 0) refresh(above, frame, keptAbove, parts.above, () => {})
      else above.free()
    },
    paint(context, frame, part, effort) {
      const { active, above: high } = split(frame)
      context.setTransform(1, 0, 0, 1, 0, 0)
      copy(context, below, part)
      if (active && effort) {
        context.save()
        clipToPage(context, frame)
        paintEntry(context, frame.view, active, resourcesOf(frame.theme), part, effort)
        context.restore()
      }
      context.setTransform(1, 0, 0, 1, 0, 0)
      if (high.length > 0) copy(context, above, part)
    },
    paintSide(context, frame, side) {
      if (side === 'ABOVE' && split(frame).above.length === 0) return
      context.setTransform(1, 0, 0, 1, 0, 0)
      copy(context, side === 'BELOW' ? below : above, wholeView(frame.view))
    },
    paintMoved(context, frame) {
      if (!holdsPage(frame) || !held) return
      const { above: high } = held
      const { scale, x, y } = movedBy(held.view, frame.view)
      const { active } = split(frame)
      context.setTransform(scale, 0, 0, scale, x, y)
      context.drawImage(below.canvas, 0, 0)
      if (active) paintEntry(context, frame.view, active, resourcesOf(frame.theme), wholeView(frame.view), 'HELD')
      context.setTransform(scale, 0, 0, scale, x, y)
      if (high.length > 0) context.drawImage(above.canvas, 0, 0)
    },
    coversMoved(frame) {
      if (!holdsPage(frame) || !held) return false
      const { scale, x, y } = movedBy(held.view, frame.view)
      const moved = rect(x, y, held.view.width * scale, held.view.height * scale)
      const seen = intersectRects(pageOnDevice(frame.view, frame.page.sheet), wholeView(frame.view))
      return !seen || isEmptyRect(seen) || holdsRect(outset(moved, 1), seen)
    },
    free() {
      below.free()
      above.free()
      held = null
    },
  }
}

/** The device pixels in which two plans of one view differ; null if their numbers of entries differ. */
function changedPart(view: ScreenView, before: PaintPlan, after: PaintPlan): Rect | null {
  if (before.length !== after.length) return null
  const changed = after.flatMap((entry, at) => {
    const old = before[at]
    return entry === old ? [] : [entry, old].flatMap((of) => (of ? [deviceBounds(view, of.bounds)] : []))
  })
  return intersectRects(changed.reduce(uniteRects), wholeView(view))
}

/** The transformation from one view to another. */
function movedBy(from: ScreenView, to: ScreenView): { scale: number; x: number; y: number } {
  const scale = to.scale / from.scale
  return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale }
}

const holdsRect = (outer: Rect, inner: Rect): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

interface Parts {
  readonly below: PaintPlan
  readonly active: PlanEntry | null
  readonly above: PaintPlan
}

const splits = new WeakMap<PaintPlan, { readonly id: string | null; readonly parts: Parts }>()

function split({ plan, selected }: RenderFrame): Parts {
  const id = selected?.id ?? null
  const known = splits.get(plan)
  if (known && known.id === id) return known.parts
  const at = id === null ? -1 : plan.findIndex(({ item }) => item?.id === id)
  const active = plan[at] ?? null
  const parts = active
    ? { below: plan.slice(0, at), active, above: plan.slice(at + 1) }
    : { below: plan, active, above: [] }
  splits.set(plan, { id, parts })
  return parts
}

function copy(context: CanvasRenderingContext2D, { canvas }: Surface, { left, top, width, height }: Rect): void {
  context.drawImage(canvas, left, top, width, height, left, top, width, height)
}

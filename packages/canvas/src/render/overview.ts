import { rect } from '@irodori/geometry/shape'
import type { PaintResources } from './paintEntry.ts'
import { paintEntry } from './paintEntry.ts'
import type { PaintPlan } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'
import { pageOnDevice } from './screen/screenView.ts'
import { createSurface } from './screen/surface.ts'
import type { Theme } from './screen/theme.ts'

/** A small picture of the whole page, shown where a moving camera uncovers parts that no layer has. */
export interface Overview {
  paint(context: CanvasRenderingContext2D, frame: RenderFrame): void
  free(): void
}

const MOST_PIXELS = 400_000

export function createOverview(document: Document, resourcesOf: (theme: Theme) => PaintResources): Overview {
  const surface = createSurface(document)
  let held: PaintPlan | null = null

  function make({ plan, page, view, theme }: RenderFrame): void {
    const { width, height } = page.sheet
    const scale = Math.min(view.scale, Math.sqrt(MOST_PIXELS / (width * height)))
    const small = { ratio: (view.ratio * scale) / view.scale, scale, x: 0, y: 0 }
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
    surface.reset(size.width, size.height)
    surface.context.fillStyle = page.sheet.backgroundColor
    surface.context.fillRect(0, 0, size.width, size.height)
    const whole = rect(0, 0, size.width, size.height)
    for (const entry of plan) paintEntry(surface.context, { ...small, ...size }, entry, resourcesOf(theme), whole)
    held = plan
  }

  return {
    paint(context, frame) {
      if (held !== frame.plan) make(frame)
      const { left, top, width, height } = pageOnDevice(frame.view, frame.page.sheet)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(surface.canvas, left, top, width, height)
    },
    free() {
      surface.free()
      held = null
    },
  }
}

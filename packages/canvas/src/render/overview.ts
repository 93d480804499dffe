import { rect } from '@irodori/geometry'
import type { Frame } from './renderFrame.ts'
import type { Brush } from './paintEntry.ts'
import { paintEntry } from './paintEntry.ts'
import type { PaintPlan } from './paintPlan.ts'
import { pageOnDevice } from './screen/screenView.ts'
import { createSurface } from './screen/surface.ts'
import type { Theme } from './screen/theme.ts'

/** A small picture of the whole page, shown where a moving camera uncovers what no layer holds. */
export interface Overview {
  paint(context: CanvasRenderingContext2D, frame: Frame): void
  free(): void
}

const MOST_PIXELS = 400_000

export function createOverview(document: Document, brushOf: (theme: Theme) => Brush): Overview {
  const surface = createSurface(document)
  let held: PaintPlan | null = null

  function make({ plan, page, view, theme }: Frame): void {
    const { width, height } = page.sheet
    const scale = Math.min(view.scale, Math.sqrt(MOST_PIXELS / (width * height)))
    const small = { ratio: (view.ratio * scale) / view.scale, scale, x: 0, y: 0 }
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
    surface.reset(size.width, size.height)
    surface.context.fillStyle = page.sheet.backgroundColor
    surface.context.fillRect(0, 0, size.width, size.height)
    const whole = rect(0, 0, size.width, size.height)
    for (const entry of plan) paintEntry(surface.context, { ...small, ...size }, entry, brushOf(theme), whole)
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

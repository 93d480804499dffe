import { printAreas } from '@irodori/design/printAreas'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { RenderFrame } from './renderFrame.ts'
import type { ScreenView } from './screen/screenView.ts'
import { pageOnDevice } from './screen/screenView.ts'

/** Width and vertical offset of the page's shadow, in CSS pixels. */
const SHADOW = { reach: 22, fall: 5, ink: '37, 33, 29', alpha: 0.16 }

/** Paints the pasteboard, the shadow of the page and the background of the page. */
export function paintPasteboard(context: CanvasRenderingContext2D, { view, page, theme }: RenderFrame): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = theme.pasteboard
  context.fillRect(0, 0, view.width, view.height)
  const sheet = pageOnDevice(view, page.sheet)
  paintShadow(context, { ...sheet, top: sheet.top + SHADOW.fall * view.ratio }, SHADOW.reach * view.ratio)
  context.fillStyle = page.sheet.backgroundColor
  context.fillRect(sheet.left, sheet.top, sheet.width, sheet.height)
}

/** Clips to the page, because nothing outside it is printed. */
export function clipToPage(context: CanvasRenderingContext2D, { view, page }: RenderFrame): void {
  const { left, top, width, height } = pageOnDevice(view, page.sheet)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
}

/** Paints eight gradients around the page, which is much faster than a blurred shadow of the canvas. */
function paintShadow(context: CanvasRenderingContext2D, { left, top, width, height }: Rect, reach: number): void {
  const right = left + width
  const bottom = top + height
  const fade = (gradient: CanvasGradient): CanvasGradient => {
    for (const [at, share] of [
      [0, 0.5],
      [0.25, 0.28],
      [0.5, 0.12],
      [0.75, 0.035],
      [1, 0],
    ] as const) {
      gradient.addColorStop(at, `rgba(${SHADOW.ink}, ${SHADOW.alpha * share})`)
    }
    return gradient
  }
  const side = (x: number, y: number, dx: number, dy: number, area: Rect): void => {
    context.fillStyle = fade(context.createLinearGradient(x, y, x + dx * reach, y + dy * reach))
    context.fillRect(area.left, area.top, area.width, area.height)
  }
  const corner = (x: number, y: number, area: Rect): void => {
    context.fillStyle = fade(context.createRadialGradient(x, y, 0, x, y, reach))
    context.fillRect(area.left, area.top, area.width, area.height)
  }
  context.fillStyle = `rgba(${SHADOW.ink}, ${SHADOW.alpha / 2})`
  context.fillRect(left, top, width, height)
  side(left, top, 0, -1, rect(left, top - reach, width, reach))
  side(left, bottom, 0, 1, rect(left, bottom, width, reach))
  side(left, top, -1, 0, rect(left - reach, top, reach, height))
  side(right, top, 1, 0, rect(right, top, reach, height))
  corner(left, top, rect(left - reach, top - reach, reach, reach))
  corner(right, top, rect(right, top - reach, reach, reach))
  corner(left, bottom, rect(left - reach, bottom, reach, reach))
  corner(right, bottom, rect(right, bottom, reach, reach))
}

const GUIDES = { bleed: 'rgba(179, 38, 30, 0.16)', trim: '#b3261e', safe: '#28486b' }

/** Tints the bleed and draws the trim as a solid line, the safe area as a dashed line. */
export function paintGuides(context: CanvasRenderingContext2D, { view, page }: RenderFrame): void {
  const { trim, safe } = printAreas(page.sheet)
  const sheet = pageOnDevice(view, page.sheet)
  const cut = onDevice(view, trim)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = GUIDES.bleed
  context.beginPath()
  context.rect(sheet.left, sheet.top, sheet.width, sheet.height)
  context.rect(cut.left, cut.top, cut.width, cut.height)
  context.fill('evenodd')
  context.lineWidth = view.ratio
  context.strokeStyle = GUIDES.trim
  context.strokeRect(cut.left, cut.top, cut.width, cut.height)
  const kept = onDevice(view, safe)
  context.strokeStyle = GUIDES.safe
  context.setLineDash([4 * view.ratio, 4 * view.ratio])
  context.strokeRect(kept.left, kept.top, kept.width, kept.height)
  context.setLineDash([])
}

function onDevice({ scale, x, y }: ScreenView, { left, top, width, height }: Rect): Rect {
  return rect(left * scale + x, top * scale + y, width * scale, height * scale)
}

import type { Point, Rect } from '@irodori/geometry/shape'
import { outset, rect, uniteRects } from '@irodori/geometry/shape'
import type { FindingMark } from '../scene/liveScene.ts'
import type { RenderFrame } from './renderFrame.ts'
import type { ScreenView } from './screen/screenView.ts'
import { deviceBounds, pageOnDevice } from './screen/screenView.ts'
import type { Theme } from './screen/theme.ts'

/** CSS pixels. */
const RADIUS = 9
/** Distance from the corner of a frame, where the handles of a selection are. */
const INSET = 18
const DASH = [5, 4] as const
const MARGIN = 3
/** Distance from the centre of a badge to its outermost pixel. */
const REACH = RADIUS + 3

/** The device pixels of a mark. */
export function markBounds(frame: RenderFrame, mark: FindingMark): Rect {
  const { ratio } = frame.view
  const { x, y } = badgePlace(frame, mark)
  const badge = outset(rect(x, y, 0, 0), REACH * ratio)
  return mark.framed ? uniteRects(badge, outset(inkFrame(frame.view, mark), 2 * ratio)) : badge
}

/** Paints a small badge on each marked item, and an outline around marked ink. */
export function paintMarks(context: CanvasRenderingContext2D, frame: RenderFrame): void {
  const { view, marks, theme } = frame
  if (marks.length === 0) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  for (const mark of marks) {
    if (mark.framed) paintInkFrame(context, view, inkFrame(view, mark), colourOf(mark, theme))
    paintBadge(context, badgePlace(frame, mark), view.ratio, mark, theme)
  }
}

const inkFrame = (view: ScreenView, { area }: FindingMark): Rect =>
  outset(deviceBounds(view, area), MARGIN * view.ratio)

function badgePlace({ view, page }: RenderFrame, mark: FindingMark): Point {
  const area = mark.framed ? inkFrame(view, mark) : deviceBounds(view, mark.area)
  const inset = mark.framed ? 0 : Math.min(INSET * view.ratio, area.width / 2, area.height / 2)
  // A badge outside the page would have no visible relation to it.
  const sheet = outset(pageOnDevice(view, page.sheet), -REACH * view.ratio)
  return {
    x: clamp(area.left + area.width - inset, sheet.left, sheet.left + sheet.width),
    y: clamp(area.top + inset, sheet.top, sheet.top + sheet.height),
  }
}

const colourOf = ({ tone }: FindingMark, theme: Theme): string => (tone === 'DANGER' ? theme.danger : theme.warning)

function paintInkFrame(context: CanvasRenderingContext2D, view: ScreenView, area: Rect, colour: string): void {
  context.setLineDash([])
  context.lineWidth = 3 * view.ratio
  context.strokeStyle = 'rgba(255, 255, 255, 0.75)'
  context.strokeRect(area.left, area.top, area.width, area.height)
  context.setLineDash(DASH.map((length) => length * view.ratio))
  context.lineWidth = 1.5 * view.ratio
  context.strokeStyle = colour
  context.strokeRect(area.left, area.top, area.width, area.height)
  context.setLineDash([])
}

/** Paints a filled badge for a visible defect, a hollow one for a possible defect. */
function paintBadge(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  ratio: number,
  mark: FindingMark,
  theme: Theme,
): void {
  const colour = colourOf(mark, theme)
  const [face, sign] = mark.tone === 'NOTE' ? [theme.paper, colour] : [colour, theme.paper]
  const circle = (radius: number, fill: string): void => {
    context.beginPath()
    context.arc(x, y, radius * ratio, 0, 2 * Math.PI)
    context.fillStyle = fill
    context.fill()
  }
  circle(RADIUS + 1.5, sign)
  circle(RADIUS, face)
  context.fillStyle = sign
  context.fillRect(x - ratio, y - 5 * ratio, 2 * ratio, 6 * ratio)
  context.fillRect(x - ratio, y + 2.5 * ratio, 2 * ratio, 2 * ratio)
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

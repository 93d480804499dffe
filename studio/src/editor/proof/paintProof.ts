import type { ClockFace } from '@irodori/design/clockFace'
import type { Sheet } from '@irodori/design/designPage'
import { lengthOn, printAreas, TRIM_TOLERANCE_MM } from '@irodori/design/printAreas'
import type { Rect } from '@irodori/geometry/shape'
import { outset, rect } from '@irodori/geometry/shape'
import { handsAt } from './proofGeometry.ts'

/** Options of the proof. */
export interface ProofOptions {
  /** True for the trimmed piece, false for the whole sheet with its lines. */
  readonly cut: boolean
  /** Null if the product is no clock or the hands are hidden. */
  readonly clock: ClockFace | null
}

export interface ProofInks {
  readonly desk: string
  readonly trim: string
  readonly safe: string
  readonly hand: string
  readonly shine: string
}

/** Maps the sheet to a canvas: print pixel (0, 0) is at left, top. */
export interface ProofView {
  readonly left: number
  readonly top: number
  /** Device pixels per print pixel. */
  readonly scale: number
  /** Width of a thin line in device pixels. */
  readonly line: number
}

/** Ten past ten, the customary time in pictures of clocks: the hands leave the middle free. */
const SHOWN_TIME = { hours: 10, minutes: 10 }

/** Paints the print pixels, then trim lines or the cut, and the clock. */
export function paintProof(
  context: CanvasRenderingContext2D,
  bitmap: ImageBitmap,
  sheet: Sheet,
  view: ProofView,
  options: ProofOptions,
  inks: ProofInks,
): void {
  const { trim, safe } = printAreas(sheet)
  const whole = rect(0, 0, sheet.width, sheet.height)
  const at = (area: Rect): Rect =>
    rect(
      view.left + area.left * view.scale,
      view.top + area.top * view.scale,
      area.width * view.scale,
      area.height * view.scale,
    )
  const { canvas } = context
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = inks.desk
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.save()
  clipTo(context, at(options.cut ? trim : whole))
  // Magnified pixels stay squares: smoothing would show colours that are not printed.
  context.imageSmoothingEnabled = view.scale < 1
  context.imageSmoothingQuality = 'high'
  const page = at(whole)
  context.drawImage(bitmap, page.left, page.top, page.width, page.height)
  context.restore()
  if (options.clock) paintClock(context, options.clock, view, inks)
  if (options.cut) return
  paintTolerance(context, at(outset(trim, tolerance(sheet))), at(outset(trim, -tolerance(sheet))), inks)
  context.lineWidth = view.line
  context.strokeStyle = inks.trim
  strokeBox(context, at(trim))
  context.setLineDash([5 * view.line, 4 * view.line])
  context.strokeStyle = inks.safe
  strokeBox(context, at(safe))
  context.setLineDash([])
}

const tolerance = (sheet: Sheet): number => lengthOn(sheet, TRIM_TOLERANCE_MM)

const strokeBox = (context: CanvasRenderingContext2D, { left, top, width, height }: Rect): void =>
  context.strokeRect(left, top, width, height)

function clipTo(context: CanvasRenderingContext2D, { left, top, width, height }: Rect): void {
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
}

/** The band in which the cut may fall. */
function paintTolerance(context: CanvasRenderingContext2D, outer: Rect, inner: Rect, inks: ProofInks): void {
  context.beginPath()
  context.rect(outer.left, outer.top, outer.width, outer.height)
  context.rect(inner.left, inner.top, inner.width, inner.height)
  context.globalAlpha = 0.22
  context.fillStyle = inks.trim
  context.fill('evenodd')
  context.globalAlpha = 1
}

function paintClock(context: CanvasRenderingContext2D, face: ClockFace, view: ProofView, inks: ProofInks): void {
  const { hour, minute } = handsAt(face, SHOWN_TIME.hours, SHOWN_TIME.minutes)
  context.save()
  context.setTransform(view.scale, 0, 0, view.scale, view.left, view.top)
  context.beginPath()
  context.arc(face.centre.x, face.centre.y, face.holeRadius, 0, 2 * Math.PI)
  context.fillStyle = inks.desk
  context.fill()
  context.lineWidth = view.line / view.scale
  context.strokeStyle = inks.trim
  context.stroke()
  context.lineCap = 'round'
  for (const [tip, width] of [
    [hour, face.holeRadius * 0.5],
    [minute, face.holeRadius * 0.36],
  ] as const) {
    for (const [ink, extra] of [
      [inks.shine, 2 / view.scale],
      [inks.hand, 0],
    ] as const) {
      context.beginPath()
      context.moveTo(face.centre.x, face.centre.y)
      context.lineTo(tip.x, tip.y)
      context.lineWidth = width + 2 * extra * view.line
      context.strokeStyle = ink
      context.stroke()
    }
  }
  context.beginPath()
  context.arc(face.centre.x, face.centre.y, face.holeRadius * 0.5, 0, 2 * Math.PI)
  context.fillStyle = inks.hand
  context.fill()
  context.restore()
}

/** Reads the theme colours at a canvas. */
export function readInks(canvas: HTMLCanvasElement): ProofInks {
  const style = getComputedStyle(canvas)
  const ink = (name: string): string => style.getPropertyValue(name).trim()
  return {
    desk: ink('--desk'),
    trim: ink('--danger'),
    safe: ink('--link'),
    hand: ink('--ink'),
    shine: ink('--raised'),
  }
}

import type { ClockFace } from '@irodori/design/clockFace'
import type { Sheet } from '@irodori/design/designPage'
import { lengthOn, printAreas } from '@irodori/design/printAreas'
import type { Point, Rect, Size } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { sinCos } from '@irodori/geometry/trigonometry'
import { mm, printPx, printPxToMm, dpi as resolution } from '@irodori/geometry/units'

/** Magnifications of the loupe: 1 shows one print pixel per device pixel. */
export const MAGNIFICATIONS = [1, 2, 3, 4] as const
export type Magnification = (typeof MAGNIFICATIONS)[number]

/** Fits the sheet into the view, centred and not larger than `largest`; in pixels of the view. */
export function placeSheet(sheet: Size, view: Size, margin: number, largest = 1): Rect & { readonly scale: number } {
  const room = { width: view.width - 2 * margin, height: view.height - 2 * margin }
  const scale = Math.max(Math.min(room.width / sheet.width, room.height / sheet.height, largest), 1e-3)
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  return { ...rect((view.width - width) / 2, (view.height - height) / 2, width, height), scale }
}

/** The area of the print under a loupe, in print pixels. @param diameter device pixels */
export function pixelsUnderLoupe(at: Point, diameter: number, magnification: number): Rect {
  const side = diameter / magnification
  return rect(at.x - side / 2, at.y - side / 2, side, side)
}

/** Clamps a position to the sheet. */
export const onSheet = (sheet: Size, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, 0), sheet.width),
  y: Math.min(Math.max(y, 0), sheet.height),
})

const STEP_MM = mm(1)
const LEAP_MM = mm(10)
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The position after an arrow key: one millimetre further, ten with Shift; null for other keys. */
export function stepLoupe(sheet: Sheet, at: Point, key: string, isLeap: boolean): Point | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const length = lengthOn(sheet, isLeap ? LEAP_MM : STEP_MM)
  return onSheet(sheet, { x: at.x + direction.x * length, y: at.y + direction.y * length })
}

/** The next magnification up or down, limited at both ends. */
export function nextMagnification(magnification: Magnification, by: 1 | -1): Magnification {
  return MAGNIFICATIONS[MAGNIFICATIONS.indexOf(magnification) + by] ?? magnification
}

/** Millimetres from the top left corner of the trimmed piece. */
export function placeOnPaper(sheet: Sheet, at: Point): Point {
  const { trim } = printAreas(sheet)
  const inMm = (length: number): number => Math.round(printPxToMm(printPx(length), resolution(sheet.dpi)))
  return { x: inMm(at.x - trim.left), y: inMm(at.y - trim.top) }
}

export interface Hands {
  readonly hour: Point
  readonly minute: Point
}

/** The tips of the clock hands at a time, in print pixels. */
export function handsAt({ centre, hourHand, minuteHand }: ClockFace, hours: number, minutes: number): Hands {
  const tip = (length: number, turn: number): Point => {
    const { sin, cos } = sinCos(turn)
    return { x: centre.x + length * sin, y: centre.y - length * cos }
  }
  return { hour: tip(hourHand, (hours % 12) * 30 + minutes / 2), minute: tip(minuteHand, minutes * 6) }
}

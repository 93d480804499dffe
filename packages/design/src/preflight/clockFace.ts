import { flatten } from '@irodori/geometry/flatten'
import { pathContains } from '@irodori/geometry/hitTest'
import { forEachEdge } from '@irodori/geometry/polygon'
import type { Path } from '@irodori/geometry/path'
import type { Point } from '@irodori/geometry/shape'
import { mm } from '@irodori/geometry/units'
import type { Sheet } from '../document/designPage.ts'
import { lengthOn, printAreas } from '../document/printAreas.ts'

/** The parts in front of a printed clock face. Print pixels of its page. */
export interface ClockFace {
  readonly centre: Point
  /** Radius of the hole in the face. */
  readonly holeRadius: number
  readonly hourHand: number
  readonly minuteHand: number
}

/** The shop's category of clocks, whose pages are drilled for the hands. */
export const CLOCK_CATEGORY = 'clock'

/** Diameter of the threaded shaft of quartz movements. */
export const HOLE_DIAMETER_MM = mm(8)
/** Shares of half the shorter side: the minute hand stays inside the ring of hours, the hour hand is two thirds as long. */
const MINUTE_HAND = 0.66
const HOUR_HAND = 0.44

/** The face of a clock with a standard movement; catalogue and templates do not describe the movement. */
export function clockFaceOf(sheet: Sheet): ClockFace {
  const { trim } = printAreas(sheet)
  const half = Math.min(trim.width, trim.height) / 2
  return {
    centre: { x: sheet.width / 2, y: sheet.height / 2 },
    holeRadius: lengthOn(sheet, HOLE_DIAMETER_MM) / 2,
    hourHand: half * HOUR_HAND,
    minuteHand: half * MINUTE_HAND,
  }
}

/** Whether ink of an outline on the page lies in the hole of the face. */
export function inkInHole(outline: Path, { centre, holeRadius }: ClockFace): boolean {
  let nearest = Number.POSITIVE_INFINITY
  for (const polygon of flatten(outline, 0.5)) {
    forEachEdge(polygon, (fromX, fromY, toX, toY) => {
      const from = { x: fromX - centre.x, y: fromY - centre.y }
      nearest = Math.min(nearest, distanceToOrigin(from, { x: toX - centre.x, y: toY - centre.y }))
    })
  }
  return nearest < holeRadius || pathContains(outline, centre)
}

function distanceToOrigin(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length))
  return Math.hypot(from.x + dx * share, from.y + dy * share)
}

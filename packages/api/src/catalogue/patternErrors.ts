import type { Pattern } from '@irodori/contract/entities/pattern'
import { boundsOfPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { parseSvgPath } from '@irodori/geometry/svgPath'

/** Widths of tiles on paper in millimetres. A smaller one would be repeated tens of thousands of times on a large sheet. */
const LEAST_MM = 3
const MOST_MM = 200
/** Most commands of all outlines of a tile. */
const MOST_COMMANDS = 1000

/** Errors of a pattern beyond its fields: outlines that cannot be read or reach too far, inks without a colour, sizes. */
export function patternErrors({ id, version, tile, tileMm, colours }: Pattern): string[] {
  const report = (error: string) => `pattern ${id}, version ${version}: ${error}`
  const errors: string[] = []
  let commands = 0
  if (tileMm < LEAST_MM || tileMm > MOST_MM)
    errors.push(report(`a tile is from ${LEAST_MM} to ${MOST_MM} mm wide, not ${tileMm}`))
  for (const [at, { outline, ink }] of tile.shapes.entries()) {
    if (ink >= colours.length) errors.push(report(`shape ${at + 1}: ink ${ink} has no colour`))
    try {
      const path = parseSvgPath(outline)
      commands += path.verbs.length
      const bounds = boundsOfPath(path)
      if (bounds === null || !isWithinReach(bounds, tile))
        errors.push(report(`shape ${at + 1}: the outline reaches beyond the tiles beside its own`))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      errors.push(report(`shape ${at + 1}: ${error.message}`))
    }
  }
  if (commands > MOST_COMMANDS)
    errors.push(report(`the outlines of a tile have at most ${MOST_COMMANDS} commands, not ${commands}`))
  return errors
}

/** Whether an outline lies in its tile and those around it. */
const isWithinReach = (bounds: Rect, { width, height }: Pattern['tile']): boolean =>
  bounds.left >= -width &&
  bounds.top >= -height &&
  bounds.left + bounds.width <= 2 * width &&
  bounds.top + bounds.height <= 2 * height

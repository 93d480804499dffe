import type { Background, PatternScale } from '@irodori/contract/entities/background'
import type { Affine } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { boundsOfPath, joinPaths } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { parseSvgPath } from '@irodori/geometry/svgPath'
import { mm } from '@irodori/geometry/units'
import type { Sheet } from '../document/designPage.ts'
import { lengthOn } from '../document/printAreas.ts'

type Pattern = NonNullable<Background['pattern']>
type Shape = Pattern['tile']['shapes'][number]

/** All outlines of a pattern in one ink, on the sheet. */
export interface BackgroundFill {
  readonly outline: Path
  readonly colour: string
}

/** Size of the tile as a share of that in the middle scale. */
const SCALE_FACTORS: Readonly<Record<PatternScale, number>> = { SMALL: 0.6, MIDDLE: 1, LARGE: 1.6 }

/** The colour that lies below everything else on a sheet. */
export const groundOf = ({ background, backgroundColor }: Sheet): string => background?.ground ?? backgroundColor

/**
 * ADD-10: the pattern of a sheet's background, one fill for each ink, so that tiles meet without a seam. The corners of four
 * tiles meet in the middle of the sheet. Outlines reach beyond the sheet, which clips them.
 * @throws RangeError if the tile has an outline that is none; the server stores no such tile
 */
export function backgroundFills(sheet: Sheet): readonly BackgroundFill[] {
  const pattern = sheet.background?.pattern
  if (!pattern) return []
  return pattern.colours.map((colour, ink) => {
    const shapes = pattern.tile.shapes.filter((shape) => shape.ink === ink)
    return { outline: joinPaths(shapes.flatMap((shape) => repeated(shape, pattern, sheet))), colour }
  })
}

interface Placed {
  readonly path: Path
  readonly map: Affine
}

/** A shape in every tile in which some of it is on the sheet, row by row. */
function repeated({ outline }: Shape, { tile, tileMm, scale }: Pattern, sheet: Sheet): readonly Placed[] {
  const path = parseSvgPath(outline)
  const bounds = boundsOfPath(path)
  if (bounds === null) return []
  const across = lengthOn(sheet, mm(tileMm * SCALE_FACTORS[scale]))
  const unit = across / tile.width
  const columns = repeats(sheet.width, across, { from: bounds.left * unit, to: right(bounds) * unit })
  const rows = repeats(sheet.height, tile.height * unit, { from: bounds.top * unit, to: bottom(bounds) * unit })
  return rows.flatMap((f) => columns.map((e) => ({ path, map: { a: unit, b: 0, c: 0, d: unit, e, f } })))
}

const right = ({ left, width }: Rect): number => left + width
const bottom = ({ top, height }: Rect): number => top + height

/**
 * Positions of the tiles along one axis.
 * @param length of the sheet
 * @param step from one tile to the next
 * @param extent of the outline within its tile
 */
function repeats(length: number, step: number, extent: { readonly from: number; readonly to: number }): number[] {
  const middle = length / 2
  const first = Math.floor((-middle - extent.to) / step) + 1
  const last = Math.ceil((length - middle - extent.from) / step) - 1
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => middle + (first + at) * step)
}

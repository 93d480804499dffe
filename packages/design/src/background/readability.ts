import type { TextItem } from '@irodori/contract/entities/designItem'
import { flatten } from '@irodori/geometry/flatten'
import { signedArea } from '@irodori/geometry/polygon'
import { parseSvgPath } from '@irodori/geometry/svgPath'
import { luminance, luminanceContrast } from '@irodori/rules/contrast'
import type { Sheet } from '../document/designPage.ts'
import { groundOf } from './backgroundFills.ts'

/** WCAG 2.2, 1.4.3: the least contrast of large letters. */
export const LEAST_CONTRAST = 3

/** Flattening tolerance in units of a tile, far below the precision of its mean. */
const TOLERANCE = 0.1

/**
 * The relative luminance of what lies below the texts of a sheet: a plain colour or the mean of a pattern.
 * @returns null where artwork lies there
 */
export function groundLuminance(sheet: Sheet): number | null {
  const { background, backgroundUrl, foregroundUrl } = sheet
  if (!background && (backgroundUrl !== null || foregroundUrl !== null)) return null
  const ground = luminance(groundOf(sheet))
  const pattern = background?.pattern
  if (!pattern) return ground
  return pattern.colours.reduce((below, colour, ink) => {
    const share = inkShare(pattern.tile, ink)
    return below * (1 - share) + luminance(colour) * share
  }, ground)
}

type Tile = NonNullable<NonNullable<Sheet['background']>['pattern']>['tile']

/** The share of a tile that an ink covers, where its outlines do not overlap. */
function inkShare({ width, height, shapes }: Tile, ink: number): number {
  const areas = shapes
    .filter((shape) => shape.ink === ink)
    .map(({ outline }) => Math.abs(flatten(parseSvgPath(outline), TOLERANCE).map(signedArea).reduce(sum, 0)))
  return Math.min(1, areas.reduce(sum, 0) / (width * height))
}

const sum = (one: number, other: number): number => one + other

/**
 * The contrast of the letters of a text with what surrounds them: their border, the background of their box, or the sheet.
 * @param ground relative luminance of the sheet
 */
export function textContrast({ color, borderTextColor, background }: TextItem, ground: number): number {
  const around = borderTextColor ?? background
  return luminanceContrast(luminance(color), around === null ? ground : luminance(around))
}

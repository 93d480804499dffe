import type { DesignItem, ImageItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import { transformPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { outset } from '@irodori/geometry/shape'
import { printPx, printPxToMm, dpi as resolution } from '@irodori/geometry/units'
import { isBlankOwnText, isItemFilled } from '@irodori/rules/completeness'
import { isSampleText } from '@irodori/rules/sampleText'
import type { DesignPage, Sheet } from '../document/designPage.ts'
import { boundsOnPage, itemToPage } from '../document/itemGeometry.ts'
import { mayArrange, placementOf } from '../document/placement.ts'
import { lengthOn, printAreas, TRIM_TOLERANCE_MM } from '../document/printAreas.ts'
import { boundsToBleedEdge } from './bleedGap.ts'
import type { ClockFace } from './clockFace.ts'
import { HOLE_DIAMETER_MM, inkInHole } from './clockFace.ts'
import type { Finding } from './finding.ts'
import { PPI_CAUTION, PPI_STRONG, printedPpi, reachablePpi } from './printedPpi.ts'
import type { TextMeasure } from './textMeasure.ts'
import { inkOnPage, inkPath } from './textMeasure.ts'
import { whyMissing } from './whyMissing.ts'

/** The print requirements of a product. */
export interface PrintRequirements {
  /** Points. */
  readonly minFontSize: number
  /** Null if the product is not a clock. */
  readonly clock: ClockFace | null
  /** Names of the photos of which data are missing, where that is known. */
  readonly damagedPhotos?: ReadonlySet<string>
}

/** Smaller distances beyond a line are rounding errors. */
const ROUNDING_MM = 0.05
/** Least improvement of the resolution for which a repair is offered. */
const WORTHWHILE = 1.02

/**
 * The findings of the items of a page, in reading order. What depends on the background is found by `contrastFindings`.
 * @param measureOf measurement of a text as it is typeset now; null until it is known
 */
export const findingsOf = (
  page: DesignPage,
  measureOf: (item: TextItem) => TextMeasure | null,
  requirements: PrintRequirements,
): readonly Finding[] =>
  page.items
    .toSorted((a, b) => a.position - b.position)
    .flatMap((item) => findingsOfItem(page, item, isTextItem(item) ? measureOf(item) : null, requirements))

/** The findings of one item, a pure function of its arguments. */
export function findingsOfItem(
  { key, sheet }: Pick<DesignPage, 'key' | 'sheet'>,
  item: DesignItem,
  measure: TextMeasure | null,
  requirements: PrintRequirements,
): readonly Finding[] {
  const place = { pageKey: key, itemId: item.id }
  if (isImageItem(item)) return photoFindings(place, sheet, item, requirements.damagedPhotos)
  if (isTextItem(item)) return textFindings(place, sheet, item, measure, requirements)
  return ornamentFindings(place, sheet, item)
}

/** A drawing fills its box. One that ends within the tolerance of the cut is reported, not one that clearly extends beyond it. */
function ornamentFindings(place: Where, sheet: Sheet, item: OrnamentItem): readonly Finding[] {
  const { trim } = printAreas(sheet)
  const bounds = boundsOnPage(item)
  const reach = lengthOn(sheet, TRIM_TOLERANCE_MM)
  const endsAtTrim = excess(bounds, outset(trim, -reach)) > 0 && excess(bounds, outset(trim, reach)) === 0
  if (item.isDisabledItem || !endsAtTrim) return []
  const repair = mayArrange(sheet, item) ? 'MOVE_INSIDE' : null
  return [{ ...place, kind: 'ORNAMENT_AT_TRIM', severity: 'NOTE', repair }]
}

type Where = Pick<Finding, 'pageKey' | 'itemId'>

function photoFindings(
  place: Where,
  sheet: Sheet,
  item: ImageItem,
  damaged: ReadonlySet<string> | undefined,
): readonly Finding[] {
  if (!isItemFilled(item)) return [{ ...place, kind: 'FRAME_EMPTY', severity: 'UNFINISHED', repair: 'DISABLE' }]
  const findings: Finding[] = []
  if (item.imageName !== null && damaged?.has(item.imageName)) {
    findings.push({ ...place, kind: 'PHOTO_DAMAGED', severity: 'WARNING', repair: null })
  }
  const ppi = printedPpi(item, sheet.dpi)
  if (ppi !== null && ppi < PPI_CAUTION) {
    const reachable = reachablePpi(item, sheet.dpi)
    const severity = ppi < PPI_STRONG ? 'WARNING' : 'NOTE'
    const repair = reachable >= ppi * WORTHWHILE ? 'ZOOM_OUT' : null
    findings.push({ ...place, kind: 'PHOTO_COARSE', severity, repair, ppi, reachablePpi: reachable })
  }
  // The customer cannot move a photo that its template has fixed, so it has no finding.
  const placement = placementOf(sheet, item)
  if (item.imageName !== null && placement !== 'FIXED' && boundsToBleedEdge(sheet, item)) {
    const repair = placement === 'FREE' ? 'STRETCH_TO_BLEED' : null
    findings.push({ ...place, kind: 'PHOTO_ENDS_IN_BLEED', severity: 'NOTE', repair })
  }
  return findings
}

function textFindings(
  place: Where,
  sheet: Sheet,
  item: TextItem,
  measure: TextMeasure | null,
  { minFontSize, clock }: PrintRequirements,
): readonly Finding[] {
  if (item.isDisabledItem || isBlankOwnText(item)) return []
  if (!isItemFilled(item)) {
    const repair = item.templateItemText.trim() === '' ? null : 'TEMPLATE_TEXT'
    return [{ ...place, kind: 'TEXT_BLANK', severity: 'UNFINISHED', repair }]
  }
  const findings: Finding[] = []
  if (isSampleText(item)) findings.push({ ...place, kind: 'TEXT_SAMPLE', severity: 'SAMPLE', repair: 'KEEP_TEXT' })
  if (measure && measure.missing.length > 0) {
    const missing = measure.missing.map((character) => ({ character, why: whyMissing(character, item) }))
    // Another font helps only if it is the font that lacks the characters.
    const repair = missing.every(({ why }) => why === 'NO_GLYPH') ? 'CHANGE_FONT' : 'USE_VARIANT'
    findings.push({ ...place, kind: 'GLYPH_MISSING', severity: 'BLOCKING', repair, missing })
  }
  if (measure?.truncated) {
    const beyond = inMm(sheet, measure.ink ? excess(measure.ink, { left: 0, top: 0, ...sizeOf(item) }) : 0)
    const repair = item.fontSize > minFontSize ? 'SHRINK' : 'WIDEN'
    findings.push({ ...place, kind: 'TEXT_OVERFLOWS', severity: 'BLOCKING', repair, beyond })
  }
  const ink = measure && inkOnPage(item, measure)
  if (ink) findings.push(...edgeFindings(place, sheet, ink, mayArrange(sheet, item)))
  if (item.fontSize < minFontSize) {
    const small = { fontSize: item.fontSize, least: minFontSize }
    findings.push({ ...place, kind: 'LETTERS_SMALL', severity: 'WARNING', repair: 'ENLARGE', ...small })
  }
  if (measure && clock && inkInHole(transformPath(inkPath(measure), itemToPage(item)), clock)) {
    findings.push({ ...place, kind: 'INK_IN_HOLE', severity: 'WARNING', repair: null, diameter: HOLE_DIAMETER_MM })
  }
  return findings
}

function edgeFindings(place: Where, sheet: Sheet, ink: Rect, isFree: boolean): readonly Finding[] {
  const { trim, safe } = printAreas(sheet)
  const cut = inMm(sheet, excess(ink, trim))
  const outside = inMm(sheet, excess(ink, safe))
  if (outside <= ROUNDING_MM) return []
  const repair = isFree && ink.width <= safe.width && ink.height <= safe.height ? 'MOVE_INSIDE' : null
  if (cut > ROUNDING_MM) return [{ ...place, kind: 'INK_IN_BLEED', severity: 'WARNING', repair, cut }]
  const distance = Math.max(0, sheet.safeMm - outside)
  return [{ ...place, kind: 'INK_NEAR_TRIM', severity: 'NOTE', repair, distance, safe: sheet.safeMm }]
}

/** Greatest distance by which a rectangle extends beyond another; 0 if it lies inside. */
function excess(inner: Rect, outer: Rect): number {
  return Math.max(
    0,
    outer.left - inner.left,
    outer.top - inner.top,
    inner.left + inner.width - outer.left - outer.width,
    inner.top + inner.height - outer.top - outer.height,
  )
}

const sizeOf = ({ width, height }: TextItem) => ({ width, height })
const inMm = (sheet: Sheet, length: number): number => printPxToMm(printPx(length), resolution(sheet.dpi))

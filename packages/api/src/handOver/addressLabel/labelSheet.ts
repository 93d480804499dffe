import { LABELS_PER_SHEET } from '@irodori/contract/entities/packing'

const mm = (millimetres: number): number => (millimetres * 72) / 25.4

const COLUMNS = 2

/**
 * A4 with 2 × 6 labels of 86.4 × 42.3 mm without gaps, in points: Hisago ELM008 and OP3001 as the template file
 * `hisago-templates.xml` of gLabels states them (github.com/jimevins/glabels-qt). The margins of sheets by other makers can
 * differ.
 */
export const LABEL = { width: mm(86.4), height: mm(42.3) }
const FIRST = { x: mm(18.6), y: mm(21.2) }

/** Where a label lies; sheets are counted from 0, points from the upper left corner of the sheet. */
export interface LabelPlace {
  readonly sheet: number
  readonly x: number
  readonly y: number
}

/** @param index labels before it, by rows from the left, over all sheets */
export function labelPlace(index: number): LabelPlace {
  const onSheet = index % LABELS_PER_SHEET
  return {
    sheet: Math.floor(index / LABELS_PER_SHEET),
    x: FIRST.x + (onSheet % COLUMNS) * LABEL.width,
    y: FIRST.y + Math.floor(onSheet / COLUMNS) * LABEL.height,
  }
}

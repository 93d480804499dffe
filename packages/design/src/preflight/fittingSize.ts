import type { TextItem } from '@irodori/contract/entities/designItem'
import type { TextMeasure } from './textMeasure.ts'

/** The largest of the smaller sizes in which a text fits its frame; null if none does. Sizes in points, ascending. */
export async function fittingSize(
  item: TextItem,
  sizes: readonly number[],
  measure: (item: TextItem) => Promise<TextMeasure>,
): Promise<number | null> {
  // Descending: with other line breaks a smaller size may fit worse than a larger one.
  for (const fontSize of sizes.filter((size) => size < item.fontSize).toReversed()) {
    if (!(await measure({ ...item, fontSize })).truncated) return fontSize
  }
  return null
}

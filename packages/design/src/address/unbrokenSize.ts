import type { TextItem } from '@irodori/contract/entities/designItem'
import { pt, ptToPrintPx, dpi as resolution } from '@irodori/geometry/units'
import { columnCells } from './columnCells.ts'

/**
 * The largest size in points, not above that of a text, at which each of its lines stays in one column; null if none of the sizes
 * is small enough. A character takes at most one em.
 */
export function unbrokenSize(
  item: Pick<TextItem, 'type' | 'text' | 'fontSize' | 'width' | 'height'>,
  dpi: number,
  sizes: readonly number[],
): number | null {
  const cells = Math.max(0, ...item.text.split('\n').map(columnCells))
  const length = item.type === 'VERTICAL_TEXT' ? item.height : item.width
  const isUnbroken = (size: number): boolean => cells * ptToPrintPx(pt(size), resolution(dpi)) <= length
  return [...sizes.filter((size) => size < item.fontSize), item.fontSize].findLast(isUnbroken) ?? null
}

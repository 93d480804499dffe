import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOrnamentItem, isTextItem } from '@irodori/contract/entities/designItem'
import { intersectRects } from '@irodori/geometry/shape'
import { groundLuminance, LEAST_CONTRAST, textContrast } from '../background/readability.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import type { Finding } from './finding.ts'

/**
 * ADD-13: the texts of a page that are hard to read on its background, in reading order. A text over a photo or an ornament
 * is judged by its border or the background of its box only.
 */
export function contrastFindings({ key, sheet, items }: DesignPage): readonly Finding[] {
  const ground = groundLuminance(sheet)
  if (ground === null) return []
  return items
    .filter(isTextItem)
    .filter((item) => isPrinted(item) && (hasOwnGround(item) || !items.some((below) => liesUnder(below, item))))
    .toSorted((a, b) => a.position - b.position)
    .flatMap((item): Finding[] => {
      const contrast = textContrast(item, ground)
      if (contrast >= LEAST_CONTRAST) return []
      return [{ pageKey: key, itemId: item.id, kind: 'TEXT_FAINT', severity: 'WARNING', repair: null, contrast }]
    })
}

const isPrinted = ({ isDisabledItem, text }: TextItem): boolean => !isDisabledItem && text.trim() !== ''

const hasOwnGround = ({ borderTextColor, background }: TextItem): boolean =>
  borderTextColor !== null || background !== null

/** Whether an item that is painted below a text touches its box. */
function liesUnder(below: DesignItem, text: TextItem): boolean {
  const isBelow = isImageItem(below) || (isOrnamentItem(below) && below.priorityIndex < text.priorityIndex)
  return isBelow && !below.isDisabledItem && intersectRects(boundsOnPage(below), boundsOnPage(text)) !== null
}

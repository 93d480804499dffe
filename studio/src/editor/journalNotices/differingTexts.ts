import { isOwnItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'

/** Texts of a page version that differ from the other version, or were added to it alone; the thumbnails are too small to read them. */
export function differingTexts(page: DesignPage, other: DesignPage): readonly string[] {
  return page.items.flatMap((item) => {
    const there = findItem(other, item.id)
    if (!isTextItem(item)) return []
    if (!there) return isOwnItem(item) && item.text.trim() !== '' ? [item.text.trim()] : []
    return !isTextItem(there) || there.text === item.text ? [] : [item.text.trim()]
  })
}

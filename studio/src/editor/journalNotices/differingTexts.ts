import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'

/** Texts of a page version that differ from the other version; the thumbnails are too small to read them. */
export function differingTexts(page: DesignPage, other: DesignPage): readonly string[] {
  return page.items.flatMap((item) => {
    const there = findItem(other, item.id)
    if (isImageItem(item) || !there || isImageItem(there) || there.text === item.text) return []
    return item.text.trim()
  })
}

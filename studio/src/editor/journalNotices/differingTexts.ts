import { isImageItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { findItem } from '@irodori/design'

/** The words that a version of a page has otherwise than the other: its picture is too small to tell. */
export function differingTexts(page: DesignPage, other: DesignPage): readonly string[] {
  return page.items.flatMap((item) => {
    const there = findItem(other, item.id)
    if (isImageItem(item) || !there || isImageItem(there) || there.text === item.text) return []
    return item.text.trim()
  })
}

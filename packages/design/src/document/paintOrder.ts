import type { ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from './designPage.ts'

/** The items of a page from bottom to top. All photos are below the foreground artwork, all texts above it. */
export interface PaintOrder {
  readonly photos: readonly ImageItem[]
  readonly texts: readonly TextItem[]
}

export const paintOrder = (page: DesignPage): PaintOrder => ({
  photos: byPriority(page.items.filter(isImageItem)),
  texts: byPriority(page.items.filter(isTextItem)),
})

const byPriority = <Item extends { readonly priorityIndex: number }>(items: Item[]): Item[] =>
  items.sort((a, b) => a.priorityIndex - b.priorityIndex)

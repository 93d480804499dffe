import type { DesignItem, ImageItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from './designPage.ts'

/** An item above the foreground artwork. */
export type FrontItem = TextItem | OrnamentItem

/** The items of a page from bottom to top. All photos are below the foreground artwork, texts and ornaments above it. */
export interface PaintOrder {
  readonly photos: readonly ImageItem[]
  readonly front: readonly FrontItem[]
}

export const isFrontItem = (item: DesignItem): item is FrontItem => !isImageItem(item)

export const paintOrder = (page: DesignPage): PaintOrder => ({
  photos: byPriority(page.items.filter(isImageItem)),
  front: byPriority(page.items.filter(isFrontItem)),
})

const byPriority = <Item extends { readonly priorityIndex: number }>(items: Item[]): Item[] =>
  items.sort((a, b) => a.priorityIndex - b.priorityIndex)

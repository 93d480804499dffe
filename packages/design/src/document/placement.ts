import type { DesignItem, Placement } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Sheet } from './designPage.ts'

/** Whether an item can be arranged. Without a stored value, a photo under foreground artwork is fixed: it fits its cut-out. */
export const placementOf = (sheet: Pick<Sheet, 'foregroundUrl'>, item: DesignItem): Placement =>
  item.placement ?? (isImageItem(item) && sheet.foregroundUrl !== null ? 'FIXED' : 'FREE')

export const mayArrange = (sheet: Pick<Sheet, 'foregroundUrl'>, item: DesignItem): boolean =>
  placementOf(sheet, item) === 'FREE'

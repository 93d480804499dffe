import type { DesignItem, Placement } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { Sheet } from './designPage.ts'

/** Who may arrange an item; where nobody has said so, artwork over the photos has frames in which they must stay. */
export const placementOf = (sheet: Pick<Sheet, 'foregroundUrl'>, item: DesignItem): Placement =>
  item.placement ?? (isImageItem(item) && sheet.foregroundUrl !== null ? 'FIXED' : 'FREE')

export const mayArrange = (sheet: Pick<Sheet, 'foregroundUrl'>, item: DesignItem): boolean =>
  placementOf(sheet, item) === 'FREE'

import type { DesignDraft } from '@irodori/contract'
import { isTextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { draftOfPage } from '@irodori/design'
import type { ItemSetting } from '../state/resourceState.ts'

/** A page as it is sent, with what the setting of its words found out. */
export function draftToSave(
  page: DesignPage,
  settings: ReadonlyMap<string, ItemSetting>,
  designSeriesId: string | null,
  approvedHash: string | null,
): DesignDraft {
  const items = page.items.map((item) => {
    const set = isTextItem(item) ? settings.get(item.id) : undefined
    return isTextItem(item) && set?.isOwnText ? { ...item, truncated: set.setting.truncated } : item
  })
  return draftOfPage({ ...page, items }, designSeriesId, approvedHash)
}

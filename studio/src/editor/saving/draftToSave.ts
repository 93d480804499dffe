import type { SentDraft } from '@irodori/contract'
import { isTextItem } from '@irodori/contract'
import type { Approval, DesignPage } from '@irodori/design'
import { draftOfPage } from '@irodori/design'
import type { ItemSetting } from '../state/resourceState.ts'

/**
 * A page as it is sent, with what the setting of its words found out.
 * @param basedOn the saved version that it was made from, null for none; undefined where nobody keeps count of that
 */
export function draftToSave(
  page: DesignPage,
  settings: ReadonlyMap<string, ItemSetting>,
  designSeriesId: string | null,
  approved: Approval | null,
  basedOn: string | null | undefined,
): SentDraft {
  const items = page.items.map((item) => {
    const set = isTextItem(item) ? settings.get(item.id) : undefined
    return isTextItem(item) && set?.isOwnText ? { ...item, truncated: set.setting.truncated } : item
  })
  const draft = draftOfPage({ ...page, items }, designSeriesId, approved)
  return basedOn === undefined ? draft : { ...draft, basedOn }
}

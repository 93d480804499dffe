import type { SentDraft } from '@irodori/contract/entities/design'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { Approval, DesignPage } from '@irodori/design/designPage'
import { draftOfPage } from '@irodori/design/designPage'
import type { ItemSetting } from '../state/resourceState.ts'

/**
 * The draft that is sent for a page, with the `truncated` flag from the text setting.
 * @param basedOn version of the saved page that the work is based on; null for a new page, undefined without a journal
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

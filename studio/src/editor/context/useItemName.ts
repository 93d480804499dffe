import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isTextItem, kindOfItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { useTranslation } from 'react-i18next'
import { inReadingOrder } from '../state/designState.ts'

const LONGEST = 14

/**
 * Name of an item: photos, texts and ornaments are numbered separately in reading order; a text is named by its beginning, the
 * photo of an own day by the day.
 */
export function useItemName(): (page: DesignPage, item: DesignItem) => string {
  const { t } = useTranslation('editor')
  return (page, item) => {
    // 04-12 is shown as 4/12.
    if (isDayPhoto(item)) return t('items.dayPhoto', { day: item.ofDay?.replace(/^0?(\d+)-0?/, '$1/') })
    const kind = kindOfItem(item)
    const alike = inReadingOrder(page).filter((other) => kindOfItem(other) === kind)
    const number = alike.findIndex(({ id }) => id === item.id) + 1
    const characters = [...(isTextItem(item) ? item.text.replace(/\s+/g, ' ').trim() : '')]
    const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
    return short === '' ? t(`items.${kind}`, { number }) : short
  }
}

import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { useTranslation } from 'react-i18next'
import { inReadingOrder } from '../state/designState.ts'

const LONGEST = 14

/** Name of an item: photos and texts are numbered separately in reading order; a text is named by its beginning. */
export function useItemName(): (page: DesignPage, item: DesignItem) => string {
  const { t } = useTranslation('editor')
  return (page, item) => {
    const isPhoto = isImageItem(item)
    const alike = inReadingOrder(page).filter((other) => isImageItem(other) === isPhoto)
    const number = alike.findIndex(({ id }) => id === item.id) + 1
    if (isPhoto) return t('items.photo', { number })
    const characters = [...item.text.replace(/\s+/g, ' ').trim()]
    const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
    return short === '' ? t('items.text', { number }) : short
  }
}

import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOrnamentItem } from '@irodori/contract/entities/designItem'
import { useTranslation } from 'react-i18next'

/** Number and kind of the selected items. */
export function MultiTitle({ items }: { readonly items: readonly DesignItem[] }) {
  const { t } = useTranslation('tools')
  const number = items.length
  if (items.every(isImageItem)) return <>{t('many.photos', { count: number })}</>
  return <>{t(items.every(isOrnamentItem) ? 'many.ornaments' : 'many.texts', { count: number })}</>
}

import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { useTranslation } from 'react-i18next'

/** Number and kind of the selected items. */
export function MultiTitle({ items }: { readonly items: readonly DesignItem[] }) {
  const { t } = useTranslation('tools')
  const [first] = items
  return <>{t(first && isImageItem(first) ? 'many.photos' : 'many.texts', { number: items.length })}</>
}

import type { Product } from '@irodori/contract/entities/product'
import { useTranslation } from 'react-i18next'

/** When a product is sent: its day if it is known, else the working days that it takes. */
export function useShippingText(): (product: Product) => string {
  const { t } = useTranslation('catalogue')
  return ({ availableDate, creatingTime, productType }) => {
    if (availableDate !== '') return t('product.ships', { date: availableDate })
    return t(productType === 'NO_DESIGN' ? 'product.shipsPlain' : 'product.shipsInDays', { count: creatingTime })
  }
}

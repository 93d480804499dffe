import type { ListedOrder } from '@irodori/contract/entities/listedOrder'
import { useTranslation } from 'react-i18next'

/** The products of an order in one line, each with its pieces; a product that is gone by its id. */
export function useProductLine() {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return (products: ListedOrder['products']): string =>
    products.map(({ productId, name, pieces }) => t('pieces', { name: name ?? productId, pieces })).join(t('separator'))
}

import type { ProductPrice } from '@irodori/contract/entities/product'
import { useTranslation } from 'react-i18next'

interface PriceLineProps {
  readonly price: ProductPrice
  readonly className: string | undefined
}

/** CAT-49: the price of one piece with its tax, as the law requires of prices that consumers see. */
export function PriceLine({ price: { yen, kind }, className }: PriceLineProps) {
  const { t, i18n } = useTranslation('catalogue')
  const format = new Intl.NumberFormat(i18n.resolvedLanguage, { style: 'currency', currency: 'JPY' })
  return <p className={className}>{t(`product.price.${kind}`, { price: format.format(yen) })}</p>
}

import type { Product } from '@irodori/contract/entities/product'
import type { TemplateColour } from '@irodori/contract/entities/template'
import { isSoldOut } from '@irodori/rules/lowStock'
import { AppLink } from '@irodori/ui/AppLink'
import { useTranslation } from 'react-i18next'
import styles from './ProductCard.module.css'
import { PriceLine } from './PriceLine.tsx'
import { Picture } from './picture/Picture.tsx'
import { productAddress } from './productOption.ts'
import { useShippingText } from './useShippingText.ts'

interface ProductCardProps {
  readonly product: Product
  readonly categoryName: string | undefined
  /** The link keeps this colour; '' for none. */
  readonly colour: TemplateColour | ''
  readonly early: boolean
}

const SIZES = '(max-width: 719px) 92vw, 350px'

/** A product card with picture, name, description, price and shipping date. The whole card is the link. */
export function ProductCard({ product, categoryName, colour, early }: ProductCardProps) {
  const { t } = useTranslation('catalogue')
  const shippingText = useShippingText()
  const { name, description, imageUrl, seichoku, numberOfSides, productType, options, price } = product
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={imageUrl} alt="" ratio={4 / 3} sizes={SIZES} early={early} />
      </div>
      {categoryName && <p className={styles.category}>{categoryName}</p>}
      <h3 className={styles.name}>
        <AppLink href={productAddress(product, colour)} className={styles.link}>
          {name}
        </AppLink>
      </h3>
      <p className={styles.description}>{description}</p>
      {price && <PriceLine price={price} className={styles.price} />}
      <ul className={styles.facts}>
        {productType === 'NO_DESIGN' && <li>{t('product.noDesign')}</li>}
        {seichoku && <li>{t('product.booklet', { pages: seichoku.totalPage })}</li>}
        {numberOfSides === 2 && <li>{t('product.sides')}</li>}
        {options.length > 1 && <li>{t('product.options', { count: options.length })}</li>}
        {isSoldOut(product) ? (
          <li className={styles.soldOut}>{t('product.soldOut')}</li>
        ) : (
          <li className={styles.ships}>{shippingText(product)}</li>
        )}
      </ul>
    </article>
  )
}

import type { Product } from '@irodori/contract/entities/product'
import { isSoldOut } from '@irodori/rules/lowStock'
import { AppLink } from '@irodori/ui/AppLink'
import { useTranslation } from 'react-i18next'
import styles from './ProductCard.module.css'
import { PriceLine } from './PriceLine.tsx'
import { Picture } from './picture/Picture.tsx'
import { productAddress } from './productOption.ts'

interface ProductCardProps {
  readonly product: Product
  readonly categoryName: string | undefined
  readonly early: boolean
}

const SIZES = '(max-width: 719px) 92vw, 350px'

/** A product card with picture, name, description, price and shipping date. The whole card is the link. */
export function ProductCard({ product, categoryName, early }: ProductCardProps) {
  const { t } = useTranslation('catalogue')
  const { name, description, imageUrl, seichoku, numberOfSides, creatingTime, availableDate, options, price } = product
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={imageUrl} alt="" ratio={4 / 3} sizes={SIZES} early={early} />
      </div>
      {categoryName && <p className={styles.category}>{categoryName}</p>}
      <h3 className={styles.name}>
        <AppLink href={productAddress(product)} className={styles.link}>
          {name}
        </AppLink>
      </h3>
      <p className={styles.description}>{description}</p>
      {price && <PriceLine price={price} className={styles.price} />}
      <ul className={styles.facts}>
        {seichoku && <li>{t('product.booklet', { pages: seichoku.totalPage })}</li>}
        {numberOfSides === 2 && <li>{t('product.sides')}</li>}
        {options.length > 1 && <li>{t('product.options', { number: options.length })}</li>}
        {isSoldOut(product) ? (
          <li className={styles.soldOut}>{t('product.soldOut')}</li>
        ) : (
          <li className={styles.ships}>
            {availableDate === ''
              ? t('product.shipsInDays', { days: creatingTime })
              : t('product.ships', { date: availableDate })}
          </li>
        )}
      </ul>
    </article>
  )
}

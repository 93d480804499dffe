import type { Product } from '@irodori/contract'
import { isSoldOut } from '@irodori/rules'
import { AppLink } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { Picture } from './Picture.tsx'
import styles from './ProductCard.module.css'

interface ProductCardProps {
  readonly product: Product
  readonly categoryName: string | undefined
  readonly early: boolean
}

/** A product as a large picture, its name, what it is and when it ships. The whole card is the link. */
export function ProductCard({ product, categoryName, early }: ProductCardProps) {
  const { t } = useTranslation('catalogue')
  const { id, name, description, imageUrl, seichoku, numberOfSides, creatingTime } = product
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={imageUrl} alt="" ratio={4 / 3} early={early} />
      </div>
      {categoryName && <p className={styles.category}>{categoryName}</p>}
      <h3 className={styles.name}>
        <AppLink href={`/product/${encodeURIComponent(id)}`} className={styles.link}>
          {name}
        </AppLink>
      </h3>
      <p className={styles.description}>{description}</p>
      <ul className={styles.facts}>
        {seichoku && <li>{t('product.booklet', { pages: seichoku.totalPage })}</li>}
        {numberOfSides === 2 && <li>{t('product.sides')}</li>}
        {isSoldOut(product) ? (
          <li className={styles.soldOut}>{t('product.soldOut')}</li>
        ) : (
          <li>{t('product.shipsInDays', { days: creatingTime })}</li>
        )}
      </ul>
    </article>
  )
}

import type { FrontPage, Product } from '@irodori/contract/entities/product'
import { AppLink } from '@irodori/ui/AppLink'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceLine } from '../PriceLine.tsx'
import { Picture } from '../picture/Picture.tsx'
import { productAddress } from '../productOption.ts'
import styles from './Front.module.css'

interface FirstProductsProps {
  readonly products: readonly Product[]
  readonly by: FrontPage['firstProductsBy']
}

const SIZES = '(max-width: 767px) 42vw, 256px'
/** Cards that a phone shows without scrolling. */
const EARLY = 2

/** CAT-54: the best sellers if orders tell, else the first products of the shop's own order; the heading says which. */
export function FirstProducts({ products, by }: FirstProductsProps) {
  const { t } = useTranslation('catalogue')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.best}>
      <h2 id={heading}>{t(`front.first.${by}`)}</h2>
      <ul className={styles.products}>
        {products.map((product, index) => (
          <li key={product.id}>
            <AppLink href={productAddress(product)} className={styles.product}>
              <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes={SIZES} early={index < EARLY} />
              <span className={styles.name}>{product.name}</span>
            </AppLink>
            {product.price && <PriceLine price={product.price} className={styles.price} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Product } from '@irodori/contract/entities/product'
import type { TemplateColour } from '@irodori/contract/entities/template'
import { Skeleton } from '@irodori/ui/Skeleton'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

interface ProductGridProps {
  /** Undefined while they load. */
  readonly products: readonly Product[] | undefined
  /** The category above the name, in a list of several categories. */
  readonly categoryNameOf: (product: Product) => string | undefined
  /** The colour by which the products were found; their links keep it. */
  readonly colour?: TemplateColour | ''
  /** Whether its first picture is among the first on the screen. */
  readonly isFirst?: boolean
}

export const ProductGrid = ({ products, categoryNameOf, colour = '', isFirst = true }: ProductGridProps) => (
  <ul className={styles.grid} aria-busy={products === undefined}>
    {products?.map((product, index) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          categoryName={categoryNameOf(product)}
          colour={colour}
          early={isFirst && index === 0}
        />
      </li>
    )) ??
      ['first', 'second', 'third'].map((place) => (
        <li key={place} className={styles.waiting}>
          <Skeleton ratio={4 / 3} />
          <Skeleton width="60%" height="1.75rem" />
          <Skeleton width="92%" />
          <Skeleton width="48%" />
        </li>
      ))}
  </ul>
)

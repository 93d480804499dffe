import type { ListState } from '@irodori/client/listQueries'
import type { FrontPage as Front } from '@irodori/contract/entities/product'
import { useProducts } from '../useProducts.ts'
import { FirstProducts } from './FirstProducts.tsx'
import styles from './Front.module.css'
import { Introduction } from './Introduction.tsx'
import { Occasions } from './Occasions.tsx'
import { OrderSteps } from './OrderSteps.tsx'

interface FrontPageProps {
  /** Null if it could not be read. */
  readonly front: Front | null
  /** Of the list below it. */
  readonly state: ListState
}

/** CAT-51: what the shop makes, how it comes about, the occasions, and the products that are shown first. */
export function FrontPage({ front, state }: FrontPageProps) {
  const { data: list } = useProducts(state, undefined)
  const first = front?.firstProducts ?? []
  return (
    <div className={styles.front}>
      <Introduction pictureUrl={front?.pictureUrl ?? null} />
      <OrderSteps />
      {front && front.occasions.length > 0 && <Occasions occasions={front.occasions} />}
      {/* A list that is not longer needs no selection. */}
      {front && list && list.total > first.length && first.length > 0 && (
        <FirstProducts products={first} by={front.firstProductsBy} />
      )}
    </div>
  )
}

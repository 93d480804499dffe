import { Skeleton } from '@irodori/ui/Skeleton'
import styles from './OrderCard.module.css'

export const OrderSkeleton = () => (
  <div className={styles.order} aria-busy="true">
    <Skeleton width="14rem" height="1.75rem" />
    <Skeleton height="3.5rem" />
    <Skeleton height="9rem" />
    <Skeleton height="9rem" />
  </div>
)

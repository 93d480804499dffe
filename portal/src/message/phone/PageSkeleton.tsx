import { PHOTO_RATIOS } from '@irodori/rules/messageLayout'
import { Skeleton } from '@irodori/ui/Skeleton'
import styles from './PageSkeleton.module.css'

/** A message page that is loading: its title, its first photo and its text. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton ratio={PHOTO_RATIOS[0]} />
    <Skeleton height="9rem" />
  </div>
)

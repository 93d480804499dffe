import { Skeleton } from '@irodori/ui/Skeleton'
import stepStyles from '../steps/Step.module.css'

/** The packaging page while its order, plans and notices load. */
export const PackageSkeleton = () => (
  <div className={stepStyles.sections} aria-busy="true">
    <Skeleton width="14rem" height="1.75rem" />
    <Skeleton height="14rem" />
    <Skeleton height="20rem" />
  </div>
)

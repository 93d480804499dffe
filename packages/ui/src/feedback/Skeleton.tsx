import { classes } from '../styles/classes.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly width?: string
  readonly height?: string
  /** Width over height, where the height follows the width. */
  readonly ratio?: number
  readonly className?: string
}

/** The place of something that is on its way, in its shape. */
export const Skeleton = ({ width = '100%', height, ratio, className }: SkeletonProps) => (
  <span
    className={classes(styles.skeleton, className)}
    style={{ width, height: height ?? (ratio === undefined ? '1em' : undefined), aspectRatio: ratio }}
    aria-hidden="true"
  />
)

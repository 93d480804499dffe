import { classes } from '../styles/classes.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly width?: string
  readonly height?: string
  /** Width divided by height, if the height follows the width. */
  readonly ratio?: number
  readonly className?: string
}

/** A placeholder in the shape of content that is loading. */
export const Skeleton = ({ width = '100%', height, ratio, className }: SkeletonProps) => (
  <span
    className={classes(styles.skeleton, className)}
    style={{ width, height: height ?? (ratio === undefined ? '1em' : undefined), aspectRatio: ratio }}
    aria-hidden="true"
  />
)

import { classes } from '../styles/classes.ts'
import styles from './FlipBook.module.css'
import type { Half } from './halves.ts'

interface BookHalfProps {
  readonly half: Half
  readonly className?: string | undefined
  readonly sizes: string
}

const PART = { WHOLE: undefined, LEFT: styles.leftPart, RIGHT: styles.rightPart }

/** One page of an open book. Its picture is decorative, because the book has a label. */
export const BookHalf = ({ half, className, sizes }: BookHalfProps) => (
  <div className={classes(styles.half, className)} data-empty={half === null || undefined}>
    {half && (
      <img
        className={classes(styles.picture, PART[half.part])}
        src={half.leaf.src}
        srcSet={half.leaf.srcSet}
        sizes={half.leaf.srcSet && sizes}
        alt=""
        width={half.leaf.width}
        height={half.leaf.height}
        draggable={false}
      />
    )}
  </div>
)

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { DrawingName } from './Drawing.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  readonly drawing: DrawingName
  readonly title: string
  readonly children?: ReactNode
  /** The recommended action. */
  readonly action?: ReactNode
  /** Whether it fills a page, whose title is the level 1 heading. */
  readonly page?: boolean
}

/** Few visits show one. Without a connection the words stand alone, because they say what to do. */
const Drawing = lazy<ComponentType<{ readonly name: DrawingName }>>(() =>
  import('./Drawing.tsx').then(
    ({ Drawing }) => ({ default: Drawing }),
    () => ({ default: () => null }),
  ),
)

/** The empty state of a list or page, with a drawing and an action. */
export const EmptyState = ({ drawing, title, children, action, page = false }: EmptyStateProps) => (
  <div className={styles.empty}>
    <div className={styles.drawing}>
      <Suspense>
        <Drawing name={drawing} />
      </Suspense>
    </div>
    <div className={styles.words}>
      {page ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children && <p>{children}</p>}
    </div>
    {action}
  </div>
)

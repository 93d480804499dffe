import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './Drawing.tsx'
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

/** The empty state of a list or page, with a drawing and an action. */
export const EmptyState = ({ drawing, title, children, action, page = false }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Drawing name={drawing} className={styles.drawing} />
    <div className={styles.words}>
      {page ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children && <p>{children}</p>}
    </div>
    {action}
  </div>
)

import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './Drawing.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  readonly drawing: DrawingName
  readonly title: string
  readonly children?: ReactNode
  /** The one thing to do now. */
  readonly action?: ReactNode
  /** A page of its own has its title as heading 1. */
  readonly page?: boolean
}

/** Nothing is here, said with a small drawing and the way on. */
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

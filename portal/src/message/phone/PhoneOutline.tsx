import type { ReactNode } from 'react'
import styles from './PhoneOutline.module.css'

interface PhoneOutlineProps {
  /** The accessible name of the page in the outline. */
  readonly label: string
  /** Whether the page itself takes the focus, so that it can be scrolled by keys; for a page without buttons and fields. */
  readonly isFocusable?: boolean
  readonly children: ReactNode
}

/**
 * A message page that scrolls by itself: on a wide screen in the outline of a phone, otherwise in the space that its column
 * leaves. The container sets the height of its own bars as `--bars`.
 */
export const PhoneOutline = ({ label, isFocusable = false, children }: PhoneOutlineProps) => (
  <div className={styles.phone}>
    <section className={styles.screen} tabIndex={isFocusable ? 0 : undefined} aria-label={label}>
      {children}
    </section>
  </div>
)

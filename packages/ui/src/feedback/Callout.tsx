import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import { classes } from '../styles/classes.ts'
import styles from './Callout.module.css'

const ICONS = { info: 'info', good: 'success', warning: 'warning', danger: 'warning' } satisfies Record<
  string,
  IconName
>

interface CalloutProps {
  readonly tone: keyof typeof ICONS
  readonly children: ReactNode
  /** Announced by screen readers as soon as it appears. */
  readonly urgent?: boolean
}

/** A highlighted message inside the page. */
export const Callout = ({ tone, urgent = false, children }: CalloutProps) => (
  <div className={classes(styles.callout, styles[tone])} role={urgent ? 'alert' : undefined}>
    <Icon name={ICONS[tone]} />
    <div className={styles.body}>{children}</div>
  </div>
)

import { Page } from '@irodori/ui'
import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'

interface AccountFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** A narrow page with a heading and one card. */
export const AccountFrame = ({ title, children }: AccountFrameProps) => (
  <Page title={title} narrow>
    <div className={styles.column}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.card}>{children}</div>
    </div>
  </Page>
)

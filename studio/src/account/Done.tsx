import { AppLink, buttonClass, Callout } from '@irodori/ui'
import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'

interface DoneProps {
  readonly children: ReactNode
  /** Where to go from here. */
  readonly ways: readonly { readonly href: string; readonly words: string }[]
}

/** What was done, and the ways on; the first is the likely one. */
export const Done = ({ children, ways }: DoneProps) => (
  <>
    <Callout tone="good" urgent>
      {children}
    </Callout>
    <div className={styles.ways}>
      {ways.map(({ href, words }, index) => (
        <AppLink key={href} href={href} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
          {words}
        </AppLink>
      ))}
    </div>
  </>
)

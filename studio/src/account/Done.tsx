import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'

interface DoneProps {
  readonly children: ReactNode
  /** Links to continue with. */
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** Says what was done and offers links to continue; the first is the most likely one. */
export const Done = ({ children, links }: DoneProps) => (
  <>
    <Callout tone="good" urgent>
      {children}
    </Callout>
    <div className={styles.ways}>
      {links.map(({ href, label }, index) => (
        <AppLink key={href} href={href} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
          {label}
        </AppLink>
      ))}
    </div>
  </>
)

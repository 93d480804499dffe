import { useArrivalFocus } from '@irodori/ui/useArrivalFocus'
import type { ReactNode } from 'react'
import { MaintenanceNotice } from '../../notice/MaintenanceNotice.tsx'
import { DesignBar } from './DesignBar.tsx'
import styles from './DesignLayout.module.css'

interface DesignLayoutProps {
  /** What the bar says about saving. */
  readonly state?: ReactNode
  readonly children: ReactNode
}

/** The bar and, in the remaining height of the window, the page that is made. */
export function DesignLayout({ state, children }: DesignLayoutProps) {
  const content = useArrivalFocus()
  return (
    <div className={styles.layout}>
      <DesignBar>{state}</DesignBar>
      <div className={styles.notice}>
        <MaintenanceNotice />
      </div>
      <main ref={content} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

import { NoticeBanner } from '@irodori/ui/NoticeBanner'
import { useState } from 'react'
import styles from './MaintenanceNotice.module.css'

/** NTC-1: announces a maintenance on screens whose work it would interrupt. */
export function MaintenanceNotice() {
  const [now] = useState(() => new Date())
  return (
    <div className={styles.notice}>
      <NoticeBanner kind="MAINTENANCE" now={now} />
    </div>
  )
}

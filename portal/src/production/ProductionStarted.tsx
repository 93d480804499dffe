import { Button } from '@irodori/ui/Button'
import { Notices } from '@irodori/ui/Notices'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ProductionStarted.module.css'
import { WaitingPeriod } from './WaitingPeriod.tsx'

interface ProductionStartedProps {
  readonly orderNumber: string
  /** The version of the waiting order; only its waiting period can be cancelled, no later one. */
  readonly updatedAt: string
  /** The end as the start call returned it, by the clock of the server; null if the order was already waiting. */
  readonly endsAt: string | null
  readonly onMyPage: () => void
}

/** The waiting period before production as a page of its own, which the start leads to. */
export function ProductionStarted({ orderNumber, updatedAt, endsAt, onMyPage }: ProductionStartedProps) {
  const { t } = useTranslation('packaging')
  const heading = useRef<HTMLHeadingElement>(null)
  const [startedAt] = useState(() => new Date())

  useEffect(() => {
    // A start replaces the screen, so the focus moves. An order that was already waiting is only displayed.
    if (endsAt === null) return
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [endsAt])

  return (
    <div className={styles.started}>
      <h2 ref={heading} tabIndex={-1}>
        {t('started.title')}
      </h2>
      <Notices kind="DONE_ORDER" now={startedAt} />
      <WaitingPeriod
        orderNumber={orderNumber}
        updatedAt={updatedAt}
        endsAt={endsAt}
        problemCloseLabel={t('started.myPage')}
        onEnded={onMyPage}
      >
        <Button variant="primary" onClick={onMyPage}>
          {t('started.myPage')}
        </Button>
      </WaitingPeriod>
    </div>
  )
}

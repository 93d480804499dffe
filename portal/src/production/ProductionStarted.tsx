import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { cancelCreation, readRemainingTime } from '@irodori/contract/endpoints/production'
import { Button } from '@irodori/ui/Button'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { Notices } from '@irodori/ui/Notices'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countdown } from '../dates/countdown.ts'
import { RetryNotice } from '../notice/RetryNotice.tsx'
import styles from './ProductionStarted.module.css'
import { undoStartProblem } from './undoStartProblem.ts'

interface ProductionStartedProps {
  readonly orderNumber: string
  /** The version of the waiting order; only its waiting period can be cancelled, no later one. */
  readonly updatedAt: string
  /** The end as the start call returned it, by the clock of the server; null if the order was already waiting. */
  readonly endsAt: string | null
  readonly onMyPage: () => void
}

const TICK_MS = 1000
const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The waiting period before production: the remaining time, and a button that cancels the start while it lasts. */
export function ProductionStarted({ orderNumber, updatedAt, endsAt, onMyPage }: ProductionStartedProps) {
  const { t } = useTranslation('packaging')
  const heading = useRef<HTMLHeadingElement>(null)
  const [startedAt] = useState(() => new Date())
  const [now, setNow] = useState(() => Date.now())
  const [isAsking, setAsking] = useState(false)
  const {
    run,
    isPending: isCancelling,
    error,
  } = useCallMutation(cancelCreation, {
    onSuccess: onMyPage,
    onError: () => setAsking(false),
  })
  const problem = error && undoStartProblem(error)
  // By the clock of this device, which may be wrong but drives the countdown.
  const { data, isError, refetch } = useCall(
    readRemainingTime,
    { params: { orderNumber }, query: { clientStartTime: startedAt.toISOString() } },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const ends = data?.[0]?.clientEndingTime ?? endsAt
  const left = ends === null ? null : countdown(Date.parse(ends), now)
  const isOver = left?.isOver === true

  useEffect(() => {
    // A start replaces the screen, so the focus moves. An order that was already waiting is only displayed.
    if (endsAt === null) return
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [endsAt])
  useEffect(() => {
    if (isOver || isCancelling) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver, isCancelling])

  return (
    <div className={styles.started}>
      <h2 ref={heading} tabIndex={-1}>
        {t('started.title')}
      </h2>
      <Notices kind="DONE_ORDER" now={startedAt} />
      {isOver ? (
        <p>{t('started.over')}</p>
      ) : (
        <>
          <p>{t('started.body')}</p>
          {left !== null && (
            <p className={styles.time} role="timer" aria-label={t('started.remaining')}>
              {left.days * 24 + left.hours > 0 && `${left.days * 24 + left.hours}:`}
              {twoDigits(left.minutes)}:{twoDigits(left.seconds)}
            </p>
          )}
        </>
      )}
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('started.timeFailed')}</RetryNotice>}
      <div className={styles.buttons}>
        {!isOver && <Button onClick={() => setAsking(true)}>{t('started.cancel')}</Button>}
        <Button variant="primary" onClick={onMyPage}>
          {t('started.myPage')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('started.ask.title')}
        confirmLabel={t('started.ask.yes')}
        cancelLabel={t('started.ask.no')}
        destructive
        busy={isCancelling}
        onConfirm={() => void run({ params: { orderNumber }, query: { updatedAt } })}
        onCancel={() => setAsking(false)}
      >
        {t('started.ask.body')}
      </ConfirmDialog>
      <NotifyDialog
        open={problem === 'TOO_LATE'}
        title={t('started.tooLate.title')}
        closeLabel={t('started.myPage')}
        onClose={onMyPage}
      >
        {t('started.tooLate.body')}
      </NotifyDialog>
      <NotifyDialog
        open={problem === 'REFRESH'}
        title={t('started.failed.title')}
        closeLabel={t('started.myPage')}
        // My page reads the order again and shows whether the start was cancelled.
        onClose={onMyPage}
      >
        {t('started.failed.body')}
      </NotifyDialog>
    </div>
  )
}

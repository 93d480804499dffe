import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { cancelCreation, readRemainingTime } from '@irodori/contract/endpoints/production'
import { Button } from '@irodori/ui/Button'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countdown } from '../dates/countdown.ts'
import { RetryNotice } from '../notice/RetryNotice.tsx'
import styles from './ProductionStarted.module.css'
import { undoStartProblem } from './undoStartProblem.ts'

interface WaitingPeriodProps {
  readonly orderNumber: string
  /** The version of the waiting order; only its waiting period can be cancelled, no later one. */
  readonly updatedAt: string
  /** The end as the start call returned it, by the clock of the server; null if the order was already waiting. */
  readonly endsAt: string | null
  /** Label of the button that closes a refusal, if it leads to another page. */
  readonly problemCloseLabel?: string
  /** Further buttons. */
  readonly children?: ReactNode
  /** Called once the start is cancelled, or cannot be cancelled any more. */
  readonly onEnded: () => void
  /** Called when the countdown has reached its end. */
  readonly onOver?: () => void
}

const TICK_MS = 1000
const JOB_DELAY_MS = 3000
const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** PCK-15, PCK-16: the remaining time before production, and a button that cancels the start while it lasts. */
export function WaitingPeriod({
  orderNumber,
  updatedAt,
  endsAt,
  problemCloseLabel,
  children,
  onEnded,
  onOver,
}: WaitingPeriodProps) {
  const { t } = useTranslation('packaging')
  const [startedAt] = useState(() => new Date())
  const [now, setNow] = useState(() => Date.now())
  const [isAsking, setAsking] = useState(false)
  const {
    run,
    isPending: isCancelling,
    error,
    reset,
  } = useCallMutation(cancelCreation, {
    onSuccess: () => {
      setAsking(false)
      onEnded()
    },
    onError: () => setAsking(false),
  })
  // The order is read again and shows whether the start was cancelled.
  const closeProblem = () => {
    reset()
    onEnded()
  }
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
    if (isOver || isCancelling) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver, isCancelling])
  useEffect(() => {
    if (!isOver || onOver === undefined) return
    // The server ends the waiting period by a job, which may start a moment later.
    const timer = setTimeout(onOver, JOB_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOver, onOver])

  return (
    <>
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
      <div className={styles.buttons} data-screen-only="">
        {!isOver && <Button onClick={() => setAsking(true)}>{t('started.cancel')}</Button>}
        {children}
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
        {...(problemCloseLabel !== undefined && { closeLabel: problemCloseLabel })}
        onClose={closeProblem}
      >
        {t('started.tooLate.body')}
      </NotifyDialog>
      <NotifyDialog
        open={problem === 'REFRESH'}
        title={t('started.failed.title')}
        {...(problemCloseLabel !== undefined && { closeLabel: problemCloseLabel })}
        onClose={closeProblem}
      >
        {t('started.failed.body')}
      </NotifyDialog>
    </>
  )
}

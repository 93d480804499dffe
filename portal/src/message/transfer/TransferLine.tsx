import { Button } from '@irodori/ui/Button'
import { Progress } from '@irodori/ui/Progress'
import { useTranslation } from 'react-i18next'
import styles from './TransferLine.module.css'
import type { TransferState } from './useTransfer.ts'

interface TransferLineProps {
  /** A sentence that names the file that is uploading. */
  readonly label: string
  readonly state: TransferState
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** DGM-7: the progress of an upload with a cancel button; a failed upload shows a retry button instead. */
export function TransferLine({ label, state, onCancel, onRetry }: TransferLineProps) {
  const { t } = useTranslation(['messageMaking', 'common'])
  if (state.kind === 'IDLE') return null
  if (state.kind === 'STOPPED') {
    return (
      <div className={styles.transfer} role="status">
        <p className={styles.soft}>{t('transfer.stopped')}</p>
        <Button icon="reset" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  const isChecking = state.kind === 'CHECKING'
  const share = isChecking ? null : state.share
  const statusText = isChecking
    ? t('transfer.checking')
    : state.isWaiting
      ? t('transfer.waiting')
      : share === null
        ? t('transfer.finishing')
        : label
  return (
    <div className={styles.transfer}>
      <div className={styles.bar}>
        <Progress label={statusText} value={share} />
      </div>
      <Button onClick={onCancel}>{t('transfer.cancel')}</Button>
      <p className={styles.unseen} role="status">
        {statusText}
      </p>
    </div>
  )
}

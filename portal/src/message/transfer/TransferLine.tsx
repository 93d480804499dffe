import { Button } from '@irodori/ui/Button'
import { Progress } from '@irodori/ui/Progress'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styles from './TransferLine.module.css'
import type { TransferState } from './useTransfer.ts'

interface TransferLineProps {
  /** The part of the message that the file is for. */
  readonly name: string
  readonly state: TransferState
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** DGM-7, DGM-24: the progress of a conversion and an upload with a cancel button; a failed upload shows a retry button instead. */
export function TransferLine({ name, state, onCancel, onRetry }: TransferLineProps) {
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
  const share = state.kind === 'CHECKING' ? null : state.share
  const statusText = statusOf(state, name, t)
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

function statusOf(
  state: Exclude<TransferState, { kind: 'IDLE' | 'STOPPED' }>,
  name: string,
  t: TFunction<'messageMaking'>,
): string {
  if (state.kind === 'CHECKING') return t('transfer.checking')
  if (state.kind === 'CONVERTING') return t('transfer.converting', { name })
  if (state.isWaiting) return t('transfer.waiting')
  return state.share === null ? t('transfer.finishing') : t('transfer.sending', { name })
}

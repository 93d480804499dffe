import { Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import styles from './RetryNotice.module.css'

interface RetryNoticeProps {
  readonly children: string
  readonly onRetry: () => void
}

/** Something small could not be read: said without a dialog, with the way to try again. */
export function RetryNotice({ children, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation('common')
  return (
    <p className={styles.line} role="status">
      <Icon name="info" size={16} />
      {children}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}

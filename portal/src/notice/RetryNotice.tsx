import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import styles from './RetryNotice.module.css'

interface RetryNoticeProps {
  readonly children: string
  readonly onRetry: () => void
}

/** Says without a dialog that a minor part could not be loaded, with a button that tries again. */
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

import { useTranslation } from 'react-i18next'
import { Spinner } from '../icon/Spinner.tsx'
import styles from './ScreenLoading.module.css'

/** Shown while the chunk of a screen loads, after a short delay. */
export function ScreenLoading() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.loading} role="status">
      <Spinner size={28} />
      <span>{t('loading')}</span>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Spinner } from '../icon/Spinner.tsx'
import styles from './ScreenLoading.module.css'

/** While the code of a screen is on its way. Appears only when that takes longer than a blink. */
export function ScreenLoading() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.loading} role="status">
      <Spinner size={28} />
      <span>{t('loading')}</span>
    </div>
  )
}

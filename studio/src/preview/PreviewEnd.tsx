import { Spinner } from '@irodori/ui/Spinner'
import { useTranslation } from 'react-i18next'
import styles from './Preview.module.css'

interface PreviewEndProps {
  readonly isLoading: boolean
  readonly hasMore: boolean
}

/** Status line below a growing list: loading, or end of the list. */
export function PreviewEnd({ isLoading, hasMore }: PreviewEndProps) {
  const { t } = useTranslation('catalogue')
  return (
    <p className={styles.end} role="status">
      {isLoading && <Spinner size={18} />}
      {isLoading ? t('pieces.loading') : hasMore ? '' : t('pieces.end')}
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'

interface ReaderReasonProps {
  readonly reader: 'fontkit' | 'opentype.js'
  /** The message of the library, which is English. */
  readonly reason: string
}

/** Why a library cannot read a font, in its own words. */
export function ReaderReason({ reader, reason }: ReaderReasonProps) {
  const { t } = useTranslation('fonts')
  return (
    <p className={styles.hint}>
      {t('readers.reason', { reader })}
      <q lang="en">{reason}</q>
    </p>
  )
}

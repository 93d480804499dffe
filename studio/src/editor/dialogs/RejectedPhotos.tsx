import { useTranslation } from 'react-i18next'
import type { RejectedPhoto } from '../state/rejectedPhoto.ts'
import styles from './RejectedPhotos.module.css'

interface RejectedPhotosProps {
  readonly rejected: readonly RejectedPhoto[]
  /** Smallest file size that is rejected. */
  readonly megabytes: number
}

/** Rejected files, grouped by reason. */
export function RejectedPhotos({ rejected, megabytes }: RejectedPhotosProps) {
  const { t } = useTranslation('editor')
  const problems = [...new Set(rejected.map(({ problem }) => problem))]
  const filesWith = (reason: RejectedPhoto['problem']) => rejected.filter(({ problem }) => problem === reason)
  return (
    <ul className={styles.reasons}>
      {problems.map((problem) => (
        <li key={problem}>
          <p>{t(`problem.${problem}`, { megabytes })}</p>
          <ul className={styles.names}>
            {filesWith(problem).map(({ fileName }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: file names may be equal, and the list never changes
              <li key={at}>{fileName}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import type { RejectedPhoto } from '../state/rejectedPhoto.ts'
import styles from './RejectedPhotos.module.css'

interface RefusedPhotosProps {
  readonly refusals: readonly RejectedPhoto[]
  /** Of which on a file is too large. */
  readonly megabytes: number
}

/** Files that were not taken, by what is wrong with them: each reason is said once. */
export function RejectedPhotos({ refusals, megabytes }: RefusedPhotosProps) {
  const { t } = useTranslation('editor')
  const problems = [...new Set(refusals.map(({ problem }) => problem))]
  const filesWith = (reason: RejectedPhoto['problem']) => refusals.filter(({ problem }) => problem === reason)
  return (
    <ul className={styles.reasons}>
      {problems.map((problem) => (
        <li key={problem}>
          <p>{t(`problem.${problem}`, { megabytes })}</p>
          <ul className={styles.names}>
            {filesWith(problem).map(({ fileName }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: phones give several files one name, and the list never changes
              <li key={at}>{fileName}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

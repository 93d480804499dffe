import type { FontWeight } from '@irodori/contract/entities/designItem'
import type { FontEntry } from '@irodori/fonts/fontEntry'
import { isJapanese } from '@irodori/typography/productFont'
import { Skeleton } from '@irodori/ui/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FontSamples.module.css'
import { SAMPLE, useFontSample } from './useFontSample.ts'

interface FontSampleProps {
  readonly entry: FontEntry
  readonly words: string
  readonly weight: FontWeight
  /** The family's name, below the words. */
  readonly children: ReactNode
}

/** The customer's words in a family. A Latin family shows its own name in place of Japanese words. */
export function FontSample({ entry, words, weight, children }: FontSampleProps) {
  const { t } = useTranslation('tools')
  const isOtherScript = entry.chars === 'latin' && isJapanese(words)
  const { data, isError } = useFontSample(isOtherScript ? familyName(entry) : words, entry.value, weight)
  const missing = data?.missing ?? []
  return (
    <>
      <span className={styles.sample}>
        {data && (
          <img src={data.src} alt="" width={SAMPLE.width / 2} height={SAMPLE.height / 2} className={styles.picture} />
        )}
        {!data && !isError && <Skeleton height="28px" />}
        {isError && <span className={styles.note}>{t('fontSamples.unavailable')}</span>}
      </span>
      {children}
      {isOtherScript && <span className={styles.note}>{t('fontSamples.latinOnly')}</span>}
      {missing.length > 0 && (
        <span className={styles.missing}>{t('fontSamples.missing', { characters: missing.join('') })}</span>
      )}
    </>
  )
}

/** The name that a label has in parentheses, or the whole label. */
const familyName = ({ label }: FontEntry): string => /\((.+)\)$/.exec(label.en)?.[1] ?? label.en

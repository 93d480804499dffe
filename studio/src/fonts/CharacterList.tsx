import { textOf } from '@irodori/font-inspector/reportTable'
import { Button } from '@irodori/ui/Button'
import { useToast } from '@irodori/ui/ToastProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'

/** Characters before the rest is shown. */
const FIRST = 60

interface CharacterListProps {
  readonly codePoints: readonly number[]
  /** Accessible name of the list. */
  readonly label: string
}

/** A list of characters to copy; a long one is collapsed. */
export function CharacterList({ codePoints, label }: CharacterListProps) {
  const { t } = useTranslation('fonts')
  const toast = useToast()
  const [isWhole, setWhole] = useState(false)
  const rest = codePoints.length - FIRST
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(codePoints))
      toast({ message: t('copied') })
    } catch {
      toast({ message: t('notCopied'), tone: 'failure' })
    }
  }
  return (
    <div className={styles.characters}>
      <p lang="ja">{textOf(isWhole ? codePoints : codePoints.slice(0, FIRST))}</p>
      <div className={styles.actions}>
        {rest > 0 && (
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('fold') : t('more', { number: rest.toLocaleString('ja-JP') })}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('copyOf', { label })} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}

import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import styles from './DiscardQuestion.module.css'

interface DiscardQuestionProps {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** ACC-3: asks at the foot of a dialog before text that was typed into it is lost. The answer that keeps it has the focus. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className={styles.question} role="alertdialog" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('discard.title')}
      </p>
      <div className={styles.answers}>
        <Button ref={keep} onClick={onKeep}>
          {t('discard.keep')}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t('discard.confirm')}
        </Button>
      </div>
    </div>
  )
}

import { Button } from '@irodori/ui/Button'
import { Dialog } from '@irodori/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './InvoiceDialog.module.css'

const STEPS = ['words', 'reissue', 'until'] as const

interface InvoiceTutorialProps {
  readonly until: string
  readonly isBusy: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

/** RCP-2: explains the receipt in three short pages before the first one. */
export function InvoiceTutorial({ until, isBusy, onDone, onClose }: InvoiceTutorialProps) {
  const { t } = useTranslation('invoice')
  const [index, setIndex] = useState(0)
  const step = STEPS[index] ?? 'words'
  const isLast = index === STEPS.length - 1
  return (
    <Dialog
      open
      title={t('tutorial.title')}
      onClose={onClose}
      actions={
        <>
          {index > 0 && <Button onClick={() => setIndex(index - 1)}>{t('tutorial.back')}</Button>}
          <Button variant="primary" busy={isBusy} onClick={() => (isLast ? onDone() : setIndex(index + 1))}>
            {t(isLast ? 'tutorial.done' : 'tutorial.next')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('tutorial.place', { number: index + 1, total: STEPS.length })}</p>
      <div className={styles.sheet} aria-live="polite">
        <h3>{t(`tutorial.${step}.title`)}</h3>
        <p>{t(`tutorial.${step}.body`, { day: until })}</p>
      </div>
    </Dialog>
  )
}

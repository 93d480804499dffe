import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './GiftEnding.module.css'
import type { MessageContent } from './messageContent.ts'

interface GiftEndingProps {
  readonly content: Pick<MessageContent, 'validity' | 'senderName'>
  readonly onAccept: (() => void) | undefined
  readonly onClose: (() => void) | undefined
  readonly accepted: ReactNode
  readonly children: ReactNode
}

/** Browsers close only windows that a page has opened; how long we wait to see whether it did, milliseconds. */
const CLOSES_WITHIN = 300

/** The end of a message: until when it can be seen, the acceptance of the gift, and the way out. */
export function GiftEnding({ content, onAccept, onClose, accepted, children }: GiftEndingProps) {
  const { t } = useTranslation('gift')
  const [isLeftOpen, setLeftOpen] = useState(false)
  const close = () => {
    if (onClose) return onClose()
    window.close()
    setTimeout(() => setLeftOpen(true), CLOSES_WITHIN)
  }
  return (
    <section className={styles.ending} data-not-kept="" aria-label={t('ending.label')} data-reveal="">
      {accepted ? (
        <div className={styles.accepted}>{accepted}</div>
      ) : (
        <>
          <p className={styles.lead}>{t('ending.lead')}</p>
          <button
            type="button"
            className={styles.accept}
            aria-disabled={onAccept ? undefined : true}
            onClick={() => onAccept?.()}
          >
            {t('ending.accept')}
          </button>
          {!onAccept && <p className={styles.soft}>{t('ending.recipientOnly')}</p>}
        </>
      )}
      <p className={styles.validity}>{t('ending.validity', { date: content.validity })}</p>
      <div className={styles.actions}>
        {children}
        <button type="button" className={styles.quiet} onClick={close}>
          {t('ending.close')}
        </button>
      </div>
      <p className={styles.soft} role="status">
        {isLeftOpen && t('ending.closeYourself')}
      </p>
    </section>
  )
}

import { useCloseTab } from '@irodori/ui/closeTab'
import type { ReactNode } from 'react'
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

/** The end of a message page: its date of validity, the button that accepts the gift, and the button that closes the page. */
export function GiftEnding({ content, onAccept, onClose, accepted, children }: GiftEndingProps) {
  const { t } = useTranslation('gift')
  const { close, isLeftOpen } = useCloseTab()
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
        <button type="button" className={styles.quiet} onClick={onClose ?? close}>
          {t('ending.close')}
        </button>
      </div>
      <p className={styles.soft} role="status">
        {isLeftOpen && t('ending.closeYourself')}
      </p>
    </section>
  )
}

import { useCloseTab } from '@irodori/ui/closeTab'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './GiftEnding.module.css'
import type { MessageContent } from './messageContent.ts'

interface GiftEndingProps {
  readonly content: Pick<MessageContent, 'validity' | 'openUntil'>
  readonly onAccept: (() => void) | undefined
  readonly onClose: (() => void) | undefined
  readonly accepted: ReactNode
  readonly children: ReactNode
}

/**
 * The end of a message page: the button that accepts the gift, the dates on which the choice and the page end (GFT-26), and
 * the button that closes the page.
 */
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
      <dl className={styles.dates}>
        {!accepted && (
          <div>
            <dt>{t('ending.validity')}</dt>
            <dd>{content.validity}</dd>
            <dd className={styles.after}>{t('ending.afterValidity')}</dd>
          </div>
        )}
        <div>
          <dt>{t('ending.openUntil')}</dt>
          <dd>{content.openUntil}</dd>
        </div>
      </dl>
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

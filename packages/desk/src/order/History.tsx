import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { useTranslation } from 'react-i18next'
import { eventInWords, mailInWords } from '../orders/orderWords.ts'
import { useOrderFormats } from '../orders/useOrderFormats.ts'
import styles from './History.module.css'
import { Part } from '../orders/Part.tsx'

/** What happened to the order, and which mails it caused, each the last first. */
export function History({ order: { history, mails } }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  return (
    <>
      <Part title={t('order.history')}>
        {history.length === 0 && <p className={styles.none}>{t('order.noHistory')}</p>}
        <ol className={styles.list}>
          {history.toReversed().map(({ event, to, at }) => {
            const known = eventInWords(event)
            return (
              <li key={`${event} ${at}`} className={styles.entry}>
                <span className={styles.time}>{format.time(at)}</span>
                <span>
                  {known === null ? event : t(`event.${known}`)}
                  <span className={styles.soft}> → {t(`status.${to}`)}</span>
                </span>
              </li>
            )
          })}
        </ol>
      </Part>
      <Part title={t('order.mails')}>
        {mails.length === 0 && <p className={styles.none}>{t('order.noMails')}</p>}
        <ol className={styles.list}>
          {mails.map(({ id, kind, recipient, writtenAt, state }) => {
            const known = mailInWords(kind)
            return (
              <li key={id} className={styles.entry}>
                <span className={styles.time}>{format.time(writtenAt)}</span>
                <span>
                  {known === null ? kind : t(`mail.${known}`)}
                  <span className={styles.soft}>
                    {' '}
                    {recipient} {t(`mailState.${state}`)}
                  </span>
                </span>
              </li>
            )
          })}
        </ol>
      </Part>
    </>
  )
}

import type { Order } from '@irodori/contract/entities/order'
import { shownOpenUntil, shownValidity } from '@irodori/rules/linkValidity'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countdown } from '../../dates/countdown.ts'
import styles from './ReleasedMessage.module.css'
import { ShareAddress } from './ShareAddress.tsx'

interface ReleasedMessageProps {
  readonly order: Pick<Order, 'id' | 'orderNumber' | 'urlReleasedDate' | 'timeToAutoStartProduction'>
}

const TICK_MS = 1000

/** DGM-16, DGM-18, DGM-20: a released message on my page: its link, its two last days, and the time until the automatic start. */
export function ReleasedMessage({ order }: ReleasedMessageProps) {
  const { t } = useTranslation('messageMaking')
  return (
    <section className={styles.released} data-screen-only="">
      <h3>{t('released.title')}</h3>
      <p>{t('released.body')}</p>
      <ShareAddress order={order} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('released.shipDate')}</dt>
          <dd>{t('released.notSpecified')}</dd>
        </div>
        <div>
          <dt>{t('released.validity')}</dt>
          <dd>{shownValidity(order.urlReleasedDate, new Date())}</dd>
        </div>
        <div>
          <dt>{t('released.openUntil')}</dt>
          <dd>{shownOpenUntil(order.urlReleasedDate, new Date())}</dd>
        </div>
        {order.timeToAutoStartProduction !== null && (
          <div>
            <dt>{t('released.startsIn')}</dt>
            <dd>
              <TimeLeft endsAt={Date.parse(order.timeToAutoStartProduction)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The remaining days, hours, minutes and seconds, updated every second. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const { t } = useTranslation('messageMaking')
  const [now, setNow] = useState(() => Date.now())
  const { isOver, ...left } = countdown(endsAt, now)
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return <span role="timer">{isOver ? t('released.over') : t('released.left', left)}</span>
}

import { dateLocale } from '@irodori/contract/language'
import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './GuideEmailPage.module.css'
import type { GuideOrder, PendingCall } from './useGuide.ts'

interface GuideOrdersProps {
  readonly orders: readonly GuideOrder[]
  readonly pending: PendingCall
  readonly onOpen: (orderNumber: string) => void
}

/** The orders of a contact, each with a button that opens its mail. */
export function GuideOrders({ orders, pending, onOpen }: GuideOrdersProps) {
  const { t, i18n } = useTranslation(['guideEmail', 'common'])
  const date = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  return (
    <ul className={styles.orders} aria-label={t('orders')}>
      {orders.map(({ orderNumber, orderDate, productNames, unit }) => (
        <li key={orderNumber} className={styles.order}>
          <div>
            <p className={styles.number}>{orderNumber}</p>
            <p className={styles.facts}>
              {[date.format(new Date(orderDate)), productNames.join(t('common:comma')), t('units', { count: unit })]
                .filter(Boolean)
                .join('・')}
            </p>
          </div>
          <Button
            busy={pending !== null && pending !== 'ORDERS' && pending.orderNumber === orderNumber}
            onClick={() => onOpen(orderNumber)}
          >
            {t('open')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

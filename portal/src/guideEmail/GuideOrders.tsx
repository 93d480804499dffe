import { Button } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import styles from './GuideEmailPage.module.css'
import type { Awaited, GuideOrder } from './useGuide.ts'

interface GuideOrdersProps {
  readonly orders: readonly GuideOrder[]
  readonly awaited: Awaited
  readonly onOpen: (orderNumber: string) => void
}

export function GuideOrders({ orders, awaited, onOpen }: GuideOrdersProps) {
  const { t, i18n } = useTranslation('guideEmail')
  const date = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  return (
    <ul className={styles.orders} aria-label={t('orders')}>
      {orders.map(({ orderNumber, orderDate, productNames, unit }) => (
        <li key={orderNumber} className={styles.order}>
          <div>
            <p className={styles.number}>{orderNumber}</p>
            <p className={styles.facts}>
              {[date.format(new Date(orderDate)), productNames.join('、'), t('units', { number: unit })]
                .filter(Boolean)
                .join('・')}
            </p>
          </div>
          <Button
            busy={awaited !== null && awaited !== 'ORDERS' && awaited.orderNumber === orderNumber}
            onClick={() => onOpen(orderNumber)}
          >
            {t('open')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

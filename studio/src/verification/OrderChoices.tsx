import { dateLocale } from '@irodori/contract/language'
import { classes } from '@irodori/ui/classes'
import { SAFE_CHOICE } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import type { OrderOption } from './findOrder.ts'
import styles from './OrderChoices.module.css'

interface OrderChoicesProps {
  readonly orders: readonly OrderOption[]
  /** Number of the order that is chosen now. */
  readonly current?: string | null
  readonly isBusy: boolean
  /** The first order receives the focus when its dialog opens. */
  readonly takesFocus?: boolean
  readonly onChoose: (order: OrderOption) => void
}

/** Orders as buttons: number, day, product and how many designs are missing. */
export function OrderChoices({ orders, current = null, isBusy, takesFocus = false, onChoose }: OrderChoicesProps) {
  const { t, i18n } = useTranslation('verification')
  const day = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  const first = orders.find(({ orderNumber }) => orderNumber !== current)
  return (
    <ul className={styles.orders}>
      {orders.map((order) => {
        const { orderNumber, orderDate, productName, missing, isUnfinished } = order
        const isCurrent = orderNumber === current
        return (
          <li key={orderNumber}>
            <button
              type="button"
              className={styles.order}
              aria-current={isCurrent || undefined}
              disabled={isBusy || isCurrent}
              onClick={() => onChoose(order)}
              {...(takesFocus && order === first ? SAFE_CHOICE : {})}
            >
              <span>
                <span className={styles.number}>{orderNumber}</span>
                <span className={styles.soft}>{t('order.placed', { day: day.format(new Date(orderDate)) })}</span>
                <span className={classes(styles.soft, styles.product)}>
                  <span>{productName}</span>
                  <span className={styles.missing}>
                    {missing > 0
                      ? t('order.missing', { count: missing })
                      : t(isUnfinished ? 'order.unfinished' : 'order.complete')}
                  </span>
                </span>
              </span>
              {isCurrent ? <span className={styles.now}>{t('order.current')}</span> : <Icon name="chevronRight" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

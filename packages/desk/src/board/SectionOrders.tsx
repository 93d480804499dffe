import { DESK_PAGES, deskOrderPath } from '@irodori/contract/deskPages'
import type { Board } from '@irodori/contract/entities/board'
import { AppLink } from '@irodori/ui/AppLink'
import { useTranslation } from 'react-i18next'
import { useOrderFormats } from '../orders/useOrderFormats.ts'
import { useProductLine } from '../orders/useProductLine.ts'
import styles from './BoardPage.module.css'

type Section = Board['sections'][number]

/** The lists with the orders of a part, where the list has a filter for it. Ship days come first where parcels leave. */
const LISTS: Readonly<Partial<Record<Section['section'], string>>> = {
  IN_PRODUCTION: '?status=CREATING',
  TO_SHIP: '?status=CREATING&sort=SHIP_DAY',
  HELD: '?status=PENDING',
}

interface SectionOrdersProps extends Pick<Section, 'section' | 'orders'> {
  /** Whether the board shows only the first ones. */
  readonly isCut: boolean
}

/** The first orders of a part of the board. */
export function SectionOrders({ section, orders, isCut }: SectionOrdersProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  const productLine = useProductLine()
  const list = LISTS[section]
  return (
    <>
      <ul className={styles.list}>
        {orders.map(({ orderNumber, ordererName, products, shipDay, changedAt, isPaid }) => (
          <li key={orderNumber}>
            <AppLink href={deskOrderPath(orderNumber)} className={styles.number}>
              {orderNumber}
            </AppLink>{' '}
            {ordererName}
            {!isPaid && <span className={styles.unpaid}>{t('unpaid')}</span>}
            <p className={styles.soft}>{productLine(products)}</p>
            <p className={styles.soft}>
              {shipDay === null
                ? t('board.changed', { time: format.time(changedAt) })
                : t('board.leaves', { day: format.day(shipDay) })}
            </p>
          </li>
        ))}
      </ul>
      {isCut && list !== undefined && (
        <AppLink href={`${DESK_PAGES.orders.path}${list}`} className={styles.all}>
          {t('board.all')}
        </AppLink>
      )}
    </>
  )
}

import { deskOrderPath } from '@irodori/contract/deskPages'
import type { ListedOrder } from '@irodori/contract/entities/listedOrder'
import { AppLink } from '@irodori/ui/AppLink'
import { classes } from '@irodori/ui/classes'
import { useTranslation } from 'react-i18next'
import cards from '../frame/CardTable.module.css'
import { StatusChip } from '../orders/StatusChip.tsx'
import { useOrderFormats } from '../orders/useOrderFormats.ts'
import { useProductLine } from '../orders/useProductLine.ts'
import styles from './OrderTable.module.css'

/** Orders as a table, on phones as cards. */
export function OrderTable({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return (
    <table className={classes(cards.table, styles.orders)}>
      <thead>
        <tr>
          <th scope="col">{t('list.number')}</th>
          <th scope="col">{t('list.status')}</th>
          <th scope="col">{t('list.people')}</th>
          <th scope="col">{t('list.products')}</th>
          <th scope="col">{t('list.shipDay')}</th>
          <th scope="col">{t('list.price')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.orderNumber} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { readonly order: ListedOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  const productLine = useProductLine()
  const { orderNumber, status, source, ordererName, receiverName, products, shipDay, totalPrice, isPaid } = order
  return (
    <tr>
      <td>
        <AppLink href={deskOrderPath(orderNumber)} className={styles.number}>
          {orderNumber}
        </AppLink>
        <div className={cards.soft}>
          {format.time(order.orderedAt)} · {t(`source.${source}`)}
        </div>
      </td>
      <td>
        <StatusChip status={status} />
      </td>
      <td>
        {ordererName}
        {receiverName !== ordererName && <div className={cards.soft}>{t('list.to', { name: receiverName })}</div>}
      </td>
      <td className={styles.products}>{productLine(products)}</td>
      <td className={styles.day}>{shipDay && <span data-label={t('list.shipDay')}>{format.day(shipDay)}</span>}</td>
      <td className={styles.price}>
        {totalPrice !== null && format.yen(totalPrice)}
        {!isPaid && <div className={styles.unpaid}>{t('unpaid')}</div>}
      </td>
    </tr>
  )
}

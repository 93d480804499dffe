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

/** The selected orders by their numbers. */
interface Selection {
  readonly selected: ReadonlySet<string>
  readonly setSelected: (next: ReadonlySet<string>) => void
}

interface OrderTableProps {
  readonly orders: readonly ListedOrder[]
  /** Null where nothing can be done with several orders. */
  readonly selection: Selection | null
}

/** Orders as a table, on phones as cards. */
export function OrderTable({ orders, selection }: OrderTableProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const isWhole = orders.every(({ orderNumber }) => selection?.selected.has(orderNumber))
  return (
    <table className={classes(cards.table, styles.orders)}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.select}>
              <Checkbox
                label={t('packing.selectAll')}
                isChecked={isWhole}
                onChange={(isChecked) =>
                  selection.setSelected(new Set(isChecked ? orders.map(({ orderNumber }) => orderNumber) : []))
                }
              />
            </th>
          )}
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
          <OrderRow key={order.orderNumber} order={order} selection={selection} />
        ))}
      </tbody>
    </table>
  )
}

interface CheckboxProps {
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

const Checkbox = ({ label, isChecked, onChange }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input type="checkbox" aria-label={label} checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
  </label>
)

interface OrderRowProps extends Pick<OrderTableProps, 'selection'> {
  readonly order: ListedOrder
}

function OrderRow({ order, selection }: OrderRowProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  const productLine = useProductLine()
  const { orderNumber, status, source, ordererName, receiverName, products, shipDay, totalPrice, isPaid } = order
  return (
    <tr>
      {selection && (
        <td className={styles.select}>
          <Checkbox
            label={t('packing.select', { orderNumber })}
            isChecked={selection.selected.has(orderNumber)}
            onChange={(isChecked) => {
              const next = new Set(selection.selected)
              if (isChecked) next.add(orderNumber)
              else next.delete(orderNumber)
              selection.setSelected(next)
            }}
          />
        </td>
      )}
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

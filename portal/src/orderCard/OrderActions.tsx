import type { Order } from '@irodori/contract/entities/order'
import { mayCancel } from '@irodori/rules/orderStatus'
import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import { useDayLabel } from '../dates/useDayLabel.ts'
import { canDownload } from '../downloading/designDownload.ts'
import { invoiceOffer } from '../invoice/invoiceOffer.ts'
import { useOrderList } from '../orderList/orderListContext.ts'
import { CancelLink } from './NextActions.tsx'
import styles from './OrderCard.module.css'

interface OrderActionsProps {
  readonly order: Order
  readonly now: Date
  readonly onPrint: () => void
}

/** The secondary actions of an order in one row. */
export function OrderActions({ order, now, onPrint }: OrderActionsProps) {
  const { t } = useTranslation('portal')
  const dayOf = useDayLabel()
  const { openDialog } = useOrderList()
  const invoice = invoiceOffer(order, now)
  const hasPicture = order.designs.some(({ imageName }) => imageName !== null)
  return (
    <fieldset className={styles.actions} aria-label={t('actions.title')} data-screen-only="">
      {hasPicture && (
        <Button variant="quiet" icon="heart" onClick={() => openDialog({ kind: 'SHARE', order })}>
          {t('actions.share')}
        </Button>
      )}
      {canDownload(order) && (
        <Button variant="quiet" icon="download" onClick={() => openDialog({ kind: 'DOWNLOAD', order })}>
          {t('actions.download')}
        </Button>
      )}
      {invoice.kind === 'OFFERED' && (
        <Button variant="quiet" icon="card" onClick={() => openDialog({ kind: 'INVOICE', order })}>
          {t('actions.invoice')}
        </Button>
      )}
      {order.paymentType === 'RAKUTEN_POINT' && (
        <Button variant="quiet" icon="card" onClick={() => openDialog({ kind: 'POINT_MAIL', order })}>
          {t('actions.pointMail')}
        </Button>
      )}
      <Button variant="quiet" icon="pages" onClick={onPrint}>
        {t('actions.print')}
      </Button>
      <Button variant="quiet" icon="help" onClick={() => openDialog({ kind: 'ASK' })}>
        {t('actions.ask')}
      </Button>
      {mayCancel(order.status) && <CancelLink order={order} label={t('actions.cancel')} />}
      {invoice.kind === 'OVER' && (
        <p className={styles.over}>{t('actions.invoiceOver', { day: dayOf(invoice.until) })}</p>
      )}
      {(invoice.kind === 'NOTHING_PAID' || invoice.kind === 'AMOUNT_UNKNOWN') && (
        <p className={styles.over}>{t(`actions.invoiceMissing.${invoice.kind}`)}</p>
      )}
      {invoice.kind === 'UNPAID' && <p className={styles.over}>{t(`actions.invoiceUnpaid.${invoice.paymentType}`)}</p>}
    </fieldset>
  )
}

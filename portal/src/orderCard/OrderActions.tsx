import type { Order } from '@irodori/contract'
import { mayCancel } from '@irodori/rules'
import { Button } from '@irodori/ui'
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

/** What else can be done with an order, in one quiet row. */
export function OrderActions({ order, now, onPrint }: OrderActionsProps) {
  const { t } = useTranslation('portal')
  const dayOf = useDayLabel()
  const { ask } = useOrderList()
  const invoice = invoiceOffer(order, now)
  const isShown = order.designs.some(({ imageName }) => imageName !== null)
  return (
    <fieldset className={styles.actions} aria-label={t('actions.title')} data-screen-only="">
      {isShown && (
        <Button variant="quiet" icon="heart" onClick={() => ask({ kind: 'SHARE', order })}>
          {t('actions.share')}
        </Button>
      )}
      {canDownload(order) && (
        <Button variant="quiet" icon="download" onClick={() => ask({ kind: 'DOWNLOAD', order })}>
          {t('actions.download')}
        </Button>
      )}
      {invoice.kind === 'OFFERED' && (
        <Button variant="quiet" icon="card" onClick={() => ask({ kind: 'INVOICE', order })}>
          {t('actions.invoice')}
        </Button>
      )}
      {order.paymentType === 'RAKUTEN_POINT' && (
        <Button variant="quiet" icon="card" onClick={() => ask({ kind: 'POINT_MAIL', order })}>
          {t('actions.pointMail')}
        </Button>
      )}
      <Button variant="quiet" icon="pages" onClick={onPrint}>
        {t('actions.print')}
      </Button>
      <Button variant="quiet" icon="help" onClick={() => ask({ kind: 'ASK' })}>
        {t('actions.ask')}
      </Button>
      {mayCancel(order.status) && <CancelLink order={order} label={t('actions.cancel')} />}
      {invoice.kind === 'OVER' && (
        <p className={styles.over}>{t('actions.invoiceOver', { day: dayOf(invoice.until) })}</p>
      )}
    </fieldset>
  )
}

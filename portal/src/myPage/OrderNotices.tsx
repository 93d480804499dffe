import { withOrder } from '@irodori/client/orderQuery'
import type { Order } from '@irodori/contract/entities/order'
import { PAGES } from '@irodori/contract/pages'
import { Button } from '@irodori/ui/Button'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useTranslation } from 'react-i18next'
import { cancelAddress } from '../orderCard/pendingCancel.ts'

interface OrderNoticesProps {
  readonly kind: 'WRONG_PRODUCT' | 'PENDING_CANCEL'
  readonly order: Order
  readonly onClose: () => void
}

const FIRST_REASON = 0

/** Two problems that prevent an order from continuing, each with a button that loads the page that solves it. */
export function OrderNotices({ kind, order, onClose }: OrderNoticesProps) {
  const { t } = useTranslation('orderDialogs')
  const { orderNumber } = order
  const href =
    kind === 'PENDING_CANCEL' ? cancelAddress(orderNumber, FIRST_REASON) : withOrder(PAGES.home.path, orderNumber)
  return (
    <NotifyDialog
      open
      title={t(`${kind}.title`)}
      closeLabel={t(`${kind}.close`)}
      onClose={onClose}
      action={
        <Button variant="primary" onClick={() => window.location.assign(href)}>
          {t(`${kind}.action`)}
        </Button>
      }
    >
      {t(`${kind}.body`, { orderNumber })}
    </NotifyDialog>
  )
}

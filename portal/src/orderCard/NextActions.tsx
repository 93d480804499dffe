import type { Order } from '@irodori/contract'
import { AppLink, Button, buttonClass } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { useOrderList } from '../orderList/orderListContext.ts'
import type { OrderProgress } from '../piece/designGroups.ts'
import { hasWrongProduct, nextActions } from './nextActions.ts'
import styles from './OrderCard.module.css'
import { cancelAddress } from './pendingCancel.ts'

interface NextActionsProps {
  readonly order: Order
  readonly progress: OrderProgress
}

/** The ways on from an order. With a design of a wrong product a dialog stands before them. */
export function NextActions({ order, progress }: NextActionsProps) {
  const { t } = useTranslation('portal')
  const { ask } = useOrderList()
  const isWrong = hasWrongProduct(order)
  const ways = nextActions(order, progress)
  if (ways.length === 0) return null
  return (
    <div className={styles.ways} data-screen-only="">
      {ways.map(({ kind, href, isNext }) =>
        isWrong && kind !== 'LOOK' ? (
          <Button
            key={kind}
            variant={isNext ? 'primary' : 'secondary'}
            onClick={() => ask({ kind: 'WRONG_PRODUCT', order })}
          >
            {t(`way.${kind}`)}
          </Button>
        ) : (
          <AppLink key={kind} href={href} className={buttonClass(isNext ? 'primary' : 'secondary')}>
            {t(`way.${kind}`)}
          </AppLink>
        ),
      )}
    </div>
  )
}

/** The page that cancels an order is loaded anew: its form starts empty but for what the link brings. */
export const CancelLink = ({ order, label }: { readonly order: Order; readonly label: string }) => (
  <a
    className={buttonClass('quiet')}
    href={cancelAddress(order.orderNumber, order.status === 'PENDING_CANCEL' ? 0 : undefined)}
  >
    {label}
  </a>
)

import type { Order } from '@irodori/contract/entities/order'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
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

/** The buttons that lead an order to its next step. MYP-6: with a design of a wrong product they open a dialog instead. */
export function NextActions({ order, progress }: NextActionsProps) {
  const { t } = useTranslation('portal')
  const { openDialog } = useOrderList()
  const isWrong = hasWrongProduct(order)
  const actions = nextActions(order, progress)
  if (actions.length === 0) return null
  return (
    <div className={styles.nextActions} data-screen-only="">
      {actions.map(({ kind, href, isNext }) =>
        isWrong ? (
          <Button
            key={kind}
            variant={isNext ? 'primary' : 'secondary'}
            onClick={() => openDialog({ kind: 'WRONG_PRODUCT', order })}
          >
            {t(`nextAction.${kind}`)}
          </Button>
        ) : (
          <AppLink key={kind} href={href} className={buttonClass(isNext ? 'primary' : 'secondary')}>
            {t(`nextAction.${kind}`)}
          </AppLink>
        ),
      )}
    </div>
  )
}

/** Links to the cancel page by a full page load, so that its form contains only the parameters of the link. */
export const CancelLink = ({ order, label }: { readonly order: Order; readonly label: string }) => (
  <a
    className={buttonClass('quiet')}
    href={cancelAddress(order.orderNumber, order.status === 'PENDING_CANCEL' ? 0 : undefined)}
  >
    {label}
  </a>
)

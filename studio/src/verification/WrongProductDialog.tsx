import { useConnection } from '@irodori/client/ClientProvider'
import { withOrder } from '@irodori/client/orderQuery'
import { useCall } from '@irodori/client/useCall'
import { listOrders } from '@irodori/contract/endpoints/order'
import { PAGES } from '@irodori/contract/pages'
import { Button } from '@irodori/ui/Button'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { type OrderOption, ordersWith } from './findOrder.ts'
import { OrderChoices } from './OrderChoices.tsx'
import styles from './VerificationProblemDialog.module.css'

interface WrongProductDialogProps {
  readonly productId: string
  readonly orderNumber: string
  /** The design is saved in this order, so no other one is offered. */
  readonly isFixed: boolean
  readonly onChoose: (order: OrderOption) => void
  readonly onAskForAnother: () => void
  /** Designs the product for this order all the same. */
  readonly onContinue: () => void
}

/** The order does not contain the product: offers the account's other orders that do, another number, and the products. */
export function WrongProductDialog(props: WrongProductDialogProps) {
  const { productId, orderNumber, isFixed, onChoose, onAskForAnother, onContinue } = props
  const { t } = useTranslation(['verification', 'errors'])
  const { session } = useConnection()
  const [, navigate] = useLocation()
  const isAccount = !isFixed && session.read()?.role === 'USER'
  const { data = [] } = useCall(listOrders, {}, { enabled: isAccount })
  const others = ordersWith(productId, data).filter((order) => order.orderNumber !== orderNumber)
  return (
    <NotifyDialog
      open
      title={t('errors:NOT_MATCH_PRODUCT_WITH_ORDER.title')}
      code="NOT_MATCH_PRODUCT_WITH_ORDER"
      closeLabel={t('action.backToProducts')}
      onClose={() => navigate(withOrder(PAGES.home.path, orderNumber))}
      action={
        !isFixed && (
          <Button variant="primary" onClick={onAskForAnother}>
            {t('action.otherNumber')}
          </Button>
        )
      }
    >
      <p>{t('wrongProduct.body', { orderNumber })}</p>
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('wrongProduct.others')}</h3>
          <OrderChoices orders={others} isBusy={false} onChoose={onChoose} />
        </>
      )}
      <p className={styles.aside}>{t('wrongProduct.consequence', { orderNumber })}</p>
      <p>
        <button type="button" className={styles.help} onClick={onContinue}>
          {t('wrongProduct.continue', { orderNumber })}
        </button>
      </p>
    </NotifyDialog>
  )
}

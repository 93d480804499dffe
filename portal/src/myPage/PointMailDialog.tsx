import { useCallMutation } from '@irodori/client/useCallMutation'
import { sendRakutenPointMail } from '@irodori/contract/endpoints/afterOrder'
import type { Order } from '@irodori/contract/entities/order'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import { useOrderList } from '../orderList/orderListContext.ts'

interface PointMailDialogProps {
  readonly order: Order
  readonly onClose: () => void
}

/** MYP-13: asks whether the mail about paying with points shall be sent, then confirms that it was sent. */
export function PointMailDialog({ order, onClose }: PointMailDialogProps) {
  const { t } = useTranslation('orderDialogs')
  const messageOf = useErrorMessage()
  const { setStatus, openDialog } = useOrderList()
  const { run, isPending, isSuccess } = useCallMutation(sendRakutenPointMail, {
    onError: (error) => {
      onClose()
      const again = () => openDialog({ kind: 'POINT_MAIL', order })
      setStatus({ text: messageOf(error).title, action: { label: t('pointMail.again'), run: again } })
    },
  })
  if (isSuccess) {
    return (
      <NotifyDialog open title={t('pointMail.sentTitle')} onClose={onClose}>
        {t('pointMail.sentBody')}
      </NotifyDialog>
    )
  }
  return (
    <ConfirmDialog
      open
      title={t('pointMail.title')}
      confirmLabel={t('pointMail.send')}
      cancelLabel={t('pointMail.close')}
      busy={isPending}
      onConfirm={() => void run({ query: { orderNumber: order.orderNumber } })}
      onCancel={onClose}
    >
      {t('pointMail.body', { orderNumber: order.orderNumber })}
    </ConfirmDialog>
  )
}

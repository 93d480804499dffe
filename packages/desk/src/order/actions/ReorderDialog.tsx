import { useClient } from '@irodori/client/ClientProvider'
import { askToReorder } from '@irodori/contract/endpoints/desk/orderActions'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { useTranslation } from 'react-i18next'
import { OrderProblem } from './OrderProblem.tsx'
import { useOrderForm } from './useOrderForm.ts'

interface ReorderDialogProps {
  readonly order: DeskOrder
  readonly onClose: () => void
}

/** Asks the customer for an order for each receiver, after it has said what is sent. */
export function ReorderDialog({ order: { orderNumber }, onClose }: ReorderDialogProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  const { formProps, isBusy, error } = useOrderForm({
    initial: {},
    call: () => client.call(askToReorder, { params: { orderNumber } }),
    done: t('done.ASK_TO_REORDER'),
    onClose,
  })
  return (
    <AccountFormDialog
      title={t('action.ASK_TO_REORDER')}
      submitLabel={t('reorder.submit')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('reorder.lead')}</p>
      <OrderProblem error={error} />
    </AccountFormDialog>
  )
}

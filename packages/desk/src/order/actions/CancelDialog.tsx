import { useClient } from '@irodori/client/ClientProvider'
import { cancelDeskOrder } from '@irodori/contract/endpoints/desk/orderActions'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { TextArea } from '@irodori/ui/TextArea'
import { useTranslation } from 'react-i18next'
import { OrderProblem } from './OrderProblem.tsx'
import { useOrderForm } from './useOrderForm.ts'

interface CancelDialogProps {
  readonly order: DeskOrder
  readonly onClose: () => void
}

/** Cancels an order after it has said what follows. */
export function CancelDialog({ order: { orderNumber, source }, onClose }: CancelDialogProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  const { field, formProps, isBusy, error } = useOrderForm({
    initial: { note: '' },
    call: ({ note }) => client.call(cancelDeskOrder, { params: { orderNumber }, body: { note } }),
    done: t('done.CANCEL'),
    onClose,
  })
  return (
    <AccountFormDialog
      title={t('cancel.title', { orderNumber })}
      submitLabel={t('action.CANCEL')}
      variant="danger"
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t(source === 'OWN' ? 'cancel.own' : 'cancel.marketplace', { source: t(`source.${source}`) })}</p>
      <OrderProblem error={error} />
      <TextArea {...field('note')} label={t('cancel.note')} help={t('cancel.noteHelp')} rows={3} maxLength={500} />
    </AccountFormDialog>
  )
}

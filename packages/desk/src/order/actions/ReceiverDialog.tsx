import { useClient } from '@irodori/client/ClientProvider'
import { changeReceiver } from '@irodori/contract/endpoints/desk/orderActions'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './OrderActions.module.css'
import { OrderProblem } from './OrderProblem.tsx'
import { useOrderForm } from './useOrderForm.ts'

interface ReceiverDialogProps {
  readonly order: DeskOrder
  readonly onClose: () => void
}

const NAMES = ['familyName', 'firstName', 'familyNameKana', 'firstNameKana'] as const
const ADDRESS = ['zipCode', 'prefecture', 'city', 'subAddress1', 'subAddress2', 'phoneNumber'] as const
type Field = (typeof NAMES)[number] | (typeof ADDRESS)[number]

/** DSK-12: changes name and address of the receiver; the server checks them as the customer's own change. */
export function ReceiverDialog({ order: { orderNumber, receiver, address }, onClose }: ReceiverDialogProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  const empty = { zipCode: '', prefecture: '', city: '', subAddress1: '', subAddress2: '', phoneNumber: '' }
  const { field, formProps, isBusy, error } = useOrderForm<Field>({
    initial: { ...empty, ...receiver, ...address },
    call: (body) => client.call(changeReceiver, { params: { orderNumber }, body }),
    done: t('done.CHANGE_RECEIVER'),
    onClose,
  })
  const input = (name: Field) => (
    <TextField key={name} {...field(name)} label={t(`receiver.${name}`)} maxLength={200} autoComplete="off" />
  )
  return (
    <AccountFormDialog
      title={t('action.CHANGE_RECEIVER')}
      submitLabel={t('receiver.submit')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('receiver.lead')}</p>
      <OrderProblem error={error} />
      <div className={styles.pair}>{NAMES.map(input)}</div>
      {ADDRESS.map(input)}
    </AccountFormDialog>
  )
}

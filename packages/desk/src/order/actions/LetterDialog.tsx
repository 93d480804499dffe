import { errorCodeOf } from '@irodori/client/callError'
import { useClient } from '@irodori/client/ClientProvider'
import { writeToCustomer } from '@irodori/contract/endpoints/desk/orderActions'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { LONGEST_LETTER } from '@irodori/contract/entities/deskOrder'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { FormProblem } from '@irodori/ui/FormProblem'
import { TextArea } from '@irodori/ui/TextArea'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderProblem } from './OrderProblem.tsx'
import { useOrderForm } from './useOrderForm.ts'

interface LetterDialogProps {
  readonly order: DeskOrder
  readonly onClose: () => void
}

/** DSK-22: mails a text to the customer of an order. */
export function LetterDialog({ order: { orderNumber }, onClose }: LetterDialogProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  // A second try after a lost answer sends the same letter.
  const [letterId] = useState(() => crypto.randomUUID())
  const { field, formProps, isBusy, error } = useOrderForm({
    initial: { text: '' },
    check: ({ text }) => ({ text: text.trim() === '' ? 'MISSING' : null }),
    call: ({ text }) => client.call(writeToCustomer, { params: { orderNumber }, body: { letterId, text } }),
    done: t('done.WRITE_LETTER'),
    onClose,
  })
  return (
    <AccountFormDialog
      title={t('action.WRITE_LETTER')}
      submitLabel={t('letter.submit')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('letter.lead')}</p>
      {error && errorCodeOf(error) === 'NOT_AVAILABLE' ? (
        <FormProblem error={error} words={t('letter.noAddress')} />
      ) : (
        <OrderProblem error={error} />
      )}
      <TextArea {...field('text')} label={t('letter.text')} rows={8} maxLength={LONGEST_LETTER} />
    </AccountFormDialog>
  )
}

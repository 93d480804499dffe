import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { saveFile } from '@irodori/client/saveFile'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readInvoice } from '@irodori/contract/endpoints/afterOrder'
import type { Invoice, Order } from '@irodori/contract/entities/order'
import { DEFAULT_INVOICE_DESCRIPTION, invoiceName } from '@irodori/rules/invoice'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { TextField } from '@irodori/ui/TextField'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useForm } from '@irodori/ui/useForm'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayLabel } from '../dates/useDayLabel.ts'
import styles from './InvoiceDialog.module.css'
import { type InvoiceText, issueInvoice } from './issueInvoice.ts'

interface InvoiceFormProps {
  readonly order: Order
  readonly invoice: Invoice
  readonly onClose: () => void
}

const MAX_LENGTH = 100

/** The form for the addressee and description of a receipt, with the download of the receipt. */
export function InvoiceForm({ order, invoice, onClose }: InvoiceFormProps) {
  const { t, i18n } = useTranslation('invoice')
  const client = useClient()
  const messageOf = useErrorMessage()
  const dayOf = useDayLabel()
  const id = useId()
  const yen = new Intl.NumberFormat(i18n.resolvedLanguage, { style: 'currency', currency: 'JPY' })
  const { orderNumber } = order
  const initial: InvoiceText = { name: invoice.name, describe: invoice.describe }
  const [issued, setIssued] = useState(initial)
  const issuing = useResultMutation(
    async (typed: InvoiceText) => {
      const result = await issueInvoice(client, orderNumber, invoice, typed)
      if (result.ok) {
        setIssued(typed)
        saveFile(result.value.blob, result.value.fileName)
      }
      return result
    },
    { invalidates: [queryKey(readInvoice, { params: { orderNumber } })] },
  )
  const { values, control, formProps, isBusy } = useForm({
    initial,
    check: () => ({}),
    send: async (typed) => {
      await issuing.run(typed)
      return {}
    },
  })
  // The file is saved before the call is over and the receipt is read again.
  const isSaved = issued.name === values.name && issued.describe === values.describe
  const problem = issuing.error && messageOf(issuing.error)
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      isSaved={isSaved}
      actions={
        <Button variant="primary" icon="download" type="submit" form={id} busy={isBusy}>
          {t(invoice.isReissue ? 'downloadAgain' : 'download')}
        </Button>
      }
    >
      <form id={id} className={styles.form} {...formProps}>
        <dl className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{yen.format(invoice.totalPrice)}</dd>
        </dl>
        <TextField
          {...control('name')}
          label={t('name.label')}
          help={t('name.help', { name: invoiceName('', order.orderer) })}
          maxLength={MAX_LENGTH}
        />
        <TextField
          {...control('describe')}
          label={t('describe.label')}
          help={t('describe.help', { words: DEFAULT_INVOICE_DESCRIPTION })}
          maxLength={MAX_LENGTH}
        />
        {invoice.isReissue && <Callout tone="info">{t('reissue')}</Callout>}
        <p className={styles.hint}>{t('until', { day: dayOf(invoice.availableUntil) })}</p>
        <div role="status">
          {issuing.isSuccess && <Callout tone="good">{t('done')}</Callout>}
          {problem && <Callout tone="danger">{`${problem.title} ${problem.body}`}</Callout>}
        </div>
      </form>
    </Dialog>
  )
}

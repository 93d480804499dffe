import { useClient } from '@irodori/client/ClientProvider'
import { saveFile } from '@irodori/client/saveFile'
import type { Invoice, Order } from '@irodori/contract/entities/order'
import { DEFAULT_INVOICE_DESCRIPTION, invoiceName } from '@irodori/rules/invoice'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { TextField } from '@irodori/ui/TextField'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleFlight } from '../action/useSingleFlight.ts'
import { useDayLabel } from '../dates/useDayLabel.ts'
import styles from './InvoiceDialog.module.css'
import { type InvoiceText, issueInvoice } from './issueInvoice.ts'

interface InvoiceFormProps {
  readonly order: Order
  readonly invoice: Invoice
  readonly onIssued: () => void
  readonly onClose: () => void
}

const MAX_LENGTH = 100

/** The form for the addressee and description of a receipt, with the download of the receipt. */
export function InvoiceForm({ order, invoice, onIssued, onClose }: InvoiceFormProps) {
  const { t, i18n } = useTranslation('invoice')
  const client = useClient()
  const messageOf = useErrorMessage()
  const dayOf = useDayLabel()
  const [typed, setTyped] = useState<InvoiceText>(invoice)
  const [state, setState] = useState<{ readonly done: boolean; readonly problem: string | null } | null>(null)
  const yen = new Intl.NumberFormat(i18n.resolvedLanguage, { style: 'currency', currency: 'JPY' })
  const [isBusy, download] = useSingleFlight(async () => {
    setState(null)
    const { name, describe } = typed
    const result = await issueInvoice(client, order.orderNumber, invoice, { name, describe })
    if (!result.ok) {
      const { title, body } = messageOf(result.error)
      return setState({ done: false, problem: `${title} ${body}` })
    }
    saveFile(result.value.blob, result.value.fileName)
    setState({ done: true, problem: null })
    onIssued()
  })
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      actions={
        <Button variant="primary" icon="download" busy={isBusy} onClick={download}>
          {t(invoice.isReissue ? 'downloadAgain' : 'download')}
        </Button>
      }
    >
      <div className={styles.form}>
        <dl className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{yen.format(invoice.totalPrice)}</dd>
        </dl>
        <TextField
          label={t('name.label')}
          help={t('name.help', { name: invoiceName('', order.orderer) })}
          value={typed.name}
          maxLength={MAX_LENGTH}
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        />
        <TextField
          label={t('describe.label')}
          help={t('describe.help', { words: DEFAULT_INVOICE_DESCRIPTION })}
          value={typed.describe}
          maxLength={MAX_LENGTH}
          onChange={(event) => setTyped({ ...typed, describe: event.target.value })}
        />
        {invoice.isReissue && <Callout tone="info">{t('reissue')}</Callout>}
        <p className={styles.hint}>{t('until', { day: dayOf(invoice.availableUntil) })}</p>
        <div role="status">
          {state?.done && <Callout tone="good">{t('done')}</Callout>}
          {state?.problem && <Callout tone="danger">{state.problem}</Callout>}
        </div>
      </div>
    </Dialog>
  )
}

import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readInvoice } from '@irodori/contract/endpoints/afterOrder'
import type { Order } from '@irodori/contract/entities/order'
import { Dialog } from '@irodori/ui/Dialog'
import { Spinner } from '@irodori/ui/Spinner'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayLabel } from '../dates/useDayLabel.ts'
import { useOrderList } from '../orderList/orderListContext.ts'
import styles from './InvoiceDialog.module.css'
import { InvoiceForm } from './InvoiceForm.tsx'
import { InvoiceTutorial } from './InvoiceTutorial.tsx'
import { finishTutorial } from './issueInvoice.ts'

interface InvoiceDialogProps {
  readonly order: Order
  readonly onClose: () => void
}

/** The receipt of an order: a tutorial first, then the form. RCP-5: the dialog closes if the receipt cannot be read. */
export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('invoice')
  const client = useClient()
  const messageOf = useErrorMessage()
  const dayOf = useDayLabel()
  const { setStatus, openDialog } = useOrderList()
  const { orderNumber } = order
  const given = { params: { orderNumber } }
  const { data: invoice, error } = useCall(readInvoice, given, { staleTime: 0, gcTime: 0 })

  const closeWithProblem = (title: string) => {
    onClose()
    setStatus({ text: title, action: { label: t('again'), run: () => openDialog({ kind: 'INVOICE', order }) } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each error; messageOf changes with every render
  useEffect(() => {
    // An open form keeps its text when the receipt cannot be read again.
    if (error && invoice?.isSeenTutorial !== true) closeWithProblem(messageOf(error).title)
  }, [error])

  const finishing = useResultMutation(() => finishTutorial(client, orderNumber), {
    invalidates: [queryKey(readInvoice, given)],
    onError: (refused) => closeWithProblem(messageOf(refused).title),
  })

  if (invoice === undefined) {
    return (
      <Dialog open title={t('title')} onClose={onClose}>
        <p className={styles.waiting} role="status">
          <Spinner />
          {t('loading')}
        </p>
      </Dialog>
    )
  }
  if (!invoice.isSeenTutorial) {
    return (
      <InvoiceTutorial
        until={dayOf(invoice.availableUntil)}
        isBusy={finishing.isPending}
        onDone={() => void finishing.run()}
        onClose={onClose}
      />
    )
  }
  return <InvoiceForm order={order} invoice={invoice} onClose={onClose} />
}

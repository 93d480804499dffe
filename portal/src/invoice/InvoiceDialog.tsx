import { useClient } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { readInvoice } from '@irodori/contract/endpoints/afterOrder'
import type { Invoice, Order } from '@irodori/contract/entities/order'
import { Dialog } from '@irodori/ui/Dialog'
import { Spinner } from '@irodori/ui/Spinner'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleFlight } from '../action/useSingleFlight.ts'
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
  const { data, error, refetch } = useCall(readInvoice, { params: { orderNumber } }, { staleTime: 0, gcTime: 0 })
  const [afterTutorial, setAfterTutorial] = useState<Invoice | null>(null)
  const invoice = afterTutorial ?? data

  const closeWithProblem = (title: string) => {
    onClose()
    setStatus({ text: title, action: { label: t('again'), run: () => openDialog({ kind: 'INVOICE', order }) } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each error; messageOf changes with every render
  useEffect(() => {
    if (error) closeWithProblem(messageOf(error).title)
  }, [error])

  const [isFinishing, finish] = useSingleFlight(async () => {
    const result = await finishTutorial(client, orderNumber)
    if (result.ok) setAfterTutorial(result.value)
    else closeWithProblem(messageOf(result.error).title)
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
      <InvoiceTutorial until={dayOf(invoice.availableUntil)} isBusy={isFinishing} onDone={finish} onClose={onClose} />
    )
  }
  const readAgain = () => {
    setAfterTutorial(null)
    void refetch()
  }
  return <InvoiceForm order={order} invoice={invoice} onIssued={readAgain} onClose={onClose} />
}

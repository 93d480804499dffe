import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import { downloadInvoice, updateInvoice } from '@irodori/contract/endpoints/afterOrder'
import type { Invoice } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { invoiceFileName } from '@irodori/rules/invoice'

/** The editable text of a receipt. */
export interface InvoiceText {
  readonly name: string
  readonly describe: string
}

interface Receipt {
  readonly blob: Blob
  readonly fileName: string
}

/** RCP-2: marks the tutorial as seen, which unlocks the text; the server replaces blank text by its default. */
export const finishTutorial = (
  client: Pick<Client, 'call'>,
  orderNumber: string,
): Promise<Result<Invoice, CallError>> =>
  client.call(updateInvoice, { params: { orderNumber }, body: { name: '', describe: '', isSeenTutorial: true } })

/** RCP-3, RCP-4: saves the text if it changed, then downloads the receipt. */
export async function issueInvoice(
  client: Pick<Client, 'call' | 'download'>,
  orderNumber: string,
  shown: Invoice,
  typed: InvoiceText,
): Promise<Result<Receipt, CallError>> {
  const params = { orderNumber }
  if (typed.name.trim() !== shown.name || typed.describe.trim() !== shown.describe) {
    const saved = await client.call(updateInvoice, { params, body: { ...typed } })
    if (!saved.ok) return saved
  }
  const file = await client.download(downloadInvoice, { params })
  if (!file.ok) return file
  const fileName = file.value.fileName ?? invoiceFileName(orderNumber, shown.isReissue)
  return ok({ blob: file.value.blob, fileName })
}

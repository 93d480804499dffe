import type { CallError } from '@irodori/client/callError'
import type { Client, DownloadedFile } from '@irodori/client/client'
import type { Session } from '@irodori/client/session'
import { downloadDesigns, downloadDesignsOfGuest } from '@irodori/contract/endpoints/production'
import type { Order } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayDownload } from '@irodori/rules/orderStatus'

/** DWN-1: whether an order has designs and its status allows the download. */
export const canDownload = ({ status, designs }: Pick<Order, 'status' | 'designs'>): boolean =>
  designs.length > 0 && mayDownload(status)

interface DownloadOptions {
  /** Receives the number of bytes downloaded so far. */
  readonly onReceived: (bytes: number) => void
  readonly signal: AbortSignal
}

/** DWN-2: downloads the archive by the endpoint of the role; the server names the file, otherwise the order number does. */
export async function fetchDesigns(
  client: Pick<Client, 'download'>,
  role: Session['role'],
  orderNumber: string,
  options: DownloadOptions,
): Promise<Result<DownloadedFile & { fileName: string }, CallError>> {
  const endpoint = role === 'USER' ? downloadDesigns : downloadDesignsOfGuest
  const result = await client.download(endpoint, { params: { orderNumber } }, options)
  if (!result.ok) return result
  return ok({ ...result.value, fileName: result.value.fileName ?? `designs_${orderNumber}.zip` })
}

/** Formats bytes as megabytes with one decimal. */
export const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

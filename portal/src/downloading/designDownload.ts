import type { CallError, Client, DownloadedFile, Session } from '@irodori/client'
import type { Order } from '@irodori/contract'
import { downloadDesigns, downloadDesignsOfGuest } from '@irodori/contract/endpoints/production'
import { mayDownload } from '@irodori/rules'
import { ok, type Result } from '@irodori/result'

/** DWN-1: designs can be downloaded once nothing is changed any more. */
export const canDownload = ({ status, designs }: Pick<Order, 'status' | 'designs'>): boolean =>
  designs.length > 0 && mayDownload(status)

interface Watch {
  /** Bytes that have come. */
  readonly onReceived: (bytes: number) => void
  readonly signal: AbortSignal
}

/** DWN-2: users and guests fetch by addresses of their own; the archive is named by the server, else by the order. */
export async function fetchDesigns(
  client: Pick<Client, 'download'>,
  role: Session['role'],
  orderNumber: string,
  watch: Watch,
): Promise<Result<DownloadedFile & { fileName: string }, CallError>> {
  const endpoint = role === 'USER' ? downloadDesigns : downloadDesignsOfGuest
  const result = await client.download(endpoint, { params: { orderNumber } }, watch)
  if (!result.ok) return result
  return ok({ ...result.value, fileName: result.value.fileName ?? `designs_${orderNumber}.zip` })
}

/** Megabytes with one decimal. */
export const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import type { OrderRecord } from '@irodori/client/orderRecord'
import { updateDesigns } from '@irodori/contract/endpoints/design'
import { type Design, SentDraft } from '@irodori/contract/entities/design'
import type { Result } from '@irodori/result'

/**
 * Moves a saved design with all its pages and photos into another order by a save that names both orders.
 * @param pages all saved pages of the design
 * @returns the pages as they are in the other order
 */
export function moveDesign(
  client: Pick<Client, 'call'>,
  pages: readonly Design[],
  from: OrderRecord,
  to: OrderRecord,
): Promise<Result<readonly Design[], CallError>> {
  const designs = pages.map((page) => SentDraft.parse({ ...page, basedOn: page.updatedAt }))
  const { orderNumber, phoneNumber } = to
  return client.call(updateDesigns, {
    body: {
      orderNumber,
      phoneNumber,
      oldOrderNumber: from.orderNumber,
      oldPhoneNumber: from.phoneNumber,
      groupNumber: null,
      designs,
    },
  })
}

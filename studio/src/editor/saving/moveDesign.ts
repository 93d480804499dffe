import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { OrderRecord } from '@irodori/client/orderRecord'
import { updateDesigns } from '@irodori/contract/endpoints/design'
import { type Design, SentDraft } from '@irodori/contract/entities/design'
import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import { sessionForOrder } from '../../verification/orderSession.ts'
import { type SavedRoute, savedPages } from '../opening/openSaved.ts'

/**
 * Moves a saved design with all its pages and photos into another order by a save that names both orders. A guest's
 * session is that of one order, so it becomes that of the first one for reading and that of the second one for saving.
 * @returns the pages as they are in the other order
 */
export async function moveDesign(
  connection: Connection,
  route: SavedRoute,
  productId: string,
  from: OrderRecord,
  to: OrderRecord,
): Promise<Result<readonly Design[], CallError>> {
  const { client } = connection
  const entered = await sessionForOrder(connection, from, productId)
  if (!entered.ok) return entered
  const pages = await savedPages(client, route)
  if (!pages.ok) return pages
  if (pages.value.length === 0) return err({ kind: 'UNREADABLE', status: 200, issue: 'no saved pages', isEmpty: false })
  const fitted = await sessionForOrder(connection, to, productId)
  if (!fitted.ok) return fitted
  return client.call(updateDesigns, {
    body: {
      orderNumber: to.orderNumber,
      phoneNumber: to.phoneNumber,
      oldOrderNumber: from.orderNumber,
      oldPhoneNumber: from.phoneNumber,
      groupNumber: null,
      designs: pages.value.map((page) => SentDraft.parse({ ...page, basedOn: page.updatedAt })),
    },
  })
}

import type { DesignRow } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import { writeMessage } from '../webhooks/outbox/writeMessage.ts'

type Saved = Pick<DesignRow, 'id' | 'order_number' | 'revision'> & {
  readonly draft: Pick<DesignRow['draft'], 'productId' | 'approvedHash'>
}

/** Tells webhooks of a page that was saved, in the transaction of the save. */
export function writeSavedMessage(tx: Transacting, { id, order_number, revision, draft }: Saved, now: Date) {
  const { productId, approvedHash } = draft
  const data = { orderNumber: order_number, designId: id, productId, revision, approvedHash }
  return writeMessage(tx, { type: 'design.saved', data }, now)
}

type Deleted = Pick<DesignRow, 'id' | 'order_number'> & { readonly draft: Pick<DesignRow['draft'], 'productId'> }

/** Tells webhooks of a page that its order has no longer, in the transaction of the change. */
export function writeDeletedMessage(tx: Transacting, { id, order_number, draft }: Deleted, now: Date) {
  const data = { orderNumber: order_number, designId: id, productId: draft.productId }
  return writeMessage(tx, { type: 'design.deleted', data }, now)
}

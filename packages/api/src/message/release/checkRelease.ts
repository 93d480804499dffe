import type { Design } from '@irodori/contract/entities/design'
import { MESSAGE_LEVEL, messageLevel } from '@irodori/rules/messageCompleteness'
import { messageViolations } from '@irodori/rules/messageViolations'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'
import type { ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import { readParts } from '../../orderView/orderParts.ts'
import { checkReadiness } from '../../orderView/readiness.ts'
import { listMessageItems } from '../parts/messageItems.ts'

/** Why a message cannot be released: first because of the designs, then because of the message. Null where it can. */
export const checkRelease = async (
  tx: Transacting,
  order: OrderRow,
  templateId: string,
  now: Date,
): Promise<ApiFailure | null> =>
  (await checkDesigns(tx, order, now)) ?? (await checkMessageParts(tx, order, templateId))

/** Checks all that production needs except the delivery date, and every side of every piece. */
async function checkDesigns(tx: Transacting, order: OrderRow, now: Date): Promise<ApiFailure | null> {
  const unready = await checkReadiness(tx, order, now)
  if (unready) return unready
  const [parts] = await readParts(tx, [order], now)
  const designs = Map.groupBy(parts?.designs ?? [], ({ groupNumber }) => groupNumber)
  const groups = [...designs].map(([groupNumber, pages]) => groupOf(groupNumber, pages))
  const bought = order.details.products.flatMap(({ productId, unit }) => {
    const product = parts?.products.find(({ id }) => id === productId)
    return product ? { unit, productType: product.productType } : []
  })
  const blocks = messageViolations(bought, groups, 0)
  if (blocks.length === 0) return null
  const groupNumbers = blocks.flatMap((block) => ('groupNumbers' in block ? block.groupNumbers : []))
  return fail(400, 'DESIGN_NOT_COMPLETED', {
    error: { designIds: groupNumbers.flatMap((number) => designs.get(number)?.map(({ id }) => id) ?? []) },
  })
}

/** A page whose print is still being rendered counts as complete; a page with empty frames does not. */
const groupOf = (groupNumber: number, pages: readonly Design[]) => ({
  groupNumber,
  totalPage: pages[0]?.designSeries?.totalPage ?? null,
  numberOfSides: pages[0]?.product?.numberOfSides ?? 1,
  designs: pages.map(({ id, isNotComplete }) => ({ imageName: isNotComplete ? null : id })),
})

async function checkMessageParts(tx: Transacting, order: OrderRow, templateId: string): Promise<ApiFailure | null> {
  const items = await listMessageItems(tx, order.order_number, templateId)
  const parts = items.map((item) => ({ ...item, fileName: item.type === 'TEXT' ? null : item.fileName }))
  return messageLevel(parts) === MESSAGE_LEVEL.NO_TOP_PHOTO ? fail(400, 'MESSAGE_NOT_COMPLETED') : null
}

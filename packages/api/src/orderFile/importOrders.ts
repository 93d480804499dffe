import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { findProducts } from '../catalogue/catalogue.ts'
import { wrappingPlanIds } from '../connectors/chargeableUnits.ts'
import type { OrderDetails } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { confirmOrder, requestReorder } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { addOrder } from '../order/addOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { FileOrder } from './fileOrder.ts'
import { shopLines } from './shopLines.ts'

export interface ImportedOrders {
  readonly added: number
  /** Orders that already existed; they are not changed. */
  readonly known: number
  /** Added orders of several receivers, which their customers have to place again. */
  readonly severalReceivers: readonly string[]
  /** Lines that are no product of this shop, as order number and code. */
  readonly leftOut: readonly string[]
  /** Orders without any product of this shop; they are not added. */
  readonly foreign: readonly string[]
}

export interface ImportChoice {
  /** Confirms each new order to its customer; null sends no mail. */
  readonly writeMail: WriteMail | null
  /** What becomes of lines that are no product of this shop. */
  readonly others: 'REFUSE' | 'LEAVE_OUT'
}

/** The products of the orders that the shop does not have. */
export interface UnknownProducts {
  readonly unknown: readonly string[]
}

/**
 * Adds orders in the caller's transaction, which rolls back if this fails.
 * @returns the unknown products, unless such lines are left out
 */
export async function importOrders(
  tx: Transacting,
  now: Date,
  orders: readonly FileOrder[],
  { writeMail, others }: ImportChoice,
): Promise<Result<ImportedOrders, UnknownProducts>> {
  const productIds = orders.flatMap(({ products }) => products.map(({ productId }) => productId))
  const known = await findProducts(tx, productIds)
  const plans = others === 'LEAVE_OUT' ? await wrappingPlans(tx, orders) : []
  const unknown = [...new Set(productIds.filter((id) => !known.has(id)))]
  if (others === 'REFUSE' && unknown.length > 0) return err({ unknown })
  let added = 0
  const leftOut: string[] = []
  const foreign: string[] = []
  const severalReceivers: string[] = []
  for (const order of orders) {
    const lines = linesOf(order, others, known, plans)
    leftOut.push(...lines.leftOut.map((code) => `${order.orderNumber} ${code}`))
    if (lines.products.length === 0) {
      foreign.push(order.orderNumber)
      continue
    }
    if (!(await addFileOrder(tx, { ...order, products: lines.products }, now, writeMail))) continue
    added += 1
    if (order.receivers > 1) severalReceivers.push(order.orderNumber)
  }
  return ok({ added, known: orders.length - added - foreign.length, severalReceivers, leftOut, foreign })
}

const linesOf = (
  { products }: FileOrder,
  others: ImportChoice['others'],
  known: ReadonlyMap<string, StoredProduct>,
  plans: readonly PackagePlan[],
) => (others === 'REFUSE' ? { products, leftOut: [] } : shopLines(products, known, plans))

/** As its connector imports it, an order of several receivers can only be cancelled and placed again. */
async function addFileOrder(
  tx: Transacting,
  order: FileOrder,
  now: Date,
  writeMail: WriteMail | null,
): Promise<boolean> {
  const { orderNumber, phoneNumber, ordererEmail } = order
  const status = order.receivers > 1 ? 'PENDING_CANCEL' : 'WAITING'
  const details = detailsOf(order)
  if (!(await addOrder(tx, { orderNumber, phoneNumber, ordererEmail, status, details }, now))) return false
  const row = writeMail && (await lockOrder(tx, orderNumber))
  if (row) await (status === 'WAITING' ? confirmOrder : requestReorder)(writeMail, tx, row)
  return true
}

async function wrappingPlans(tx: Transacting, orders: readonly FileOrder[]): Promise<PackagePlan[]> {
  const ids = wrappingPlanIds(
    orders.flatMap(({ products }) => products.map(({ productId, unit }) => ({ itemCode: productId, unit }))),
  )
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('package_plan').select('document').where('id', 'in', ids).execute()
  return rows.map(({ document }) => document)
}

const detailsOf = (order: FileOrder): OrderDetails => ({
  ecSiteId: order.ecType,
  payMethod: order.payMethod,
  paymentType: order.paymentType,
  isSettled: order.isSettled,
  processMethod: order.processMethod,
  heldFrom: null,
  orderDate: order.orderDate,
  shipDate: null,
  orderer: order.orderer,
  receiver: { ...order.receiver, id: `${order.orderNumber}-receiver` },
  products: order.products,
  totalPrice: order.totalPrice,
  ...(order.amounts && { amounts: order.amounts }),
  messageTemplateId: null,
})

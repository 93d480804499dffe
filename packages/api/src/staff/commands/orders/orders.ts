import type { OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { OrderEvent } from '@irodori/rules/orderTransitions'
import type { Encoding } from '@irodori/table-file/decodeText'
import type { Command } from 'commander'
import { Option } from 'commander'
import { cancelAtMarketplace } from '../../../cancellation/cancelOrder.ts'
import type { OrderRow } from '../../../database/tables/orders.ts'
import type { Transacting } from '../../../database/tables.ts'
import { transact } from '../../../database/transact.ts'
import { enqueueRender } from '../../../design/renderJob.ts'
import { handOverText } from '../../../handOver/handOverText.ts'
import { readHandOver } from '../../../handOver/readHandOver.ts'
import { notifyCustomer } from '../../../mail/order/notifyCustomer.ts'
import { allowsEvent } from '../../../order/allowsEvent.ts'
import { cancelLockedOrder } from '../../../order/cancelLockedOrder.ts'
import { findOrder } from '../../../order/findOrder.ts'
import { lockOrder } from '../../../order/lockOrder.ts'
import { startHandOver } from '../../../order/orderJobs.ts'
import type { TransitionChange } from '../../../order/transitionOrder.ts'
import { transitionOrder } from '../../../order/transitionOrder.ts'
import { promiseShipDates } from '../../../orderView/promiseShipDates.ts'
import { drawnLines } from '../../../printFiles/drawnLines.ts'
import type { DifferenceCause } from '../../../production/causesOfDifference.ts'
import { listStuckOrders } from '../../../production/listStuckOrders.ts'
import { exchangeLines } from '../../../synchronisation/exchangeLines.ts'
import { requestReports } from '../../../synchronisation/shipmentReports.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { table } from '../../table.ts'
import { encodingOption } from '../encodingOption.ts'
import { importCommand } from './orderImport.ts'
import { mappingCommands } from './orderMappings.ts'
import { packingCommands } from './packing.ts'
import { shipFile } from './shipFile.ts'
import { mailShipped } from './shipmentMails.ts'
import type { ShipmentOptions } from './shipments.ts'
import { parcelOption, readDay, sendWith, shipmentCommands } from './shipments.ts'

export function orderCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  const orders = program.command('orders').description('orders of customers')
  importCommand(orders, shop, context)
  mappingCommands(orders, shop, context)
  listCommand(orders, shop, context)
  stuckCommand(orders, shop, context)
  showCommand(orders, shop, context)
  statusCommands(orders, shop, context)
  shipmentCommands(orders, shop, context)
  packingCommands(orders, shop, context)
  retryCommand(orders, shop, context)
}

function listCommand(orders: Command, { database }: StaffShop, { say }: StaffContext): void {
  orders
    .command('list')
    .description('list orders, the last changed ones first')
    .addOption(new Option('--status <status>').choices([...ORDER_STATUSES]))
    .action(async ({ status }: { status?: OrderStatus }) => {
      let query = database.selectFrom('shop_order').selectAll()
      if (status) query = query.where('status', '=', status)
      const rows = await query.orderBy('updated_at', 'desc').limit(500).execute()
      say(
        table(
          ['order', 'status', 'shop', 'ordered', 'changed'],
          rows.map((row) => [
            row.order_number,
            row.status,
            row.details.ecSiteId ?? 'own',
            row.details.orderDate,
            row.updated_at.toISOString(),
          ]),
        ),
      )
    })
}

function stuckCommand(orders: Command, { database }: StaffShop, { say }: StaffContext): void {
  orders
    .command('stuck')
    .description(
      'list orders that are not handed over: a print file failed or differs from the approved design, or a step failed',
    )
    .action(async () => {
      const stuck = await listStuckOrders(database)
      say(
        table(
          ['order', 'since', 'group', 'page', 'side', 'print', 'cause', 'tries', 'next try', 'error'],
          stuck.flatMap(({ orderNumber, since, pages, fault }) => {
            const head = [orderNumber, since.toISOString()]
            const tail =
              fault === null ? ['', '', ''] : [fault.tries, fault.nextTryAt?.toISOString() ?? 'none', fault.reason]
            if (pages.length === 0) return [[...head, '', '', '', '', '', ...tail]]
            return pages.map((page) => [
              ...head,
              page.groupNumber,
              page.pageNumber,
              page.sideNumber,
              page.printCheck,
              page.causes.map(causeText).join('; '),
              ...tail,
            ])
          }),
        ),
      )
      if (stuck.some(({ pages }) => pages.some(({ printCheck }) => printCheck === 'DIFFERENT'))) {
        say('A page that differs is right again when its customer opens it in the editor and saves it.')
      }
    })
}

function causeText(cause: DifferenceCause): string {
  if (cause.kind === 'KERNEL')
    return `kernel ${cause.approved ?? 'unknown'} approved, ${cause.printed ?? 'unknown'} printed`
  return cause.condition === 'DAMAGED'
    ? `the file of photo ${cause.name} is damaged`
    : `the customer's browser decodes photo ${cause.name} differently`
}

function showCommand(orders: Command, shop: StaffShop, { say }: StaffContext): void {
  orders
    .command('show <number>')
    .description('show the whole hand-over of an order: people, parcels, wrapping, pieces, pages')
    .option('--json', 'as JSON')
    .action(async (number: string, { json }: { json?: true }) => {
      const order = await findOrder(shop.database, normaliseOrderNumber(number))
      if (!order) throw new StaffError(`there is no order ${number}`)
      const handOver = await readHandOver(shop, order)
      say(json ? JSON.stringify(handOver, null, 2) : handOverText(handOver))
      if (json) return
      for (const line of await drawnLines(shop.database, order.order_number)) say(line)
      for (const line of await exchangeLines(shop.database, order)) say(line)
    })
}

interface StatusCommand {
  readonly name: string
  readonly description: string
  readonly event: OrderEvent
}

const STATUS_COMMANDS: readonly StatusCommand[] = [
  { name: 'hold', description: 'hold an order in its current status', event: 'HELD' },
  { name: 'resume', description: 'resume a held order; one in production is told a new ship date', event: 'RESUMED' },
]

/** Statuses whose ship date was told before the order was held. */
const DATED: readonly OrderStatus[] = ['WAITING_CREATION', 'PENDING_CREATION']

interface ShipOptions extends ShipmentOptions {
  readonly on?: string
  readonly file?: string
  readonly encoding?: Encoding
}

function statusCommands(orders: Command, shop: StaffShop, context: StaffContext): void {
  const { say } = context
  for (const { name, description, event } of STATUS_COMMANDS) {
    orders
      .command(`${name} <number>`)
      .description(description)
      .action(async (number: string) => {
        const order = await changed(shop, number, async (tx, row) => {
          const next = await apply(tx, row, event, shop.now())
          if (event === 'RESUMED' && DATED.includes(next.status)) await promiseShipDates(tx, next, shop.now())
          return next
        })
        say(`${order.order_number} is ${order.status}`)
      })
  }

  orders
    .command('reorder <number>')
    .description('ask the customer by mail to cancel and order again (several receivers)')
    .action(async (number: string) => {
      const order = await changed(shop, number, async (tx, row) => {
        const asked = await apply(tx, row, 'REORDER_REQUIRED', shop.now())
        await notifyCustomer(shop.writeMail, tx, asked, `reorder:${row.order_number}`, {
          kind: 'ORDER_REORDER',
          values: {},
        })
        return asked
      })
      say(`${order.order_number} is ${order.status}`)
    })

  orders
    .command('ship [number]')
    .description('mark an order, or the orders of a file, as shipped; each customer gets a mail')
    .option(
      '--file <file>',
      'instead of a number: a table of number, carrier, tracking, day and parcel; all rows or none',
    )
    .addOption(encodingOption())
    .option('--on <day>', 'shipping day, YYYY-MM-DD; today if omitted')
    .option('--carrier <id>', 'id of a carrier of the profile')
    .option('--tracking <tracking>', 'tracking number of the carrier')
    .addOption(parcelOption())
    .action(async (number: string | undefined, { on, file, encoding, ...sent }: ShipOptions) => {
      if ((number === undefined) === (file === undefined)) throw new StaffError('name an order, or a file with --file')
      if (file !== undefined) return shipFile(shop, context, { file, encoding, carrier: sent.carrier })
      if (number === undefined) return
      const now = shop.now()
      const shipDay = readDay(on, now)
      const order = await changed(shop, number, async (tx, row) => {
        const shipDate = new Date(`${shipDay}T00:00:00+09:00`).toISOString()
        const left = await apply(tx, row, 'SHIPPED', now, { details: { ...row.details, shipDate } })
        const shipped = await sendWith(tx, left, sent, now)
        await mailShipped(shop, tx, shipped, shipDay)
        await requestReports(tx, shipped, now)
        return shipped
      })
      say(`${order.order_number} is ${order.status}`)
    })

  orders
    .command('cancel <number>')
    .description('cancel an order before its production, also at its marketplace; the customer gets a mail')
    .option('--note <text>', 'reason, for the shop', '')
    .action(async (number: string, { note }: { note: string }) => {
      await cancelAtItsMarketplace(shop, number)
      const order = await changed(shop, number, async (tx, row) => {
        const cancelled = await cancelLockedOrder(tx, row, { by: 'SHOP', reason: 0, note }, shop.now())
        if (!cancelled.ok) throw refusedChange(row, cancelled.error)
        await notifyCustomer(shop.writeMail, tx, cancelled.value, `cancelled:${row.order_number}`, {
          kind: 'ORDER_CANCELLED',
          values: {},
        })
        return cancelled.value
      })
      say(`${order.order_number} is ${order.status}`)
    })
}

/** A reason of CAN-1: the product is sold out, the only reason that is the seller's. */
const SHOP_REASON = 8

async function cancelAtItsMarketplace({ database, connectors }: StaffShop, number: string): Promise<void> {
  const order = await findOrder(database, normaliseOrderNumber(number))
  if (!order || !(await allowsEvent(database, order, 'CANCELLED_BY_SHOP'))) return
  const refusal = await cancelAtMarketplace({ marketplaces: { connectors, log: () => undefined } }, order, SHOP_REASON)
  if (refusal)
    throw new StaffError(`the marketplace refused to cancel ${number}: ${refusal.error.code}; nothing was changed`)
}

/**
 * Applies one change to an order.
 * @throws StaffError if the order does not exist or does not allow the change
 */
async function changed(
  { database, wake }: StaffShop,
  number: string,
  change: (tx: Transacting, order: OrderRow) => Promise<OrderRow>,
): Promise<OrderRow> {
  const order = await transact(database, async (tx) => {
    const row = await lockOrder(tx, normaliseOrderNumber(number))
    if (!row) throw new StaffError(`there is no order ${number}`)
    return change(tx, row)
  })
  wake()
  return order
}

async function apply(
  tx: Transacting,
  order: OrderRow,
  event: OrderEvent,
  now: Date,
  extra: TransitionChange = {},
): Promise<OrderRow> {
  const change = await transitionOrder(tx, order, event, now, extra)
  if (!change.ok) throw refusedChange(order, change.error)
  return change.value
}

const refusedChange = (order: OrderRow, reason: string): StaffError =>
  new StaffError(`${order.order_number} has the status ${order.status}, which does not allow this change (${reason})`)

function retryCommand(orders: Command, shop: StaffShop, { say }: StaffContext): void {
  orders
    .command('retry <number>')
    .description('render failed and differing pages again, and hand the order over when they are equal')
    .action(async (number: string) => {
      let pages = 0
      const order = await changed(shop, number, async (tx, row) => {
        const designs = await tx
          .updateTable('design')
          .set({ print_check: 'PENDING' })
          .where('order_number', '=', row.order_number)
          .where('print_check', 'in', ['FAILED', 'DIFFERENT'])
          .returning(['id', 'order_number', 'revision'])
          .execute()
        pages = designs.length
        for (const design of designs) await enqueueRender(tx, design)
        if (row.status === 'PENDING_CREATION') await startHandOver(tx, row.order_number)
        return row
      })
      say(`${pages} pages of ${order.order_number} are being rendered again`)
    })
}

import type { OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Encoding } from '@irodori/table-file/decodeText'
import type { Command } from 'commander'
import { Option } from 'commander'
import { handOverText } from '../../../handOver/handOverText.ts'
import { readHandOver } from '../../../handOver/readHandOver.ts'
import { findOrder } from '../../../order/findOrder.ts'
import { drawnLines } from '../../../printFiles/drawnLines.ts'
import type { DifferenceCause } from '../../../production/causesOfDifference.ts'
import { listStuckOrders } from '../../../production/listStuckOrders.ts'
import { askForReorder } from '../../../staffOrders/askForReorder.ts'
import { cancelForShop } from '../../../staffOrders/cancelForShop.ts'
import type { StaffOrderResult } from '../../../staffOrders/changeStaffOrder.ts'
import { holdOrder, resumeOrder } from '../../../staffOrders/holdOrder.ts'
import { retryOrder } from '../../../staffOrders/retryOrder.ts'
import { shipOrder } from '../../../staffOrders/shipOrder.ts'
import { exchangeLines } from '../../../synchronisation/exchangeLines.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { table } from '../../table.ts'
import { encodingOption } from '../encodingOption.ts'
import { changedOrThrow } from './changedOrThrow.ts'
import { importCommand } from './orderImport.ts'
import { mappingCommands } from './orderMappings.ts'
import { packingCommands } from './packing.ts'
import { shipFile } from './shipFile.ts'
import type { ShipmentOptions } from './shipments.ts'
import { parcelOption, readDay, sentParcel, shipmentCommands } from './shipments.ts'

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
  readonly change: (shop: StaffShop, orderNumber: string) => Promise<StaffOrderResult>
}

const STATUS_COMMANDS: readonly StatusCommand[] = [
  { name: 'hold', description: 'hold an order in its current status', change: holdOrder },
  {
    name: 'resume',
    description: 'resume a held order; one in production is told a new ship date',
    change: resumeOrder,
  },
  {
    name: 'reorder',
    description: 'ask the customer by mail to cancel and order again (several receivers)',
    change: askForReorder,
  },
]

interface ShipOptions extends ShipmentOptions {
  readonly on?: string
  readonly file?: string
  readonly encoding?: Encoding
}

function statusCommands(orders: Command, shop: StaffShop, context: StaffContext): void {
  const { say } = context
  for (const { name, description, change } of STATUS_COMMANDS) {
    orders
      .command(`${name} <number>`)
      .description(description)
      .action(async (number: string) => {
        const order = changedOrThrow(number, await change(shop, number))
        say(`${order.order_number} is ${order.status}`)
      })
  }

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
      const shipment = { ...sentParcel(sent), day: readDay(on, shop.now()) }
      const order = changedOrThrow(number, await shipOrder(shop, number, shipment))
      say(`${order.order_number} is ${order.status}`)
    })

  orders
    .command('cancel <number>')
    .description('cancel an order before its production, also at its marketplace; the customer gets a mail')
    .option('--note <text>', 'reason, for the shop', '')
    .action(async (number: string, { note }: { note: string }) => {
      const deps = { ...shop, log: () => undefined }
      const order = changedOrThrow(number, await cancelForShop(deps, number, note))
      say(`${order.order_number} is ${order.status}`)
    })
}

function retryCommand(orders: Command, shop: StaffShop, { say }: StaffContext): void {
  orders
    .command('retry <number>')
    .description('render failed and differing pages again, and hand the order over when they are equal')
    .action(async (number: string) => {
      const { order, pages } = changedOrThrow(number, await retryOrder(shop, number))
      say(`${pages} pages of ${order.order_number} are being rendered again`)
    })
}

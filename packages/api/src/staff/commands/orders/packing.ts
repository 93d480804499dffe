import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import type { SlipSize } from '@irodori/contract/entities/packing'
import { LABELS_PER_SHEET } from '@irodori/contract/entities/packing'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Day } from '@irodori/rules/tokyoDay'
import type { Command } from 'commander'
import { Option } from 'commander'
import { drawAddressLabels } from '../../../handOver/addressLabel/drawAddressLabels.ts'
import { obstacleText, packingObstacles } from '../../../handOver/packingObstacles.ts'
import { readHandOver } from '../../../handOver/readHandOver.ts'
import { drawSlips } from '../../../handOver/slip/drawSlips.ts'
import { readSlips } from '../../../handOver/slip/readSlips.ts'
import type { Slip } from '../../../handOver/slip/slip.ts'
import { findOrder } from '../../../order/findOrder.ts'
import { readProfile } from '../../../profile/storedProfile.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { writePrintFiles } from '../../writePrintFiles.ts'
import type { ParcelsOptions } from './parcelsFile.ts'
import { carrierFileOption, parcelsRemarks, parcelsWriter } from './parcelsFile.ts'
import { readDay } from './shipments.ts'

interface PackOptions extends ParcelsOptions {
  readonly folder: string
  readonly shipDate?: string
  readonly status?: OrderStatus
  readonly slipSize: keyof typeof SIZES
  /** A number of `LABEL_NUMBERS`. */
  readonly firstLabel: string
}

const SIZES = { a4: 'A4', '100x150': '100X150' } as const satisfies Readonly<Record<string, SlipSize>>
const LABEL_NUMBERS = Array.from({ length: LABELS_PER_SHEET }, (_, index) => String(index + 1))

/** The command that writes everything needed to pack and send orders. */
export function packingCommands(orders: Command, shop: StaffShop, context: StaffContext): void {
  orders
    .command('pack [numbers...]')
    .description(
      'write hand-over, print files and packing slip of orders into a folder, with all slips, address labels and a table',
    )
    .option('--folder <folder>', 'folder that they are written to', 'packing')
    .option('--ship-date <day>', 'instead of numbers: the parcels that ship on this day, YYYY-MM-DD')
    .addOption(
      new Option('--status <status>', 'instead of numbers: all orders in a status').choices([...ORDER_STATUSES]),
    )
    .addOption(carrierFileOption())
    .addOption(new Option('--encoding <name>', 'of a general table').choices(['cp932', 'utf-8']).default('cp932'))
    .addOption(
      new Option('--slip-size <size>', 'paper of the packing slips: A4, or 100 × 150 mm for label printers')
        .choices(Object.keys(SIZES))
        .default('a4'),
    )
    .addOption(
      new Option('--first-label <number>', 'label of the sheet on which labels.pdf begins, by rows from 1')
        .choices(LABEL_NUMBERS)
        .default('1'),
    )
    .action((numbers: readonly string[], options: PackOptions) => pack(shop, context, numbers, options))
}

async function pack(
  shop: StaffShop,
  { workingDirectory, say }: StaffContext,
  numbers: readonly string[],
  options: PackOptions,
): Promise<void> {
  const day = options.shipDate === undefined ? null : readDay(options.shipDate, shop.now(), '--ship-date')
  const chosen = await choose(shop, numbers, day, options.status)
  const profile = await readProfile(shop.database)
  const sender = { name: profile.name, accent: profile.colours.accent }
  const draw: DrawSlips = (drawn) => drawSlips(drawn, sender, SIZES[options.slipSize])
  const write = parcelsWriter(options, profile.shipping)
  const folder = resolve(workingDirectory, options.folder)
  await mkdir(folder, { recursive: true })
  const slips: Slip[] = []
  let failed = 0
  for (const [index, number] of chosen.entries()) {
    const at = `${index + 1}/${chosen.length} ${number}`
    try {
      const { own, files } = await packOrder(shop, number, join(folder, number), draw)
      slips.push(...own.filter(({ parcel }) => day === null || parcel.plannedShipDate === day))
      say(`${at}: ${files} files`)
    } catch (error) {
      failed += 1
      say(`${at} is not packed: ${error instanceof Error ? error.message : 'unknown error'}`)
    }
  }
  let left = 0
  if (slips.length > 0) {
    await writeFile(join(folder, 'slips.pdf'), await draw(slips))
    await writeFile(join(folder, 'labels.pdf'), await drawAddressLabels(slips, profile, Number(options.firstLabel)))
    const file = write(slips)
    await writeFile(join(folder, 'orders.csv'), file.bytes)
    parcelsRemarks(file).forEach(say)
    left = file.refused.length
  }
  const summary = `${chosen.length - failed} orders with ${slips.length} parcels are packed in ${folder}`
  const lacks = [
    ...(failed > 0 ? [`${failed} are not`] : []),
    ...(left > 0 ? [`orders.csv lacks ${left} parcels`] : []),
  ]
  if (lacks.length > 0) throw new StaffError([summary, ...lacks].join(', '))
  say(summary)
}

/** The numbers of the orders to pack, each once. */
async function choose(
  { database }: StaffShop,
  numbers: readonly string[],
  day: Day | null,
  status: OrderStatus | undefined,
): Promise<readonly string[]> {
  const ways = [numbers.length > 0, day !== null, status !== undefined].filter(Boolean).length
  if (ways !== 1) throw new StaffError('name orders by their numbers, or with --ship-date, or with --status')
  if (numbers.length > 0) return [...new Set(numbers.map(normaliseOrderNumber))]
  if (status !== undefined) {
    const rows = await database
      .selectFrom('shop_order')
      .select('order_number')
      .where('status', '=', status)
      .orderBy('order_number')
      .execute()
    return rows.map(({ order_number }) => order_number)
  }
  const rows = await database
    .selectFrom('order_package')
    .innerJoin('shop_order', 'shop_order.order_number', 'order_package.order_number')
    .select('shop_order.order_number')
    .distinct()
    .where('order_package.ship_day', '=', day)
    .where('shop_order.status', 'not in', ['CANCEL', 'SHIPPED'])
    .orderBy('shop_order.order_number')
    .execute()
  return rows.map(({ order_number }) => order_number)
}

type DrawSlips = (slips: readonly Slip[]) => Promise<Uint8Array>

async function packOrder(
  shop: StaffShop,
  number: string,
  folder: string,
  draw: DrawSlips,
): Promise<{ readonly own: readonly Slip[]; readonly files: number }> {
  const order = await findOrder(shop.database, number)
  if (!order) throw new StaffError(`there is no order ${number}`)
  const obstacles = packingObstacles(await readHandOver(shop, order))
  if (obstacles.length > 0) throw new StaffError(obstacles.map(obstacleText).join('; '))
  const { pages, prints } = await writePrintFiles(shop, order, folder, {})
  const handOver = await readHandOver(shop, order, prints)
  const own = await readSlips(shop.storage, order, handOver)
  await writeFile(join(folder, 'hand-over.json'), `${JSON.stringify(handOver, null, 2)}\n`)
  await writeFile(join(folder, 'packing-slip.pdf'), await draw(own))
  return { own, files: pages + prints.length + 3 }
}

import { resolve } from 'node:path'
import { err } from '@irodori/result'
import type { Encoding } from '@irodori/table-file/decodeText'
import { encodingName } from '@irodori/table-file/decodeText'
import type { Command } from 'commander'
import { transactResult } from '../../../database/transact.ts'
import type { FileOrder } from '../../../orderFile/fileOrder.ts'
import { checkOrders, readJsonOrders } from '../../../orderFile/fileOrder.ts'
import { importOrders } from '../../../orderFile/importOrders.ts'
import { mappedOrders } from '../../../orderFile/mappedOrders.ts'
import { PRESETS } from '../../../orderFile/presets/presets.ts'
import { OrderMapping } from '../../../settings/orderMapping.ts'
import { readSettings } from '../../../settings/shopSettings.ts'
import type { Table } from '../../../tableFile/readTable.ts'
import { readTable } from '../../../tableFile/readTable.ts'
import { tableErrorText } from '../../../tableFile/tableErrorText.ts'
import { readJson } from '../../readJson.ts'
import { readTextFile } from '../../readTextFile.ts'
import { readProfile } from '../../../profile/storedProfile.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { encodingOption } from '../encodingOption.ts'

interface ImportOptions {
  readonly preset: string
  readonly items?: string
  readonly encoding?: Encoding
  readonly dryRun?: true
  readonly mail: boolean
}

/** Orders of a dry run that are shown. */
const SHOWN = 3

export function importCommand(orders: Command, shop: StaffShop, context: StaffContext): void {
  orders
    .command('import <file>')
    .description('add the orders of a .json, .csv or .tsv file, all or none; existing orders are not changed')
    .option(
      '--preset <name>',
      'how a table is read: own, rakuten, yahoo, color-me, a saved mapping, or FILE.json',
      'own',
    )
    .option('--items <file>', 'second table with the products, for a preset that reads two')
    .addOption(encodingOption())
    .option('--dry-run', 'only show the first orders as they were read')
    .option('--no-mail', 'do not confirm the orders to their customers, as for orders of an earlier system')
    .action((path: string, options: ImportOptions) => importFile(shop, context, path, options))
}

async function importFile(shop: StaffShop, context: StaffContext, path: string, options: ImportOptions): Promise<void> {
  const { database, now } = shop
  const { orderPrefix } = await readProfile(database)
  const { say, workingDirectory } = context
  const isJson = path.toLowerCase().endsWith('.json')
  const { text, encoding } = await readTextFile(resolve(workingDirectory, path), options.encoding)
  if (encoding !== 'utf-8') say(`the file is ${encodingName(encoding)}`)
  const mapping = isJson ? null : await readMapping(shop, context, options.preset)
  const candidates = mapping === null ? readJsonOrders(text) : await mapTables(context, mapping, text, options)
  const checked = candidates.ok ? checkOrders(candidates.value, orderPrefix) : candidates
  if (!checked.ok) throw new StaffError([...checked.error, 'nothing was imported'].join('\n'))
  if (options.dryRun) {
    say(JSON.stringify(checked.value.slice(0, SHOWN), null, 2))
    say(`${checked.value.length} orders were read, nothing was imported`)
    return
  }
  await addOrders(shop, context, checked.value, options, mapping?.products.others ?? 'REFUSE', database, now())
}

async function addOrders(
  shop: StaffShop,
  { say }: StaffContext,
  orders: readonly FileOrder[],
  { mail }: ImportOptions,
  others: 'REFUSE' | 'LEAVE_OUT',
  database: StaffShop['database'],
  now: Date,
): Promise<void> {
  const choice = { writeMail: mail ? shop.writeMail : null, others }
  const imported = await transactResult(database, (tx) => importOrders(tx, now, orders, choice))
  if (!imported.ok)
    throw new StaffError(`the shop has no product ${imported.error.unknown.join(', ')}; nothing was imported`)
  shop.wake()
  const { added, known, severalReceivers, leftOut, foreign } = imported.value
  if (leftOut.length > 0) say(`lines that are no product of this shop were left out: ${leftOut.join(', ')}`)
  if (foreign.length > 0) say(`orders without a product of this shop were left out: ${foreign.join(', ')}`)
  if (severalReceivers.length > 0)
    say(
      `orders of several receivers have to be placed again; they wait for their cancellation: ${severalReceivers.join(', ')}`,
    )
  say(`${added} orders were added, ${known} already existed`)
}

/** @throws StaffError if there is no such mapping */
async function readMapping(
  { database }: StaffShop,
  { workingDirectory }: StaffContext,
  name: string,
): Promise<OrderMapping> {
  const preset = PRESETS.get(name)
  if (preset) return preset
  if (name.toLowerCase().endsWith('.json')) return readMappingFile(resolve(workingDirectory, name))
  const { orderMappings = {} } = await readSettings(database, ['orderMappings'])
  const saved = Object.hasOwn(orderMappings, name) ? orderMappings[name] : undefined
  if (saved) return saved
  const names = [...PRESETS.keys(), ...Object.keys(orderMappings)].join(', ')
  throw new StaffError(`there is no preset ${name}; there are ${names}, and files that end with .json`)
}

/** @throws StaffError with each field of the file that is not valid */
export async function readMappingFile(path: string): Promise<OrderMapping> {
  const parsed = OrderMapping.safeParse(await readJson(path))
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new StaffError([`${path} is no mapping:`, ...errors].join('\n'))
}

async function mapTables(
  { workingDirectory, say }: StaffContext,
  mapping: OrderMapping,
  text: string,
  { items, encoding }: ImportOptions,
) {
  const table = readTable(text)
  if (!table.ok) return err(table.error.map(tableErrorText))
  let second: Table | null = null
  if (items !== undefined) {
    const read = readTable((await readTextFile(resolve(workingDirectory, items), encoding)).text)
    if (!read.ok) return err(read.error.map((error) => `${items}: ${tableErrorText(error)}`))
    second = read.value
  }
  const mapped = mappedOrders(mapping, table.value, second)
  if (!mapped.ok) return mapped
  const { orders, cancelled, unread } = mapped.value
  if (unread.length > 0) say(`columns that are not read: ${unread.join(', ')}`)
  if (cancelled.length > 0) say(`cancelled orders were left out: ${cancelled.join(', ')}`)
  const candidates = orders.map(({ line, orderNumber, fields }) => ({
    where: `line ${line}, order ${orderNumber}`,
    fields,
  }))
  return { ok: true as const, value: candidates }
}

import { resolve } from 'node:path'
import type { Command } from 'commander'
import { transact } from '../../../database/transact.ts'
import { PRESETS } from '../../../orderFile/presets/presets.ts'
import type { OrderMapping } from '../../../settings/orderMapping.ts'
import { MAPPING_NAME } from '../../../settings/orderMapping.ts'
import { putSettings, readSettings } from '../../../settings/shopSettings.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { table } from '../../table.ts'
import { readMappingFile } from './orderImport.ts'

/** Commands for the shop's own mappings of order files. */
export function mappingCommands(orders: Command, shop: StaffShop, { workingDirectory, say }: StaffContext): void {
  const { database } = shop
  const mapping = orders.command('mapping').description('how the files of `orders import` are read')

  mapping
    .command('list', { isDefault: true })
    .description('list the presets and the saved mappings')
    .action(async () => {
      const own = await saved(shop)
      const row = ([name, { ecType, description }]: readonly [string, OrderMapping]) => [
        name,
        ecType ?? 'own',
        description ?? '',
      ]
      say(table(['name', 'shop', 'what'], [...PRESETS, ...Object.entries(own)].map(row)))
    })

  mapping
    .command('show <name>')
    .description('print a preset or a saved mapping as JSON, as a start for another')
    .action(async (name: string) => {
      const found = PRESETS.get(name) ?? (await findSaved(shop, name))
      say(JSON.stringify(found, null, 2))
    })

  mapping
    .command('save <name> <file>')
    .description('keep the mapping of a JSON file under a name for --preset')
    .action(async (name: string, file: string) => {
      if (!MAPPING_NAME.test(name)) throw new StaffError(`${name}: a name has small letters, digits and hyphens`)
      if (PRESETS.has(name)) throw new StaffError(`${name} is a preset; choose another name`)
      const read = await readMappingFile(resolve(workingDirectory, file))
      await transact(database, async (tx) => {
        const { orderMappings = {} } = await readSettings(tx, ['orderMappings'])
        await putSettings(tx, { orderMappings: { ...orderMappings, [name]: read } })
      })
      say(`${name} is saved`)
    })

  mapping
    .command('remove <name>')
    .description('delete a saved mapping')
    .action(async (name: string) => {
      await findSaved(shop, name)
      await transact(database, async (tx) => {
        const { orderMappings = {} } = await readSettings(tx, ['orderMappings'])
        const { [name]: _, ...rest } = orderMappings
        await putSettings(tx, { orderMappings: rest })
      })
      say(`${name} is removed`)
    })
}

async function saved({ database }: StaffShop): Promise<Readonly<Record<string, OrderMapping>>> {
  return (await readSettings(database, ['orderMappings'])).orderMappings ?? {}
}

/** @throws StaffError if the shop has saved no mapping of this name */
async function findSaved(shop: StaffShop, name: string): Promise<OrderMapping> {
  const own = await saved(shop)
  const found = Object.hasOwn(own, name) ? own[name] : undefined
  if (found === undefined) throw new StaffError(`the shop has saved no mapping ${name}`)
  return found
}

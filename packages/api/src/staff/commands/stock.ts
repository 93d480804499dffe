import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Command } from 'commander'
import { json } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { subscriberNotifier } from '../../help/notifySubscribers.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for the stock of products and options. */
export function stockCommands(program: Command, shop: StaffShop, { say }: StaffContext): void {
  const { database } = shop
  const notifySubscribers = subscriberNotifier(shop)
  const stock = program.command('stock').description('stock of products and options')

  stock
    .command('list')
    .description('list all products and their options')
    .action(async () => {
      const rows = await database.selectFrom('product').select('document').orderBy('id').execute()
      say(
        table(
          ['product', 'option', 'pieces', 'name'],
          rows.flatMap(({ document: product }) => [
            [product.id, '', product.quantityInStock, product.name],
            ...product.options.map(({ identifier, inStock, name }) => [product.id, identifier, inStock, name]),
          ]),
        ),
      )
    })

  stock
    .command('set <product> <pieces>')
    .description('set the stock; subscribed customers get a mail when there are enough pieces again')
    .option('--option <identifier>', 'identifier of the option')
    .action(async (productId: string, pieces: string, { option }: { option?: string }) => {
      if (!/^\d{1,6}$/.test(pieces)) throw new StaffError(`${pieces}: must be a whole number of pieces`)
      await transact(database, async (tx) => {
        const row = await tx
          .selectFrom('product')
          .select('document')
          .where('id', '=', productId)
          .forUpdate()
          .executeTakeFirst()
        if (!row) throw new StaffError(`there is no product ${productId}`)
        const document = restocked(row.document, option ?? null, Number(pieces))
        await tx
          .updateTable('product')
          .set({ document: json(document) })
          .where('id', '=', productId)
          .execute()
        await notifySubscribers(tx, productId, option ?? null)
      })
      shop.wake()
      say(`${productId}${option ? ` ${option}` : ''}: ${pieces} pieces`)
    })
}

function restocked(product: StoredProduct, option: string | null, pieces: number): StoredProduct {
  if (option === null) return { ...product, quantityInStock: pieces }
  if (!product.options.some(({ identifier }) => identifier === option)) {
    throw new StaffError(`${product.id} has no option ${option}`)
  }
  return {
    ...product,
    options: product.options.map((one) => (one.identifier === option ? { ...one, inStock: pieces } : one)),
  }
}

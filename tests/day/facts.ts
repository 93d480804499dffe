import type { Evidence } from '@irodori/api/invariants'
import type { DesignDraft, OrderStatus } from '@irodori/contract'

/** One order as the shop has it when the day is over. */
export interface OrderFact {
  readonly status: OrderStatus
  readonly imageFolder: string
  readonly shipDate: string | null
  /** File that says what was handed over; null before. */
  readonly manifestKey: string | null
  readonly accountId: string | null
  readonly products: readonly { readonly productId: string; readonly unit: number }[]
}

/** One page. */
interface DesignFact {
  readonly randomId: string
  readonly groupNumber: number
  /** What tells one save of it from the others. */
  readonly words: string | undefined
}

/** The photo in a message. */
interface PhotoFact {
  readonly position: number
  readonly width: number
  readonly height: number
}

/** Everything that the promises of a day are about, as database and bucket have it. Maps are by order number. */
export interface DayFacts {
  readonly orders: ReadonlyMap<string, OrderFact>
  readonly designs: ReadonlyMap<string, readonly DesignFact[]>
  /** How many receipts are counted. */
  readonly receipts: ReadonlyMap<string, number>
  readonly messagePhotos: ReadonlyMap<string, readonly PhotoFact[]>
  /** By their address. */
  readonly accounts: ReadonlyMap<string, { readonly id: string; readonly isOpen: boolean }>
  /** Pieces of each product and option, left and taken. */
  readonly stock: ReadonlyMap<string, number>
  /** Keys of the files of orders. */
  readonly files: ReadonlySet<string>
}

export async function readFacts({ database, storage }: Pick<Evidence, 'database' | 'storage'>): Promise<DayFacts> {
  const orders = await database.selectFrom('shop_order').selectAll().execute()
  const designs = await database
    .selectFrom('design')
    .select(['order_number', 'random_id', 'group_number', 'draft'])
    .execute()
  const invoices = await database.selectFrom('invoice').select(['order_number', 'issues']).execute()
  const parts = await database.selectFrom('message_item').select(['order_number', 'document']).execute()
  const accounts = await database.selectFrom('account').select(['id', 'email', 'is_verified']).execute()
  return {
    orders: new Map(
      orders.map((row) => [
        row.order_number,
        {
          status: row.status,
          imageFolder: row.image_folder,
          shipDate: row.details.shipDate,
          manifestKey: row.details.manifestKey ?? null,
          accountId: row.account_id,
          products: row.details.products,
        },
      ]),
    ),
    designs: Map.groupBy(
      designs.map((row) => ({
        orderNumber: row.order_number,
        randomId: row.random_id,
        groupNumber: row.group_number,
        words: wordsOf(row.draft),
      })),
      ({ orderNumber }) => orderNumber,
    ),
    receipts: new Map(invoices.map((row) => [row.order_number, row.issues])),
    messagePhotos: Map.groupBy(
      parts.flatMap(({ order_number: orderNumber, document }) =>
        document.type === 'RECT_IMAGE'
          ? { orderNumber, position: document.position, width: document.sourceWidth, height: document.sourceHeight }
          : [],
      ),
      ({ orderNumber }) => orderNumber,
    ),
    accounts: new Map(accounts.map(({ id, email, is_verified: isOpen }) => [email, { id, isOpen }])),
    stock: await allPieces({ database }),
    files: new Set(await storage.list('orders')),
  }
}

const wordsOf = ({ items }: Pick<DesignDraft, 'items'>): string | undefined =>
  items.flatMap((item) => ('text' in item ? [item.text] : []))[0]

/** Pieces of each product and option, as `product` or `product option`: those that are left and those that orders took. */
export async function allPieces({ database }: Pick<Evidence, 'database'>): Promise<Map<string, number>> {
  const products = await database.selectFrom('product').select(['id', 'document']).execute()
  const pieces = new Map(
    products.flatMap(({ id, document }) => [
      [id, document.quantityInStock] as const,
      ...document.options.map((option) => [`${id} ${option.identifier}`, option.inStock] as const),
    ]),
  )
  const orders = await database.selectFrom('shop_order').select('details').execute()
  for (const taken of orders.flatMap(({ details }) => details.reservedStock ?? [])) {
    const key = taken.optionIdentifier === null ? taken.productId : `${taken.productId} ${taken.optionIdentifier}`
    pieces.set(key, (pieces.get(key) ?? 0) + taken.pieces)
  }
  return pieces
}

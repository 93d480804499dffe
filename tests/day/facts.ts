import type { Evidence } from '@irodori/api/invariant'
import type { DesignDraft } from '@irodori/contract/entities/design'
import type { OrderStatus } from '@irodori/contract/entities/order'

/** One order as it is stored at the end of the day. */
export interface OrderFact {
  readonly status: OrderStatus
  readonly imageFolder: string
  readonly shipDate: string | null
  /** Key of the manifest of the hand-over; null before it. */
  readonly manifestKey: string | null
  readonly accountId: string | null
  readonly products: readonly { readonly productId: string; readonly unit: number }[]
}

/** One stored page. */
interface DesignFact {
  readonly randomId: string
  readonly groupNumber: number
  /** The text of the page, which is different in each save. */
  readonly text: string | undefined
}

/** A photo of a digital message. */
interface PhotoFact {
  readonly position: number
  readonly width: number
  readonly height: number
}

/** The stored data that the guarantees are about. Maps are keyed by order number unless stated. */
export interface DayFacts {
  readonly orders: ReadonlyMap<string, OrderFact>
  readonly designs: ReadonlyMap<string, readonly DesignFact[]>
  /** Number of receipts that the server has counted. */
  readonly receipts: ReadonlyMap<string, number>
  readonly messagePhotos: ReadonlyMap<string, readonly PhotoFact[]>
  /** Keyed by mail address. */
  readonly accounts: ReadonlyMap<string, { readonly id: string; readonly isOpen: boolean }>
  /** Pieces of each product and option, in stock and reserved. */
  readonly stock: ReadonlyMap<string, number>
  /** Keys of all files of orders. */
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
        text: textOf(row.draft),
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

const textOf = ({ items }: Pick<DesignDraft, 'items'>): string | undefined =>
  items.flatMap((item) => ('text' in item ? [item.text] : []))[0]

/** Pieces of each product and option, in stock and reserved by orders; keyed `product` or `product option`. */
export async function allPieces({ database }: Pick<Evidence, 'database'>): Promise<Map<string, number>> {
  const products = await database.selectFrom('product').select(['id', 'document']).execute()
  const pieces = new Map(
    products.flatMap(({ id, document }) => [
      [id, document.quantityInStock] as const,
      ...document.options.map((option) => [`${id} ${option.identifier}`, option.inStock] as const),
    ]),
  )
  const orders = await database.selectFrom('shop_order').select('details').execute()
  for (const reservation of orders.flatMap(({ details }) => details.reservedStock ?? [])) {
    const key =
      reservation.optionIdentifier === null
        ? reservation.productId
        : `${reservation.productId} ${reservation.optionIdentifier}`
    pieces.set(key, (pieces.get(key) ?? 0) + reservation.pieces)
  }
  return pieces
}

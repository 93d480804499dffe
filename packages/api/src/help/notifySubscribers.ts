import type { StoredProduct } from '@irodori/contract'
import { isChoiceOutOfStock, isSoldOut } from '@irodori/rules'
import type { Transacting } from '../database/tables.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { NO_OPTION, nameOf, productLink } from './subscribeProduct.ts'

interface Deps {
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Of the shop's pages, without a slash at its end. */
  readonly publicUrl: string
}

/** Tells those who wait, in the transaction that has changed the stock; gives how many. */
export type NotifySubscribers = (tx: Transacting, productId: string, optionId: string | null) => Promise<number>

/**
 * Makes what is called after every change of a stock. It reads the stock as it is now, so it may be called too often:
 * nobody hears while the goods count as out of stock, and each who waits hears once.
 * @returns a function whose `optionId` is the option whose stock was changed; null looks at all of the product
 */
export function subscriberNotifier({ now, writeMail, publicUrl }: Deps): NotifySubscribers {
  return async (tx, productId, optionId) => {
    const row = await tx.selectFrom('product').select('document').where('id', '=', productId).executeTakeFirst()
    if (!row || row.document.isDeleted || !row.document.isPublic) return 0
    const product = row.document
    const wanted = optionId === null ? product.options.map(({ identifier }) => identifier) : [optionId]
    const inStock = [NO_OPTION, ...wanted].filter((option) => !isGone(product, option))
    if (inStock.length === 0) return 0
    const waiting = await tx
      .updateTable('subscriber')
      .set({ notified_at: now() })
      .where('product_id', '=', productId)
      .where('product_option_id', 'in', inStock)
      .where('notified_at', 'is', null)
      .returning(['id', 'email', 'product_option_id', 'created_at'])
      .execute()
    for (const { id, email, product_option_id: option, created_at } of waiting) {
      await writeMail(tx, {
        kind: 'BACK_IN_STOCK',
        to: email,
        dedupKey: `BACK_IN_STOCK:${id}:${created_at.getTime()}`,
        orderNumber: null,
        values: { productName: nameOf(product, option), link: productLink(publicUrl, productId, option) },
      })
    }
    return waiting.length
  }
}

const isGone = (product: StoredProduct, option: string): boolean =>
  option === NO_OPTION ? isSoldOut(product) : isChoiceOutOfStock(product, option)

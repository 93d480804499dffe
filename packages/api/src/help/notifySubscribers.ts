import type { StoredProduct } from '@irodori/contract/entities/product'
import { isChoiceOutOfStock, isSoldOut } from '@irodori/rules/lowStock'
import type { Transacting } from '../database/tables.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { NO_OPTION, nameIn, productLink } from './subscribeProduct.ts'

interface Deps {
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Address of the shop, without a slash at its end. */
  readonly publicUrl: string
}

/** Notifies the subscribers of a product, in the transaction that has changed the stock; returns their number. */
export type NotifySubscribers = (tx: Transacting, productId: string, optionId: string | null) => Promise<number>

/**
 * Creates the function that is called after every change of a stock. It reads the current stock, so superfluous calls
 * are harmless: no subscriber is notified while the product counts as out of stock, and each is notified once.
 * @returns a function whose `optionId` is the option whose stock was changed; null checks the whole product
 */
export function subscriberNotifier({ now, writeMail, publicUrl }: Deps): NotifySubscribers {
  return async (tx, productId, optionId) => {
    const row = await tx.selectFrom('product').select('document').where('id', '=', productId).executeTakeFirst()
    if (!row || row.document.isDeleted || !row.document.isPublic) return 0
    const product = row.document
    const options = optionId === null ? product.options.map(({ identifier }) => identifier) : [optionId]
    const inStock = [NO_OPTION, ...options].filter((option) => !isUnavailable(product, option))
    if (inStock.length === 0) return 0
    const waiting = await tx
      .updateTable('subscriber')
      .set({ notified_at: now() })
      .where('product_id', '=', productId)
      .where('product_option_id', 'in', inStock)
      .where('notified_at', 'is', null)
      .returning(['id', 'email', 'product_option_id', 'language', 'created_at'])
      .execute()
    for (const { id, email, product_option_id: option, language, created_at } of waiting) {
      await writeMail(tx, {
        kind: 'BACK_IN_STOCK',
        to: email,
        language: language ?? 'ja',
        dedupKey: `BACK_IN_STOCK:${id}:${created_at.getTime()}`,
        orderNumber: null,
        values: {
          productName: await nameIn(tx, product, option, language),
          link: productLink(publicUrl, productId, option),
        },
      })
    }
    return waiting.length
  }
}

const isUnavailable = (product: StoredProduct, option: string): boolean =>
  option === NO_OPTION ? isSoldOut(product) : isChoiceOutOfStock(product, option)

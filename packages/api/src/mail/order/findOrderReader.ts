import type { Language } from '@irodori/contract/language'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'

interface OrderReader {
  readonly email: string
  readonly language: Language
}

/**
 * The address that the mails of an order go to, and the language of its customer. The address of the order comes first,
 * then the confirmed one of the account that the order was joined to; null if there is neither.
 */
export async function findOrderReader(database: Database, order: OrderRow): Promise<OrderReader | null> {
  const account =
    order.account_id === null
      ? undefined
      : await database
          .selectFrom('account')
          .select(['email', 'language', 'is_verified'])
          .where('id', '=', order.account_id)
          .executeTakeFirst()
  const email = order.orderer_email ?? (account?.is_verified ? account.email : null)
  return email === null ? null : { email, language: account?.language ?? order.language ?? 'ja' }
}

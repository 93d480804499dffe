import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import { sql } from 'kysely'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'

/** How a person is named who asks what the shop knows. */
export type PersonName =
  | { readonly kind: 'ORDER'; readonly orderNumber: string }
  | { readonly kind: 'EMAIL'; readonly email: string }
  | { readonly kind: 'PHONE'; readonly phoneNumber: string }

/** What the shop holds about one person. */
export interface Person {
  /** Null if the person was named otherwise. */
  readonly email: string | null
  readonly accounts: readonly AccountRow[]
  readonly orders: readonly OrderRow[]
  readonly questions: readonly string[]
  readonly mails: readonly string[]
  readonly subscriptions: readonly string[]
  readonly isMagazineReader: boolean
  readonly campaignEntries: readonly string[]
}

/**
 * Finds what the shop holds about a person: by an e-mail address the account, the orders joined to it or ordered with the
 * address, and all else that names it; by a phone number the orders with it; by an order number that order.
 */
export async function findPerson(database: Database, name: PersonName): Promise<Person> {
  const email = name.kind === 'EMAIL' ? normaliseEmail(name.email) : null
  const accounts = await database
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email ?? '')
    .execute()
  const accountIds = [...accounts.map(({ id }) => id), '']
  const orders = await ordersOf(database, name, accountIds)
  const numbers = [...orders.map((order) => order.order_number), '']
  const address = email ?? ''
  const questions = await database
    .selectFrom('question')
    .select('id')
    .where((at) =>
      at.or([at('email', '=', address), at('account_id', 'in', accountIds), at('order_number', 'in', numbers)]),
    )
    .execute()
  const mails = await database
    .selectFrom('mail')
    .select('id')
    .where((at) =>
      at.or([
        at('recipient', '=', address),
        // Questions are mailed to the shop, and an answer goes to the customer.
        at('reply_to', '=', address),
        at('order_number', 'in', numbers),
      ]),
    )
    .execute()
  const subscriptions = await database.selectFrom('subscriber').select('id').where('email', '=', address).execute()
  const reader = await database
    .selectFrom('magazine_reader')
    .select('email')
    .where('email', '=', address)
    .executeTakeFirst()
  const entries = email === null ? [] : await entriesOf(database, email)
  const idOf = ({ id }: { readonly id: string }) => id
  return {
    email,
    accounts,
    orders,
    questions: questions.map(idOf),
    mails: mails.map(idOf),
    subscriptions: subscriptions.map(idOf),
    isMagazineReader: reader !== undefined,
    campaignEntries: entries.map(idOf),
  }
}

function ordersOf(database: Database, name: PersonName, accountIds: readonly string[]): Promise<OrderRow[]> {
  const orders = database.selectFrom('shop_order').selectAll().orderBy('order_number')
  switch (name.kind) {
    case 'ORDER':
      return orders.where('order_number', '=', normaliseOrderNumber(name.orderNumber)).execute()
    case 'PHONE':
      return orders.where('phone_number', '=', normalisePhoneNumber(name.phoneNumber)).execute()
    case 'EMAIL':
      return orders
        .where((at) =>
          at.or([at('orderer_email', '=', normaliseEmail(name.email)), at('account_id', 'in', accountIds)]),
        )
        .execute()
  }
}

/** An entry holds the address as one of the values of its form. */
const entriesOf = (database: Database, email: string): Promise<{ id: string }[]> =>
  database
    .selectFrom('campaign_entry')
    .select('id')
    .where(
      sql<boolean>`exists (
        select from jsonb_each_text(document) as field where lower(trim(field.value)) = ${email})`,
    )
    .execute()

import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { ShownMail } from '@irodori/contract/entities/help'
import type { Language } from '@irodori/contract/language'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import { productsIn } from '../catalogue/catalogue.ts'
import type { MarketplaceId } from '../connectors/marketplaceConnector.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { textPart } from '../mail/parts/textPart.ts'
import { mailLanguage, renderMail } from '../mail/renderMail.ts'
import { isSamePhone } from '../order/isSamePhone.ts'
import { readProfile } from '../profile/storedProfile.ts'

interface Contact {
  readonly email: string
  readonly phoneNumber: string
}

const NOT_FOUND = fail(404, 'NOT_FOUND')

/**
 * The orders of a marketplace with an address and a phone number. The answer does not disclose which of the two is
 * wrong.
 */
export async function guideOrders(
  database: Database,
  ecSite: MarketplaceId,
  contact: Contact,
  language: Language | null,
): Promise<Outcome<AnswerOf<typeof endpoints.listGuideOrders>>> {
  const orders = (await ordersOf(database, contact)).filter(({ details }) => details.ecSiteId === ecSite)
  if (orders.length === 0) return NOT_FOUND
  const bought = orders.flatMap(({ details }) => details.products.map(({ productId }) => productId))
  const products = await productsIn(database, language, bought)
  return answer(
    orders.map(({ order_number, details }) => ({
      orderNumber: order_number,
      orderDate: details.orderDate,
      productNames: details.products.flatMap(({ productId }) => products.get(productId)?.name ?? []),
      unit: details.products.reduce((sum, { unit }) => sum + unit, 0),
    })),
  )
}

/** The instructions for logging in to one of those orders. */
export async function guideEmail(
  database: Database,
  publicUrl: string,
  language: Language,
  contact: Contact,
  orderNumber: string,
): Promise<Outcome<ShownMail>> {
  const normalised = normaliseOrderNumber(orderNumber)
  const order = (await ordersOf(database, contact)).find(({ order_number }) => order_number === normalised)
  if (!order) return NOT_FOUND
  const profile = await readProfile(database)
  const values = { orderNumber: order.order_number }
  const mail = renderMail('LOGIN_GUIDE', values, mailLanguage(profile, language), { publicUrl, profile })
  return answer({ title: mail.subject, content: textPart(mail, profile.name) })
}

/** Newest first. */
async function ordersOf(database: Database, { email, phoneNumber }: Contact): Promise<OrderRow[]> {
  const rows = await database
    .selectFrom('shop_order')
    .selectAll()
    .where('orderer_email', '=', normaliseEmail(email))
    .orderBy('created_at', 'desc')
    .orderBy('order_number')
    .execute()
  return rows.filter((row) => isSamePhone(row.phone_number, phoneNumber))
}

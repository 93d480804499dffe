import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { DesignSeries } from '@irodori/contract/entities/designSeries'
import { mayChange } from '@irodori/rules/orderStatus'
import { findProduct, findSeries } from '../catalogue/catalogue.ts'
import { idOfKey } from '../database/idOfKey.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { ownOrder } from '../order/ownOrder.ts'

/** Booklets that can be begun in an order, saved or not. */
const MOST_SERIES = 500

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/**
 * Creates a booklet with the number of pages of its product. It has no pages yet, so the order's status is kept. A call that
 * is repeated with the same key creates one.
 */
export async function createSeries(
  { database, now }: Deps,
  caller: Caller,
  input: BodyOf<typeof endpoints.createDesignSeries>,
  idempotencyKey: string,
): Promise<Outcome<DesignSeries>> {
  const orderResult = await ownOrder(database, caller, input.orderNumber)
  if (!orderResult.ok) return fail(401, 'UNAUTHENTICATED')
  const order = orderResult.value
  const template = await findSeries(database, input.templateSeriesId)
  if (!template) return fail(404, 'NOT_FOUND')
  const product = await findProduct(database, template.productId)
  const totalPage = product?.seichoku?.totalPage
  if (totalPage === undefined) return fail(404, 'NOT_FOUND')
  if (!mayChange(order.status)) return fail(403, 'ORDER_IS_PRODUCED')
  const id = idOfKey(`series of ${order.order_number}`, idempotencyKey)
  const first = await answerOfFirst(database, id, template.id)
  if (first) return first
  const { begun } = await database
    .selectFrom('design_series')
    .select((build) => build.fn.countAll<string>().as('begun'))
    .where('order_number', '=', order.order_number)
    .executeTakeFirstOrThrow()
  if (Number(begun) >= MOST_SERIES) return fail(400, 'SPARE_DESIGNS_EXCEPTION')
  // The browser may send the option that it remembers of another product.
  const option = product?.options.find(({ identifier }) => identifier === input.productOptionId)
  const series: DesignSeries = {
    id,
    templateSeriesId: template.id,
    orderNumber: order.order_number,
    productOptionId: option?.identifier ?? null,
    totalPage,
  }
  const added = await database
    .insertInto('design_series')
    .values({
      id: series.id,
      order_number: series.orderNumber,
      template_series_id: series.templateSeriesId,
      product_id: template.productId,
      product_option_id: series.productOptionId,
      total_page: totalPage,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Without a row, a call with the same key was faster.
  return (added ? null : await answerOfFirst(database, id, template.id)) ?? answer(series)
}

/** The answer to a call whose key was used before; null if it was not. */
async function answerOfFirst(
  database: Database,
  id: string,
  templateSeriesId: string,
): Promise<Outcome<DesignSeries> | null> {
  const first = await database.selectFrom('design_series').selectAll().where('id', '=', id).executeTakeFirst()
  if (!first) return null
  if (first.template_series_id !== templateSeriesId) return fail(422, 'IDEMPOTENCY_KEY_REUSED')
  return answer({
    id,
    templateSeriesId,
    orderNumber: first.order_number,
    productOptionId: first.product_option_id,
    totalPage: first.total_page,
  })
}

import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type {
  listOrderViews as listEndpoint,
  saveOrderView as saveEndpoint,
} from '@irodori/contract/endpoints/desk/orderViews'
import type { OrderView } from '@irodori/contract/entities/orderView'
import { MOST_ORDER_VIEWS } from '@irodori/contract/entities/orderView'
import type { Selectable } from 'kysely'
import type { StaffOrderViewTable } from '../database/tables/staff.ts'
import type { Database } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'

const present = ({ id, name, filter, created_at }: Selectable<StaffOrderViewTable>): OrderView => ({
  id,
  name,
  filter,
  createdAt: created_at.toISOString(),
})

/** DSK-21: the views of a member, the first saved first. */
export async function listOrderViews(
  database: Database,
  staffId: string,
): Promise<Outcome<AnswerOf<typeof listEndpoint>>> {
  const rows = await database
    .selectFrom('staff_order_view')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return answer(rows.map(present))
}

/** DSK-21: keeps a search under a name, in place of one of this name. */
export async function saveOrderView(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  staffId: string,
  { name, filter }: BodyOf<typeof saveEndpoint>,
): Promise<Outcome<OrderView>> {
  return transact(database, async (tx): Promise<Outcome<OrderView>> => {
    // Two windows of a member wait for each other, so that the limit holds.
    await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).forUpdate().execute()
    const others = await tx
      .selectFrom('staff_order_view')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('staff_id', '=', staffId)
      .where('name', '!=', name)
      .executeTakeFirstOrThrow()
    if (Number(others.count) >= MOST_ORDER_VIEWS) return fail(400, 'REQUEST_INVALID', { error: { name: ['TOO_MANY'] } })
    const row = await tx
      .insertInto('staff_order_view')
      .values({ id: randomUUID(), staff_id: staffId, name, filter: json(filter), created_at: now() })
      .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ filter: json(filter) }))
      .returningAll()
      .executeTakeFirstOrThrow()
    return answer(present(row))
  })
}

/** DSK-21: removes a view of the member. */
export async function removeOrderView(database: Database, staffId: string, viewId: string): Promise<Outcome<null>> {
  const removed = await database
    .deleteFrom('staff_order_view')
    .where('id', '=', viewId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n ? answer(null) : fail(404, 'NOT_FOUND')
}

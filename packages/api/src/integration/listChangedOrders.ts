import { MINUTE_MS } from '@irodori/contract/durations'
import type { AnswerOf, QueryOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import * as z from 'zod'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { CallingSystem } from '../http/request.ts'
import { presentOrders } from './presentOrders.ts'

type Listed = AnswerOf<typeof endpoints.listChangedOrders>

/** The last listed change. */
const Cursor = z.tuple([z.iso.datetime(), z.string().regex(/^[\x20-\x7e]{1,40}$/)])
type Cursor = z.infer<typeof Cursor>

const DEFAULT_LIMIT = 100
const LARGEST_LIMIT = 200

/**
 * INT-4: a change is listed when it is a minute old. A transaction names the time of its change before it commits, so a
 * younger one could still be followed by an earlier one, which a cursor would then skip.
 */
const SETTLED_MS = MINUTE_MS

/** Lists changed orders, the longest unchanged first; an order that changes again moves to the end. */
export async function listChangedOrders(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  { scopes }: CallingSystem,
  { after, limit = DEFAULT_LIMIT }: QueryOf<typeof endpoints.listChangedOrders>,
): Promise<Outcome<Listed>> {
  const cursor = after === undefined ? null : readCursor(after)
  if (cursor === 'INVALID') return fail(400, 'REQUEST_INVALID', { error: { after: ['is no cursor of this list'] } })
  if (limit < 1 || limit > LARGEST_LIMIT)
    return fail(400, 'REQUEST_INVALID', { error: { limit: [`must be from 1 to ${LARGEST_LIMIT}`] } })
  const rows = await database
    .selectFrom('shop_order')
    .selectAll()
    .where('updated_at', '<=', new Date(now().getTime() - SETTLED_MS))
    .$if(cursor !== null, (query) => {
      const [at = '', number = ''] = cursor ?? []
      return query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('updated_at', 'order_number'), '>', tuple(new Date(at), number)),
      )
    })
    .orderBy('updated_at')
    .orderBy('order_number')
    .limit(limit + 1)
    .execute()
  const listed = rows.slice(0, limit)
  const last = listed.at(-1)
  return answer({
    orders: await presentOrders(database, listed, scopes),
    next: last ? writeCursor([last.updated_at.toISOString(), last.order_number]) : (after ?? null),
    hasMore: rows.length > limit,
  })
}

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: string): Cursor | 'INVALID' {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return 'INVALID'
  }
}

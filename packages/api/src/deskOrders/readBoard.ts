import { DAY_MS } from '@irodori/contract/durations'
import type { Board } from '@irodori/contract/entities/board'
import { BOARD_MOST_COUNTED } from '@irodori/contract/entities/board'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { listStuckOrders } from '../production/listStuckOrders.ts'
import { presentListed } from './presentListed.ts'
import { presentStuck } from './presentStuck.ts'
import { firstShipDay, leavesBetween } from './shipDays.ts'

/** Entries that each part of the board shows. */
const FIRST = 10

/** Milliseconds after which the shop may ask a customer who has not finished the designs. */
const UNFINISHED_MS = 7 * DAY_MS

/** The longest unchanged first. */
const LONGEST = sql`updated_at`

type Section = Board['sections'][number]['section']
type Orders = SelectQueryBuilder<Tables, 'shop_order', object>

/** DSK-10: what waits for the staff, by what is to be done. */
export async function readBoard(database: Database, now: Date): Promise<Board> {
  const stuck = await listStuckOrders(database)
  return {
    sections: await readSections(database, now),
    stuck: {
      count: Math.min(stuck.length, BOARD_MOST_COUNTED),
      orders: stuck.slice(0, FIRST).map(presentStuck),
    },
    questions: await openQuestions(database),
    marketplaces: await openNotices(database),
  }
}

async function readSections(database: Database, now: Date): Promise<Board['sections']> {
  const orders: Orders = database.selectFrom('shop_order')
  const isDue = leavesBetween({ shipTo: tokyoDay(now) })
  const unfinished = new Date(now.getTime() - UNFINISHED_MS)
  const waiting = orders.where('status', 'in', ['WAITING', 'DRAFT']).where('updated_at', '<', unfinished)
  const sections: readonly (readonly [Section, Orders, RawBuilder<unknown>])[] = [
    // The last that came to a stop is the likeliest to go on.
    ['DESIGN_MISSING', waiting, sql`updated_at desc`],
    ['TO_PRODUCE', orders.where('status', 'in', ['WAITING_CREATION', 'PENDING_CREATION']), LONGEST],
    ['IN_PRODUCTION', orders.where('status', '=', 'CREATING'), LONGEST],
    ['TO_SHIP', orders.where('status', '=', 'CREATING').where(isDue), firstShipDay],
    ['HELD', orders.where('status', '=', 'PENDING'), LONGEST],
  ]
  const read: Board['sections'] = []
  for (const [section, found, order] of sections) {
    const rows = await found.selectAll().orderBy(order).orderBy('order_number').limit(FIRST).execute()
    const count = rows.length < FIRST ? rows.length : await countOf(database, found)
    read.push({ section, count, orders: await presentListed(database, rows) })
  }
  return read
}

async function countOf(database: Database, found: Orders): Promise<number> {
  const { total } = await database
    .selectFrom(found.select('order_number').limit(BOARD_MOST_COUNTED).as('found'))
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function openQuestions(database: Database): Promise<Board['questions']> {
  const rows = await database
    .selectFrom('question')
    .select(['id', 'number', 'order_number', 'created_at'])
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .limit(BOARD_MOST_COUNTED)
    .execute()
  return {
    count: rows.length,
    first: rows.slice(0, FIRST).map(({ id, number, order_number, created_at }) => ({
      id,
      number,
      orderNumber: order_number,
      askedAt: created_at.toISOString(),
    })),
  }
}

type Notice = Board['marketplaces']['first'][number]

async function openNotices(database: Database): Promise<Board['marketplaces']> {
  const changes = await database
    .selectFrom('marketplace_order')
    .select(['order_number', 'shop', 'notice', 'noticed_at', 'read_at'])
    .where('notice', 'is not', null)
    .where('seen_at', 'is', null)
    .orderBy('noticed_at')
    .limit(BOARD_MOST_COUNTED)
    .execute()
  const reports = await database
    .selectFrom('shipment_report')
    .select(['order_number', 'shop', 'reason', 'settled_at', 'requested_at'])
    .where('state', '=', 'REFUSED')
    .limit(BOARD_MOST_COUNTED)
    .execute()
  const notices: Notice[] = [
    ...changes.flatMap(({ order_number, shop, notice, noticed_at, read_at }): Notice[] =>
      notice === null
        ? []
        : [
            {
              kind: 'LATE_CHANGE',
              orderNumber: order_number,
              source: shop,
              change: notice,
              at: (noticed_at ?? read_at).toISOString(),
            },
          ],
    ),
    ...reports.map(
      ({ order_number, shop, reason, settled_at, requested_at }): Notice => ({
        kind: 'REPORT_REFUSED',
        orderNumber: order_number,
        source: shop,
        reason,
        at: (settled_at ?? requested_at).toISOString(),
      }),
    ),
  ]
  return {
    count: Math.min(notices.length, BOARD_MOST_COUNTED),
    first: notices.toSorted((a, b) => a.at.localeCompare(b.at)).slice(0, FIRST),
  }
}

import * as z from 'zod/mini'
import { count, dateTime } from '../scalars.ts'
import { ListedOrder, orderSource } from './listedOrder.ts'
import { StuckOrder } from './stuckOrder.ts'

/** The parts of the board that list orders by what is to be done. */
export const BOARD_SECTIONS = ['DESIGN_MISSING', 'TO_PRODUCE', 'IN_PRODUCTION', 'TO_SHIP', 'HELD'] as const

/** No part of the board counts further. */
export const BOARD_MOST_COUNTED = 1000

/** Orders, questions and notices, of which the board shows the first ones. */
const counted = count.check(z.maximum(BOARD_MOST_COUNTED))

export const Board = z.object({
  sections: z.array(z.object({ section: z.enum(BOARD_SECTIONS), count: counted, orders: z.array(ListedOrder) })),
  stuck: z.object({ count: counted, orders: z.array(StuckOrder) }),
  /** Questions without an answer, the oldest first. */
  questions: z.object({
    count: counted,
    first: z.array(
      z.object({
        id: z.string(),
        /** The reference in the mails; null for questions of earlier releases. */
        number: z.nullable(z.string()),
        orderNumber: z.nullable(z.string()),
        askedAt: dateTime,
      }),
    ),
  }),
  /** What a marketplace changed too late, and the reports of shipments that it refused. */
  marketplaces: z.object({
    count: counted,
    first: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('LATE_CHANGE'),
          orderNumber: z.string(),
          source: orderSource,
          change: z.enum(['CANCELLED', 'UNPAID', 'ADDRESS', 'RECEIVERS']),
          at: dateTime,
        }),
        z.object({
          kind: z.literal('REPORT_REFUSED'),
          orderNumber: z.string(),
          source: orderSource,
          reason: z.nullable(z.string()),
          at: dateTime,
        }),
      ]),
    ),
  }),
})
export type Board = z.infer<typeof Board>

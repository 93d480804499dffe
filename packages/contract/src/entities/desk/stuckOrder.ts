import * as z from 'zod/mini'
import { PRINT_CHECKS } from '../design.ts'
import { count, dateTime } from '../scalars.ts'

/** What makes a stuck order move: the shop tries again, it is tried again by itself, or the customer saves the page again. */
export const stuckRemedy = z.enum(['RETRY', 'WAIT', 'CUSTOMER_SAVES_PAGE'])
export type StuckRemedy = z.infer<typeof stuckRemedy>

/** Why the print of a page may differ from what its customer approved. */
const DifferenceCause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PHOTO'), name: z.string(), condition: z.enum(['DAMAGED', 'BROWSER_DEPENDENT']) }),
  /** Versions of the kernel; null where an earlier release did not store it. */
  z.object({ kind: z.literal('KERNEL'), approved: z.nullable(z.int()), printed: z.nullable(z.int()) }),
])

/** An order whose hand-over has stopped. */
export const StuckOrder = z.object({
  orderNumber: z.string(),
  since: dateTime,
  /** Pages that differ from the approved ones or could not be rendered. */
  pages: z.array(
    z.object({
      designId: z.string(),
      groupNumber: z.int(),
      /** -1 is the cover of a booklet. */
      pageNumber: z.string(),
      sideNumber: z.int(),
      printCheck: z.enum(PRINT_CHECKS),
      causes: z.array(DifferenceCause),
    }),
  ),
  /** The last failure of its hand-over or of a render; null if none has failed. */
  fault: z.nullable(
    z.object({
      reason: z.string(),
      tries: count,
      /** Null if it was given up. */
      nextTryAt: z.nullable(dateTime),
    }),
  ),
  remedies: z.array(stuckRemedy),
})
export type StuckOrder = z.infer<typeof StuckOrder>

import * as z from 'zod/mini'
import { ORDER_STATUSES } from './order.ts'
import { PRINT_COMPANIES } from './product.ts'
import { count, dateTime, orderNumber, sha256 } from './scalars.ts'

const status = z.enum(ORDER_STATUSES)
const design = { orderNumber, designId: z.string(), productId: z.string() }

/** The data of each event. None contains a name, an address, a phone number, a text or a photo. */
export const WEBHOOK_DATA = {
  'order.created': z.object({ orderNumber, status }),
  'order.status_changed': z.object({ orderNumber, previousStatus: status, status }),
  'design.saved': z.object({
    ...design,
    /** Number of saves of the page. */
    revision: count,
    /** Null if the page was never displayed. */
    approvedHash: z.nullable(sha256),
  }),
  'design.deleted': z.object(design),
  /** A parcel was sent, or its carrier or number was corrected. */
  'shipment.recorded': z.object({
    orderNumber,
    printCompany: z.enum(PRINT_COMPANIES),
    /** Id of the carrier in the settings of the shop. */
    carrier: z.string(),
    trackingNumber: z.nullable(z.string()),
  }),
} as const

export type OrderEventType = keyof typeof WEBHOOK_DATA
export const ORDER_EVENT_TYPES = Object.keys(WEBHOOK_DATA) as readonly OrderEventType[]

/** An event of an order or of one of its designs. */
export type WebhookEvent = {
  readonly [Type in OrderEventType]: {
    readonly type: Type
    readonly data: Readonly<z.infer<(typeof WEBHOOK_DATA)[Type]>>
  }
}[OrderEventType]

/** Sent by the staff to try an endpoint out. */
export const TEST_EVENT_TYPE = 'webhook.test'
export type WebhookEventType = OrderEventType | typeof TEST_EVENT_TYPE

/** The body of a message in the form of Standard Webhooks. `timestamp` is the time of the event, not of the attempt. */
export const webhookBodyOf = <Data extends z.core.$ZodType>(type: WebhookEventType, data: Data) =>
  z.object({ type: z.literal(type), timestamp: dateTime, data })

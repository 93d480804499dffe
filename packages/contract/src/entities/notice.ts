import * as z from 'zod/mini'
import { dateTime, day } from './scalars.ts'

export const NOTICE_KINDS = [
  'HOME',
  'TEMPLATE',
  'DESIGN',
  'MY_PAGE',
  'BEFORE_SELECTING_DELIVERY_DATE',
  'BEFORE_PACKING_NORMAL',
  'BEFORE_STARTING_PRODUCTION',
  'DONE_ORDER',
  'MAINTENANCE',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const Notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  isEnabled: z.boolean(),
  fromTime: dateTime,
  toTime: dateTime,
  content: z.string(),
})
export type Notice = z.infer<typeof Notice>

/** A rule of the delivery calendar; a null field does not restrict it. */
export const Temporal = z.object({
  soleDate: z.nullable(day),
  fromDate: z.nullable(day),
  toDate: z.nullable(day),
  day: z.nullable(z.int()),
  week: z.nullable(z.int()),
  month: z.nullable(z.int()),
})
export type Temporal = z.infer<typeof Temporal>

export const DeliveryEvent = z.object({
  id: z.string(),
  isDayOff: z.boolean(),
  description: z.string(),
  temporals: z.array(Temporal),
})
export type DeliveryEvent = z.infer<typeof DeliveryEvent>

/** Days on which the goods of some categories are not produced although the shop works. */
export const CategoryDaysOff = z.object({
  categoryIdentifies: z.array(z.string()),
  description: z.string(),
  temporals: z.array(Temporal),
})
export type CategoryDaysOff = z.infer<typeof CategoryDaysOff>

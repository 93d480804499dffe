import * as z from 'zod/mini'
import { dateTime } from './scalars.ts'

export const FaqCategory = z.object({
  id: z.string(),
  /** The first part of an open code. */
  name: z.string(),
  title: z.string(),
  position: z.int(),
  faqs: z.array(z.object({ identifier: z.string(), question: z.string(), answer: z.string() })),
})
export type FaqCategory = z.infer<typeof FaqCategory>

/** A region of the carrier with what it delivers where. */
export const Region = z.object({
  id: z.string(),
  name: z.string(),
  prefecture: z.string(),
  /** Days on the way from the workshop. */
  days: z.int(),
  note: z.string(),
  districts: z.array(
    z.object({
      name: z.string(),
      note: z.string(),
      villages: z.array(z.object({ name: z.string(), note: z.string() })),
    }),
  ),
})
export type Region = z.infer<typeof Region>

export const RegionSetting = z.object({ id: z.string(), settingKey: z.string(), status: z.boolean() })
export type RegionSetting = z.infer<typeof RegionSetting>

export const CAMPAIGNS = ['theatre1810', 'theatre1905'] as const
export type Campaign = (typeof CAMPAIGNS)[number]

/** A question that was sent, as its sender may see it again. */
export const Question = z.object({ id: z.string(), question: z.string(), createdAt: dateTime })
export type Question = z.infer<typeof Question>

/** A sent mail that the shop shows again. */
export const ShownMail = z.object({ title: z.string(), content: z.string() })
export type ShownMail = z.infer<typeof ShownMail>

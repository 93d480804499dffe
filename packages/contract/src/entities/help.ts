import * as z from 'zod/mini'
import { dateTime } from './scalars.ts'

export const FaqCategory = z.object({
  id: z.string(),
  /** The first part of an open code. */
  name: z.string(),
  title: z.string(),
  position: z.int(),
  faqs: z.array(
    z.object({
      identifier: z.string(),
      question: z.string(),
      answer: z.string(),
      /** Readings and other words that it is searched by; shown to nobody. */
      keywords: z._default(z.string(), ''),
    }),
  ),
})
export type FaqCategory = z.infer<typeof FaqCategory>

/** What the carrier says of a place; null is as around it. */
const place = {
  name: z.string(),
  /** In hiragana, for searching; '' where the shop has not written it. */
  reading: z._default(z.string(), ''),
  note: z.string(),
  /** On the way from the workshop. */
  days: z._default(z.nullable(z.object({ least: z.int(), most: z.int() })), null),
  /** Of the times of delivery those that can be chosen; none is none. */
  times: z._default(z.nullable(z.array(z.string())), null),
}

/** A region of the carrier with what it delivers where. */
export const Region = z.object({
  id: z.string(),
  name: z.string(),
  prefecture: z.string(),
  reading: place.reading,
  /** Days on the way from the workshop. */
  days: z.int(),
  note: z.string(),
  times: place.times,
  districts: z.array(z.object({ ...place, villages: z.array(z.object(place)) })),
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

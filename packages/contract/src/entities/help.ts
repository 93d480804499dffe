import * as z from 'zod/mini'
import { dateTime } from './scalars.ts'

export const FaqCategory = z.object({
  id: z.string(),
  /** Prefix of an open code. */
  name: z.string(),
  title: z.string(),
  position: z.int(),
  faqs: z.array(
    z.object({
      identifier: z.string(),
      question: z.string(),
      answer: z.string(),
      /** Readings and other search terms, which are not displayed. */
      keywords: z._default(z.string(), ''),
    }),
  ),
})
export type FaqCategory = z.infer<typeof FaqCategory>

/** Delivery to a place; null means as in the surrounding area. */
const place = {
  name: z.string(),
  /** Reading in hiragana for the search; '' if the shop has not entered it. */
  reading: z._default(z.string(), ''),
  note: z.string(),
  /** Days of transport from the workshop. */
  days: z._default(z.nullable(z.object({ least: z.int(), most: z.int() })), null),
  /** The delivery times that can be chosen; an empty list if none can. */
  times: z._default(z.nullable(z.array(z.string())), null),
}

/** A region of the carrier with its places. */
export const Region = z.object({
  id: z.string(),
  name: z.string(),
  prefecture: z.string(),
  reading: place.reading,
  /** Days of transport from the workshop to the region. */
  days: z.int(),
  note: z.string(),
  times: place.times,
  districts: z.array(z.object({ ...place, villages: z.array(z.object(place)) })),
})
export type Region = z.infer<typeof Region>

/** The text above the regions. */
export const RegionIntro = z.object({ title: z.string(), content: z.string() })
export type RegionIntro = z.infer<typeof RegionIntro>

export const RegionSetting = z.object({ id: z.string(), settingKey: z.string(), status: z.boolean() })
export type RegionSetting = z.infer<typeof RegionSetting>

export const CAMPAIGNS = ['theatre1810', 'theatre1905'] as const
export type Campaign = (typeof CAMPAIGNS)[number]

/** A question as its sender can read it. */
export const Question = z.object({ id: z.string(), question: z.string(), createdAt: dateTime })
export type Question = z.infer<typeof Question>

/** A sent mail as a web page shows it. */
export const ShownMail = z.object({ title: z.string(), content: z.string() })
export type ShownMail = z.infer<typeof ShownMail>

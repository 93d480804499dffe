import * as z from 'zod/mini'
import { Design } from './design.ts'
import { DesignItem } from './designItem.ts'
import { page } from './page.ts'
import { count, dateTime } from './scalars.ts'

export const TEMPLATE_ORDERS = ['newest', 'photoCount', 'messageCount'] as const

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  templateName: z.string(),
  /** '-1' is the cover of a series. */
  pageNumber: z.string(),
  /** 1 is the front, or the first product of a set. */
  sideNumber: z.int(),
  /** The sides of one product share a group. */
  templateGroupId: z.string(),
  templateSeriesId: z.nullable(z.string()),
  productId: z.string(),
  productIdentify: z.string(),
  ...page,
  items: z.array(DesignItem),
  thumbnail: z.string(),
  thumbnailUrl: z.string(),
  hashtags: z.array(z.string()),
  imageItemCount: count,
  textItemCount: count,
  maxUploadMegabytes: count,
  /** Whether customers may add items of their own. If absent, they may not. */
  allowsOwnItems: z.optional(z.boolean()),
  publishedAt: dateTime,
})
export type Template = z.infer<typeof Template>

/** A template in a list, without its items. */
export const TemplateCard = z.omit(Template, { items: true })
export type TemplateCard = z.infer<typeof TemplateCard>

export const TemplateSeries = z.object({
  id: z.string(),
  name: z.string(),
  productId: z.string(),
  thumbnailUrl: z.string(),
  hashtags: z.array(z.string()),
  templates: z.array(TemplateCard),
  sumImageItemSeries: count,
  sumTextItemSeries: count,
  publishedAt: dateTime,
})
export type TemplateSeries = z.infer<typeof TemplateSeries>

/** A page of a series with the design that is saved for it. */
export const TemplatePage = z.object({ ...Template.shape, design: z.nullable(Design) })
export type TemplatePage = z.infer<typeof TemplatePage>

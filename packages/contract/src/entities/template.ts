import * as z from 'zod/mini'
import { Design } from './design.ts'
import { DesignItem } from './designItem.ts'
import { page } from './page.ts'
import { colour, count, dateTime } from './scalars.ts'

export const TEMPLATE_ORDERS = ['newest', 'photoCount', 'messageCount'] as const

/** Colours that match, by their roles on a page. */
export const ColourSet = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.object({ ja: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) }),
  colours: z.object({
    /** Of the background. */
    paper: colour,
    title: colour,
    text: colour,
    /** Of words beside the title, and of ornaments. */
    accent: colour,
    /** Of patterns: near the paper, so that letters on it are readable. */
    soft: colour,
  }),
})
export type ColourSet = z.infer<typeof ColourSet>
/** The names of the colours by which templates are found: black contains the greys, yellow the oranges. */
export const TEMPLATE_COLOURS = [
  'white',
  'beige',
  'brown',
  'black',
  'red',
  'pink',
  'yellow',
  'green',
  'blue',
  'purple',
] as const
export type TemplateColour = (typeof TEMPLATE_COLOURS)[number]
/** Colours that one template is found by. */
export const MOST_TEMPLATE_COLOURS = 3

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
  /** Whether its artwork above the photos covers the sheet, so that no other background would be seen. */
  hasFixedBackground: z.optional(z.boolean()),
  /** The colours in which its designs can be shown, its own first. */
  colourSets: z.optional(z.array(ColourSet).check(z.maxLength(20))),
  /** The main colours of its artwork, the largest first; the import computes them. Absent until it has. */
  colours: z.optional(z.array(z.enum(TEMPLATE_COLOURS)).check(z.maxLength(MOST_TEMPLATE_COLOURS))),
  publishedAt: dateTime,
})
export type Template = z.infer<typeof Template>

/** A template in a list, without its items and colour sets. */
export const TemplateCard = z.omit(Template, { items: true, colourSets: true })
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

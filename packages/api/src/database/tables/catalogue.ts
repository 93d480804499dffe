import type { Pattern } from '@irodori/contract/entities/pattern'
import type { Ornament } from '@irodori/contract/entities/ornament'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { FontFamily, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import type { Template, TemplateColour, TemplateSeries } from '@irodori/contract/entities/template'
import type { Language } from '@irodori/contract/language'
import type { Instant, Json } from './columns.ts'

export interface CategoryTable {
  id: string
  document: Json<StoredCategory>
}

export interface ProductTable {
  id: string
  category_id: string
  /** Normal form of the name in every language, by searchTextOf. */
  search_text: string
  /** Whether visitors may see it. */
  is_shown: boolean
  position: number | null
  created_at: Instant
  document: Json<StoredProduct>
}

export interface TemplateTable {
  id: string
  product_id: string
  template_group_id: string
  template_series_id: string | null
  page_number: string
  side_number: number
  /** Normal form of the name in every language, by searchTextOf. */
  search_text: string
  published_at: Instant
  image_item_count: number
  text_item_count: number
  /** Of the sheet, in print pixels. */
  width: number
  height: number
  dpi: number
  /** Latest date and sums over all sides, so that lists keep the sides of a template together. */
  group_published_at: Instant
  group_image_count: number
  group_text_count: number
  document: Json<Template>
}

export type StoredSeries = Omit<TemplateSeries, 'templates'>

export interface TemplateSeriesTable {
  id: string
  product_id: string
  search_text: string
  published_at: Instant
  image_item_count: number
  text_item_count: number
  document: Json<StoredSeries>
}

export interface ProductHashtagTable {
  product_id: string
  hashtag: string
}

/** Hashtags of the entries in a product's list: templates, or the series of a booklet. */
export interface TemplateHashtagTable {
  product_id: string
  hashtag: string
  owner_kind: 'TEMPLATE' | 'SERIES'
  owner_id: string
}

/** The main colours of the templates that lists show: those without a series, and the covers of booklets. */
export interface TemplateColourTable {
  template_id: string
  colour: TemplateColour
  product_id: string
  template_series_id: string | null
}

/** The values of an entry in another language than Japanese. */
export interface TranslationTable {
  /** The list of the catalogue that the entry is in. */
  list: string
  /** Of the entry; for a hashtag its Japanese name, for a setting the name of the setting. */
  id: string
  language: Language
  fields: Json<{ readonly [field: string]: unknown }>
}

export interface FontFamilyTable {
  value: string
  position: number
  document: Json<FontFamily>
}

/** A row for each version. */
export interface OrnamentTable {
  id: string
  version: number
  position: number
  document: Json<Ornament>
}

/** A row for each version. */
export interface PatternTable {
  id: string
  version: number
  position: number
  document: Json<Pattern>
}

export interface PackagePlanTable {
  id: string
  package_plan_cat_id: string
  position: number
  document: Json<PackagePlan>
}

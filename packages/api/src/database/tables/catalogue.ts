import type { Ornament } from '@irodori/contract/entities/ornament'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { FontFamily, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import type { Template, TemplateSeries } from '@irodori/contract/entities/template'
import type { Instant, Json } from './columns.ts'

export interface CategoryTable {
  id: string
  document: Json<StoredCategory>
}

export interface ProductTable {
  id: string
  category_id: string
  /** Normal form of the name, by searchTextOf. */
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
  /** Normal form of the name, by searchTextOf. */
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

export interface PackagePlanTable {
  id: string
  package_plan_cat_id: string
  position: number
  document: Json<PackagePlan>
}

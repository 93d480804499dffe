import type { Design, Product } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import { INCOMPLETENESS, incompletenessOf } from '@irodori/rules'
import { byPage, findProducts } from '../catalogue/catalogue.ts'
import type { Database, DesignRow } from '../database/tables.ts'
import { orderPictureUrl, previewName } from '../image/imageFiles.ts'

export interface DesignFilter {
  readonly orderNumber: string
  readonly groupNumber?: number
  readonly designSeriesId?: string
  readonly ids?: readonly string[]
}

/** Saved designs of an order, by group, and within it the cover first. */
export async function listDesigns(database: Database, filter: DesignFilter): Promise<Design[]> {
  let query = database.selectFrom('design').selectAll().where('order_number', '=', filter.orderNumber)
  if (filter.groupNumber !== undefined) query = query.where('group_number', '=', filter.groupNumber)
  if (filter.designSeriesId !== undefined) query = query.where('design_series_id', '=', filter.designSeriesId)
  if (filter.ids !== undefined) query = query.where('id', 'in', [...filter.ids, ''])
  const rows = await query.execute()
  if (rows.length === 0) return []

  const order = await database
    .selectFrom('shop_order')
    .select('image_folder')
    .where('order_number', '=', filter.orderNumber)
    .executeTakeFirstOrThrow()
  const booklets = await bookletsOf(database, filter.orderNumber)
  const products = await findProducts(
    database,
    rows.map((row) => row.draft.productId),
  )
  return rows
    .map((row) =>
      present(
        row,
        order.image_folder,
        products.get(row.draft.productId),
        row.design_series_id === null ? null : (booklets.get(row.design_series_id) ?? null),
      ),
    )
    .sort((a, b) => a.groupNumber - b.groupNumber || byPage(a, b))
}

interface Booklet {
  readonly totalPage: number
  readonly designCount: number
}

async function bookletsOf(database: Database, orderNumber: string): Promise<Map<string, Booklet>> {
  const rows = await database
    .selectFrom('design_series')
    .innerJoin('design', 'design.design_series_id', 'design_series.id')
    .select(['design_series.id', 'design_series.total_page'])
    .select((build) => build.fn.countAll<string | number>().as('designs'))
    .where('design_series.order_number', '=', orderNumber)
    .groupBy(['design_series.id', 'design_series.total_page'])
    .execute()
  return new Map(
    rows.map(({ id, total_page, designs }) => [id, { totalPage: total_page, designCount: Number(designs) }]),
  )
}

function present(row: DesignRow, imageFolder: string, product: Product | undefined, booklet: Booklet | null): Design {
  const lack = incompletenessOf(row.draft.items, booklet)
  return {
    ...row.draft,
    id: row.id,
    orderNumber: row.order_number,
    groupNumber: row.group_number,
    productIdentify: product?.productIdentify ?? '',
    imageFolder,
    imageName: row.print_name,
    image: row.print_name === null ? '' : orderPictureUrl(imageFolder, row.print_name),
    previewName: row.print_hash === null ? null : previewName(row.print_hash),
    hasImageItem: row.draft.items.some(isImageItem),
    isNotComplete: lack !== INCOMPLETENESS.NOTHING,
    isNotCompleteType: lack,
    printHash: row.print_hash,
    printCheck: row.print_check,
    updatedAt: row.updated_at.toISOString(),
  }
}

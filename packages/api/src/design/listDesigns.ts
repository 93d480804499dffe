import type { Design, DesignStatus, ProductOnDesign } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { INCOMPLETENESS, incompletenessOf } from '@irodori/rules/completeness'
import { concernsDesign, missingIn } from '@irodori/rules/missingDesigns'
import { mayChange } from '@irodori/rules/orderStatus'
import { byPage, categoryNames, itemsOfProduct, productsIn } from '../catalogue/catalogue.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { withCropName } from '../image/cropOfItem.ts'
import { orderPictureUrl, previewName } from '../image/imageFiles.ts'
import { packageIdOf } from '../order/packageId.ts'
import { translated } from '../translation/translations.ts'

export interface DesignFilter {
  readonly orderNumber: string
  readonly groupNumber?: number
  readonly designSeriesId?: string
  readonly ids?: readonly string[]
}

/**
 * Saved designs of an order, ordered by group and page, the cover first.
 * @param language of the names of products and plans; null for Japanese
 */
export async function listDesigns(
  database: Database,
  filter: DesignFilter,
  language: Language | null = null,
): Promise<Design[]> {
  let query = database.selectFrom('design').selectAll().where('order_number', '=', filter.orderNumber)
  if (filter.groupNumber !== undefined) query = query.where('group_number', '=', filter.groupNumber)
  if (filter.designSeriesId !== undefined) query = query.where('design_series_id', '=', filter.designSeriesId)
  if (filter.ids !== undefined) query = query.where('id', 'in', [...filter.ids, ''])
  const rows = await query.execute()
  if (rows.length === 0) return []
  const order = await database
    .selectFrom('shop_order')
    .select(['order_number', 'id', 'image_folder', 'phone_number', 'status', 'details'])
    .where('order_number', '=', filter.orderNumber)
    .executeTakeFirstOrThrow()
  return presentAll(database, [order], rows, language)
}

/** All designs of several orders by order number, with the same number of queries as for one. */
export async function listDesignsOfOrders(
  database: Database,
  orders: readonly DesignedOrder[],
  language: Language | null = null,
): Promise<Map<string, Design[]>> {
  const numbers = orders.map((order) => order.order_number)
  const rows =
    numbers.length === 0
      ? []
      : await database.selectFrom('design').selectAll().where('order_number', 'in', numbers).execute()
  return Map.groupBy(await presentAll(database, orders, rows, language), (design) => design.orderNumber)
}

/** The fields of a design that come from its order. */
export type DesignedOrder = Pick<
  OrderRow,
  'order_number' | 'id' | 'image_folder' | 'phone_number' | 'status' | 'details'
>

async function presentAll(
  database: Database,
  orders: readonly DesignedOrder[],
  rows: readonly DesignRow[],
  language: Language | null,
): Promise<Design[]> {
  if (rows.length === 0) return []
  const pieces = await piecesOf(
    database,
    orders.map((order) => order.order_number),
  )
  const shared = {
    pieces,
    products: await productsIn(
      database,
      language,
      rows.map((row) => row.draft.productId),
    ),
    categoryNames: await categoryNames(database, language),
    plans: await plansOf(database, rows, language),
  }
  const byOrder = Map.groupBy(rows, (row) => row.order_number)
  return orders.flatMap((order) => {
    const bought = new Set(order.details.products.map(({ productId }) => productId))
    const context: Context = { ...shared, order, bought }
    return (byOrder.get(order.order_number) ?? [])
      .map((row) => present(row, context))
      .sort((a, b) => a.groupNumber - b.groupNumber || byPage(a, b))
  })
}

/** The facts that the designs of one order share. */
interface Context {
  readonly order: DesignedOrder
  /** Ids of the products in the order. */
  readonly bought: ReadonlySet<string>
  readonly pieces: ReadonlyMap<string, readonly PieceRow[]>
  readonly products: ReadonlyMap<string, StoredProduct>
  readonly categoryNames: ReadonlyMap<string, string>
  readonly plans: ReadonlyMap<string, PackagePlan>
}

/** A page of a piece, with the booklet that it belongs to. */
type PieceRow = Awaited<ReturnType<typeof pieceRows>>[number]

const pieceRows = (database: Database, orderNumbers: readonly string[]) =>
  database
    .selectFrom('design')
    .leftJoin('design_series', 'design_series.id', 'design.design_series_id')
    .select(['design.id', 'design.order_number', 'design.group_number', 'design.page_number', 'design.side_number'])
    .select(['design_series.id as series_id', 'design_series.total_page', 'design_series.product_option_id'])
    .where('design.order_number', 'in', orderNumbers)
    .execute()

/** Every page of these orders by piece, also those that are not listed: they decide whether a piece is complete. */
async function piecesOf(database: Database, orderNumbers: readonly string[]): Promise<Map<string, PieceRow[]>> {
  return Map.groupBy(await pieceRows(database, orderNumbers), pieceOf)
}

const pieceOf = (row: Pick<DesignRow, 'order_number' | 'group_number'>): string =>
  `${row.order_number} ${row.group_number}`

/** Whether the piece of a page has all its sides or pages and no other. A product that is gone is not judged. */
function hasAllPages(row: DesignRow, pages: readonly PieceRow[], product: StoredProduct | undefined): boolean {
  if (product === undefined) return true
  const { productId } = row.draft
  const designs = pages.map(({ id, page_number, side_number }) => {
    return { id, pageNumber: page_number, sideNumber: side_number, items: [] }
  })
  const totalPage = pages.find(({ id }) => id === row.id)?.total_page ?? null
  const group = { groupNumber: row.group_number, productId, totalPage, designs }
  const { numberOfSides, seichoku } = product
  return !missingIn(group, { numberOfSides, totalPage: seichoku?.totalPage ?? null }).some((part) =>
    concernsDesign(part, row.id),
  )
}

async function plansOf(
  database: Database,
  rows: readonly DesignRow[],
  language: Language | null,
): Promise<Map<string, PackagePlan>> {
  const ids = [...new Set(rows.flatMap((row) => row.package_plan_id ?? []))]
  if (ids.length === 0) return new Map()
  const stored = await database.selectFrom('package_plan').select('document').where('id', 'in', ids).execute()
  const documents = stored.map(({ document }) => document)
  const plans = await translated(database, language, 'packagePlans', documents)
  return new Map(plans.map((plan) => [plan.id, plan]))
}

/** The state of a design follows its order: changeable, in production, shipped, or committed to the messaging app. */
const STATUSES: Readonly<Partial<Record<OrderStatus, DesignStatus>>> = {
  PENDING_CREATION: 'CREATING',
  CREATING: 'CREATING',
  SHIPPED: 'SHIPPED',
  COMMITTED: 'COMMITTED',
}

function present(row: DesignRow, context: Context): Design {
  const { order } = context
  const imageFolder = order.image_folder
  const product = context.products.get(row.draft.productId)
  const pages = context.pieces.get(pieceOf(row)) ?? []
  const booklet = pages.find(({ id }) => id === row.id)
  const plan = row.package_plan_id === null ? undefined : context.plans.get(row.package_plan_id)
  const lack = incompletenessOf(row.draft.items, hasAllPages(row, pages, product))
  const windows = row.draft.items.filter(isImageItem)
  const preview = row.print_hash === null ? null : previewName(row.print_hash)
  return {
    ...row.draft,
    // What was ordered keeps its permission, because its files are made again as they were.
    items: (mayChange(order.status) ? itemsOfProduct(row.draft.items, product) : row.draft.items).map(withCropName),
    id: row.id,
    idStr: row.id,
    saveType: 'update',
    status: context.bought.has(row.draft.productId) ? (STATUSES[order.status] ?? 'DRAFT') : 'WRONG_PRODUCT',
    orderNumber: row.order_number,
    phoneNumber: order.phone_number,
    groupNumber: row.group_number,
    designSeries: booklet ? seriesOf(booklet) : null,
    productOptionId: row.product_option_id,
    packagePlanId: row.package_plan_id,
    packagePlan: plan ? { identifier: plan.identifier, name: plan.name, isFree: plan.isFree } : null,
    packageId: product ? packageIdOf(order.id, product.printCompany) : null,
    productIdentify: product?.productIdentify ?? '',
    product: product ? productOnDesign(product, context.categoryNames.get(product.categoryId) ?? '') : null,
    imageFolder,
    imageName: row.print_name,
    image: row.print_name === null ? '' : orderPictureUrl(imageFolder, row.print_name),
    previewName: preview,
    imageResize: preview === null ? '' : orderPictureUrl(imageFolder, preview),
    hasImageItem: windows.length > 0,
    isDisabledItem: windows.length > 0 && windows.every((item) => item.isDisabledItem),
    isNotComplete: lack !== INCOMPLETENESS.NOTHING,
    isNotCompleteType: lack,
    printHash: row.print_hash,
    printKernel: row.print_kernel,
    printCheck: row.print_check,
    updatedAt: row.updated_at.toISOString(),
  }
}

const seriesOf = ({ series_id: id, total_page: totalPage, product_option_id: productOptionId }: PieceRow) =>
  id === null || totalPage === null ? null : { id, productOptionId, totalPage }

const productOnDesign = (product: StoredProduct, category: string): ProductOnDesign => ({
  id: product.id,
  name: product.name,
  category,
  categoryIdentify: product.categoryIdentify,
  productType: product.productType,
  isPublic: product.isPublic && !product.isDeleted,
  quantityInStock: product.quantityInStock,
  packagePlanCatId: product.packagePlanCatId,
  chargeablePackagePlanCatId: product.chargeablePackagePlanCatId,
  allowPackagePlanEmptyChoice: product.allowPackagePlanEmptyChoice,
  creatingTime: product.creatingTime,
  numberOfSides: product.numberOfSides,
  seichoku: product.seichoku,
})

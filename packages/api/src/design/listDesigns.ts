import type { Design, DesignStatus, ProductOnDesign } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { PackagePlan, StoredProduct } from '@irodori/contract/entities/product'
import { INCOMPLETENESS, incompletenessOf } from '@irodori/rules/completeness'
import { byPage, categoryNames, findProducts } from '../catalogue/catalogue.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { orderPictureUrl, previewName } from '../image/imageFiles.ts'
import { packageIdOf } from '../order/packageId.ts'

export interface DesignFilter {
  readonly orderNumber: string
  readonly groupNumber?: number
  readonly designSeriesId?: string
  readonly ids?: readonly string[]
}

/** Saved designs of an order, ordered by group and page, the cover first. */
export async function listDesigns(database: Database, filter: DesignFilter): Promise<Design[]> {
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
  return presentAll(database, [order], rows)
}

/** All designs of several orders by order number, with the same number of queries as for one. */
export async function listDesignsOfOrders(
  database: Database,
  orders: readonly DesignedOrder[],
): Promise<Map<string, Design[]>> {
  const numbers = orders.map((order) => order.order_number)
  const rows =
    numbers.length === 0
      ? []
      : await database.selectFrom('design').selectAll().where('order_number', 'in', numbers).execute()
  return Map.groupBy(await presentAll(database, orders, rows), (design) => design.orderNumber)
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
): Promise<Design[]> {
  if (rows.length === 0) return []
  const shared = {
    booklets: await bookletsOf(
      database,
      orders.map((order) => order.order_number),
    ),
    products: await findProducts(
      database,
      rows.map((row) => row.draft.productId),
    ),
    categoryNames: await categoryNames(database),
    plans: await plansOf(database, rows),
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
  readonly booklets: ReadonlyMap<string, Booklet>
  readonly products: ReadonlyMap<string, StoredProduct>
  readonly categoryNames: ReadonlyMap<string, string>
  readonly plans: ReadonlyMap<string, PackagePlan>
}

interface Booklet {
  readonly id: string
  readonly productOptionId: string | null
  readonly totalPage: number
  readonly designCount: number
}

async function bookletsOf(database: Database, orderNumbers: readonly string[]): Promise<Map<string, Booklet>> {
  const rows = await database
    .selectFrom('design_series')
    .innerJoin('design', 'design.design_series_id', 'design_series.id')
    .select(['design_series.id', 'design_series.total_page', 'design_series.product_option_id'])
    .select((build) => build.fn.countAll<string | number>().as('designs'))
    .where('design_series.order_number', 'in', orderNumbers)
    .groupBy(['design_series.id', 'design_series.total_page', 'design_series.product_option_id'])
    .execute()
  return new Map(
    rows.map(({ id, total_page, product_option_id, designs }) => [
      id,
      { id, productOptionId: product_option_id, totalPage: total_page, designCount: Number(designs) },
    ]),
  )
}

async function plansOf(database: Database, rows: readonly DesignRow[]): Promise<Map<string, PackagePlan>> {
  const ids = [...new Set(rows.flatMap((row) => row.package_plan_id ?? []))]
  if (ids.length === 0) return new Map()
  const plans = await database.selectFrom('package_plan').select(['id', 'document']).where('id', 'in', ids).execute()
  return new Map(plans.map(({ id, document }) => [id, document]))
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
  const booklet = row.design_series_id === null ? null : (context.booklets.get(row.design_series_id) ?? null)
  const plan = row.package_plan_id === null ? undefined : context.plans.get(row.package_plan_id)
  const lack = incompletenessOf(row.draft.items, booklet)
  const windows = row.draft.items.filter(isImageItem)
  const preview = row.print_hash === null ? null : previewName(row.print_hash)
  return {
    ...row.draft,
    id: row.id,
    idStr: row.id,
    saveType: 'update',
    status: context.bought.has(row.draft.productId) ? (STATUSES[order.status] ?? 'DRAFT') : 'WRONG_PRODUCT',
    orderNumber: row.order_number,
    phoneNumber: order.phone_number,
    groupNumber: row.group_number,
    designSeries: booklet && { id: booklet.id, productOptionId: booklet.productOptionId, totalPage: booklet.totalPage },
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

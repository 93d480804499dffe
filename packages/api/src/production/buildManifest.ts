import { createHash } from 'node:crypto'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import { boundDeliveryTime } from '@irodori/rules/deliveryDate'
import { byPage, findProducts } from '../catalogue/catalogue.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { isFileOfOrder, orderFileKey } from '../image/imageFiles.ts'
import { packageIdOf } from '../order/packageId.ts'
import type { GroupPrint } from '../printFiles/printJob.ts'
import { productionFolder } from '../printFiles/productionFolder.ts'

/** The description of an order for the print companies. The same order gives the same text, which is named by its hash. */
export interface Manifest {
  readonly key: string
  readonly text: string
  /** Storage keys of the print pictures and print files that it lists. */
  readonly files: readonly string[]
  /** Storage keys of the animated GIFs that it lists. */
  readonly movingFiles: readonly string[]
}

const VERSION = 7

/**
 * @param designs all designs of the order, each with its print picture
 * @param prints the print files of these designs
 */
export async function buildManifest(
  database: Database,
  order: OrderRow,
  designs: readonly DesignRow[],
  prints: readonly GroupPrint[],
): Promise<Manifest> {
  const { details } = order
  const products = await findProducts(
    database,
    designs.map((row) => row.draft.productId),
  )
  const plans = await plansOf(database, designs)
  const chosen = await database
    .selectFrom('order_package')
    .selectAll()
    .where('order_number', '=', order.order_number)
    .execute()

  const groups = [...Map.groupBy(designs, (row) => row.group_number)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([groupNumber, rows]) => {
      const pages = rows.toSorted((a, b) => byPage(pageSlice(a), pageSlice(b)))
      const [first] = pages
      if (!first) return []
      const product = products.get(first.draft.productId)
      const option = product?.options.find(({ identifier }) => identifier === first.product_option_id)
      const plan = first.package_plan_id === null ? undefined : plans.get(first.package_plan_id)
      return {
        groupNumber,
        printCompany: product?.printCompany ?? 'OTHER',
        productId: first.draft.productId,
        productName: product?.name ?? '',
        option: option ? { identifier: option.identifier, name: option.name } : null,
        packagePlan: plan ? { id: plan.id, identifier: plan.identifier, name: plan.name, isFree: plan.isFree } : null,
        print: prints.find((print) => print.groupNumber === groupNumber) ?? null,
        pages: pages.map((row) => describePage(order, row, product?.isLineProduct ? movingPictures(order, row) : [])),
      }
    })
  const packages = PRINT_COMPANIES.flatMap((printCompany) => {
    const own = groups.filter((group) => group.printCompany === printCompany)
    if (own.length === 0) return []
    const row = chosen.find((one) => one.print_company === printCompany)
    return {
      id: packageIdOf(order.id, printCompany),
      printCompany,
      deliveryDay: row?.delivery_day ?? null,
      deliveryTime: boundDeliveryTime(row?.delivery_time ?? null),
      shipDay: row?.ship_day ?? null,
      groups: own.map(({ printCompany: _, ...group }) => group),
    }
  })
  const text = JSON.stringify({
    version: VERSION,
    orderNumber: order.order_number,
    orderId: order.id,
    ecSiteId: details.ecSiteId,
    orderDate: details.orderDate,
    processMethod: details.processMethod,
    orderer: details.orderer,
    receiver: details.receiver,
    packages,
  })
  const hash = createHash('sha256').update(text).digest('hex')
  return {
    key: `${productionFolder(order.id)}/manifest-${hash}.json`,
    text,
    files: [...groups.flatMap(({ pages }) => pages.map(({ file }) => file)), ...prints.map(({ file }) => file.key)],
    movingFiles: groups.flatMap(({ pages }) => pages.flatMap(({ moving = [] }) => moving.map(({ file }) => file))),
  }
}

const pageSlice = ({ page_number, side_number }: DesignRow) => ({ pageNumber: page_number, sideNumber: side_number })

function describePage(order: OrderRow, row: DesignRow, moving: ReturnType<typeof movingPictures>) {
  if (row.print_name === null)
    throw new Error(`design ${row.id} has no print picture, so its order cannot be handed over`)
  const { width, height, dpi, bleedMm, approvedHash, approvedKernel } = row.draft
  return {
    designId: row.id,
    revision: row.revision,
    pageNumber: row.page_number,
    sideNumber: row.side_number,
    file: orderFileKey(order.image_folder, row.print_name),
    printHash: row.print_hash,
    printKernel: row.print_kernel,
    approvedHash,
    approvedKernel: approvedKernel ?? null,
    printCheck: row.print_check,
    width,
    height,
    dpi,
    bleedMm,
    ...(moving.length > 0 && { moving }),
  }
}

/** Windows of a product of the messaging app whose GIF moves as the customer cut it; the print shows its first frame. */
const movingPictures = (order: OrderRow, { draft }: DesignRow) =>
  draft.items.flatMap((item) =>
    'cropImageName' in item && item.cropImageName?.endsWith('.gif') && isFileOfOrder(item.cropImageName)
      ? [{ itemId: item.id, position: item.position, file: orderFileKey(order.image_folder, item.cropImageName) }]
      : [],
  )

async function plansOf(database: Database, designs: readonly DesignRow[]): Promise<Map<string, PackagePlan>> {
  const ids = [...new Set(designs.flatMap((row) => row.package_plan_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('package_plan').select(['id', 'document']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

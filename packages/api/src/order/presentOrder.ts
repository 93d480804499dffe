import type {
  ChildrenSurvey,
  Design,
  DesignGroup,
  Order,
  OrderDesignText,
  OrderProduct,
  Package,
  StoredProduct,
} from '@irodori/contract'
import { isTextItem, PRINT_COMPANIES } from '@irodori/contract'
import type { ShopCalendar } from '@irodori/rules'
import { daysBetween, dayText, designBalance, earliestDeliveryDate, orderShipDate, tokyoDay } from '@irodori/rules'
import { readCalendar } from '../calendar/readCalendar.ts'
import { findProducts } from '../catalogue/catalogue.ts'
import type { Database, OrderRow } from '../database/tables.ts'
import { listDesigns } from '../design/listDesigns.ts'
import { packageIdOf } from './packageId.ts'

/** An order as its customer sees it, with its designs. */
export async function presentOrder(database: Database, order: OrderRow, now: Date): Promise<Order> {
  const { details } = order
  const products = await findProducts(
    database,
    details.products.map(({ productId }) => productId),
  )
  const designs = await listDesigns(database, { orderNumber: order.order_number })
  const groups = groupsOf(designs, products)
  const bought = details.products.flatMap((line) => presentLine(line, products.get(line.productId)) ?? [])
  const calendar = await readCalendar(database)
  const packages = await packagesOf(database, order, groups, products, calendar, now)
  const chosen = packages.flatMap(({ deliveryDays }) => deliveryDays ?? []).sort()
  const shipDate = orderShipDate([...products.values()], now, calendar) ?? tokyoDay(now)
  const survey = await surveyOf(database, order.order_number)
  return {
    id: order.id,
    orderNumber: order.order_number,
    phoneNumber: order.phone_number,
    status: order.status,
    ecSiteId: details.ecSiteId,
    ecType: details.ecSiteId,
    payMethod: details.payMethod,
    paymentType: details.paymentType,
    processMethod: details.processMethod,
    orderDate: details.orderDate,
    shipDate: details.shipDate,
    orderer: details.orderer,
    receiver: details.receiver,
    products: bought,
    productId: bought[0]?.productId ?? null,
    hasLineProduct: [...products.values()].some((product) => product.isLineProduct),
    designs,
    designItems: designs.flatMap(wordsOf),
    designGroups: groups,
    packages,
    ...designBalance(bought, groups),
    deliveryDays: packages.find(({ deliveryDays }) => deliveryDays !== null)?.deliveryDays ?? null,
    deliveryTime: packages.find(({ deliveryTime }) => deliveryTime !== null)?.deliveryTime ?? null,
    deliveryDate: chosen.at(-1) ?? null,
    numberOfDaysFromNowToShipDate: Math.max(0, daysBetween(tokyoDay(now), shipDate)),
    expectedShipDateString: dayText(shipDate),
    urlReleasedDate: order.url_released_at?.toISOString() ?? null,
    timeToAutoStartProduction: order.auto_start_at?.toISOString() ?? null,
    beginningOfWaitingCreation: order.waiting_began_at?.toISOString() ?? null,
    ...survey,
    updatedAt: order.updated_at.toISOString(),
  }
}

const presentLine = (
  { productId, unit, chargeableUnit }: OrderRow['details']['products'][number],
  product: StoredProduct | undefined,
): OrderProduct | null =>
  product
    ? {
        productId,
        categoryId: product.categoryId,
        name: product.name,
        unit,
        chargeableUnit,
        hasChargeablePackage: chargeableUnit > 0,
        productType: product.productType,
        numberOfSides: product.numberOfSides,
        totalPage: product.seichoku?.totalPage ?? null,
        quantityInStock: product.quantityInStock,
        isDeleted: product.isDeleted,
        isPublic: product.isPublic,
        options: product.options,
        imageUrl: product.imageUrl,
        product: { image: product.imageUrl },
      }
    : null

function groupsOf(designs: readonly Design[], products: ReadonlyMap<string, StoredProduct>): DesignGroup[] {
  const byNumber = Map.groupBy(designs, ({ groupNumber }) => groupNumber)
  return [...byNumber].flatMap(([groupNumber, pages]) => {
    const [first] = pages
    if (!first) return []
    return {
      groupNumber,
      designSeriesId: first.designSeriesId,
      packagePlanId: first.packagePlanId,
      productOptionId: first.productOptionId,
      productOptions: products.get(first.productId)?.options ?? [],
      packageId: first.packageId,
      productId: first.productId,
      designIds: pages.map(({ id }) => id),
      isNotComplete: pages.some(({ isNotComplete }) => isNotComplete),
    }
  })
}

function wordsOf(design: Design): OrderDesignText[] {
  return design.items.filter(isTextItem).map((item) => ({
    id: item.id,
    designId: design.id,
    type: item.type,
    text: item.text,
    font: item.font,
    fontSize: item.fontSize,
    fontWeight: item.fontWeight,
    color: item.color,
    width: item.width,
    height: item.height,
    verticalAlignment: item.verticalAlignment,
    horizontalAlignment: item.horizontalAlignment,
    ...(item.type === 'CURVED_TEXT'
      ? { angle: item.angle, radius: item.radius, spacing: item.spacing, reverse: item.reverse }
      : { angle: null, radius: null, spacing: null, reverse: null }),
  }))
}

/** One parcel for each print company that makes something of the order. */
async function packagesOf(
  database: Database,
  order: OrderRow,
  groups: readonly DesignGroup[],
  products: ReadonlyMap<string, StoredProduct>,
  calendar: ShopCalendar,
  now: Date,
): Promise<Package[]> {
  const rows = await database
    .selectFrom('order_package')
    .selectAll()
    .where('order_number', '=', order.order_number)
    .execute()
  return PRINT_COMPANIES.flatMap((printCompany) => {
    const goods = [...products.values()].filter((product) => product.printCompany === printCompany)
    if (goods.length === 0) return []
    const id = packageIdOf(order.id, printCompany)
    const kept = rows.find((row) => row.id === id)
    const shipDate = orderShipDate(goods, now, calendar) ?? tokyoDay(now)
    const categoryIdentifies = goods.map((product) => product.categoryIdentify)
    const { orderDate } = order.details
    const creating = Math.max(...goods.map((product) => product.creatingTime))
    return {
      id,
      printCompany,
      deliveryDays: kept?.delivery_day ?? null,
      deliveryTime: kept?.delivery_time ?? null,
      defaultExpectedDeliveryDate: earliestDeliveryDate({ now, orderDate, shipDate, categoryIdentifies, calendar }),
      expectedShipDate: shipDate,
      maxCreatingTime: creating,
      maxCreatingDays: creating,
      groupNumbers: groups.filter(({ packageId }) => packageId === id).map(({ groupNumber }) => groupNumber),
    }
  })
}

/** What the form proposes before the first answer. */
const NO_ANSWER = -1

async function surveyOf(database: Database, orderNumber: string) {
  const row = await database
    .selectFrom('children_survey')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  const childrenDOBSurvey: ChildrenSurvey['childrenInfo'] = [...(row?.children ?? [])]
  return {
    numberOfChildren: row?.number_of_children ?? NO_ANSWER,
    numberOfChildrenFromDb: row?.number_of_children ?? null,
    childrenDOBSurvey,
  }
}

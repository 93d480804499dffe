import type { Design } from '@irodori/contract/entities/design'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignGroup, Order, OrderDesignText, OrderProduct, Package } from '@irodori/contract/entities/order'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { shownAmounts } from '@irodori/rules/amounts'
import { dayText } from '@irodori/rules/availableDate'
import { NOT_SPECIFIED } from '@irodori/rules/deliveryDate'
import { judgeDesigns } from '@irodori/rules/missingDesigns'
import { mayChange } from '@irodori/rules/orderStatus'
import { possibleDeliveryDay } from '@irodori/rules/parcelShipDate'
import { latestShipDate } from '@irodori/rules/shipDate'
import { daysBetween, tokyoDay } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { OrderParts } from './orderParts.ts'
import { readParts } from './orderParts.ts'
import type { Parcel } from './parcels.ts'
import type { Piece } from './pieces.ts'
import { piecesOf } from './pieces.ts'
import { firstDateOf } from './writeParcel.ts'

/** The value that the survey form shows before the first answer. */
const NO_ANSWER = -1

/** An order whose designs were erased lacks none. */
const NOTHING_TO_DESIGN: ReturnType<typeof judgeDesigns> = {
  remainingNumber: 0,
  overNumber: 0,
  missingParts: [],
  sampleTexts: [],
  isDesigned: true,
}

/**
 * An order with its designs, as the contract describes it.
 * @param language of the names of products and plans; null for Japanese
 */
export async function presentOrder(
  database: Database,
  order: OrderRow,
  now: Date,
  language: Language | null = null,
): Promise<Order> {
  const [presented] = await presentOrders(database, [order], now, language)
  if (!presented) throw new Error(`order ${order.order_number} could not be presented: its parts were not read`)
  return presented
}

/** Orders in the given order. The number of queries does not depend on the number of orders. */
export async function presentOrders(
  database: Database,
  orders: readonly OrderRow[],
  now: Date,
  language: Language | null = null,
): Promise<Order[]> {
  const parts = await readParts(database, orders, now, language)
  return parts.map((one) => present(one, now))
}

function present(parts: OrderParts, now: Date): Order {
  const { order, products, designs, parcels, survey, hasLineProduct } = parts
  const { details } = order
  const known = new Map(products.map((product) => [product.id, product]))
  const pieces = piecesOf(designs)
  const bought = details.products.flatMap((line) => presentLine(line, known.get(line.productId)) ?? [])
  const judgement = details.designsErasedAt ? NOTHING_TO_DESIGN : judgeDesigns(bought, pieces)
  const groups = pieces.map((piece) => presentGroup(piece, known))
  const packages = parcels.map((parcel) => presentParcel(parcel, groups))
  const shipDate = latestShipDate(parcels.map(({ plannedShipDate }) => plannedShipDate)) ?? parts.shipDate
  return {
    id: order.id,
    orderNumber: order.order_number,
    phoneNumber: order.phone_number,
    status: order.status,
    ecSiteId: details.ecSiteId,
    ecType: details.ecSiteId,
    payMethod: details.payMethod,
    paymentType: details.paymentType,
    totalPrice: details.totalPrice,
    amounts: shownAmounts(details),
    isPaid: details.isSettled,
    processMethod: details.processMethod,
    orderDate: details.orderDate,
    shipDate: details.shipDate,
    orderer: details.orderer,
    receiver: details.receiver,
    products: bought,
    productId: bought[0]?.productId ?? null,
    hasLineProduct,
    designs: [...designs],
    designItems: designs.flatMap(wordsOf),
    designGroups: groups,
    packages,
    ...judgement,
    deliveryDays: packages.find(({ deliveryDays }) => deliveryDays !== null)?.deliveryDays ?? null,
    deliveryTime: packages.find(({ deliveryTime }) => deliveryTime !== null)?.deliveryTime ?? null,
    deliveryDate: deliveryDateOf(order, parcels),
    numberOfDaysFromNowToShipDate: Math.max(0, daysBetween(tokyoDay(now), shipDate)),
    expectedShipDateString: order.status === 'URL_RELEASED' ? NOT_SPECIFIED : dayText(shipDate),
    urlReleasedDate: order.url_released_at?.toISOString() ?? null,
    timeToAutoStartProduction: order.auto_start_at?.toISOString() ?? null,
    beginningOfWaitingCreation: order.waiting_began_at?.toISOString() ?? null,
    numberOfChildren: survey?.numberOfChildren ?? NO_ANSWER,
    numberOfChildrenFromDb: survey?.numberOfChildren ?? null,
    childrenDOBSurvey: [...(survey?.children ?? [])],
    designsErasedAt: details.designsErasedAt ?? null,
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

/** The latest delivery day. A day that an open order can no longer have is not told as one. */
function deliveryDateOf({ status }: OrderRow, parcels: readonly Parcel[]): string | null {
  const days = parcels.flatMap((parcel) => (mayChange(status) ? possibleDeliveryDay(parcel) : parcel.deliveryDay) ?? [])
  return days.toSorted().at(-1) ?? null
}

function presentGroup(
  { first, groupNumber, productId, designs }: Piece,
  products: ReadonlyMap<string, StoredProduct>,
): DesignGroup {
  return {
    groupNumber,
    designSeriesId: first.designSeriesId,
    packagePlanId: first.packagePlanId,
    productOptionId: first.productOptionId,
    productOptions: products.get(productId)?.options ?? [],
    packageId: first.packageId,
    productId,
    designIds: designs.map(({ id }) => id),
    isNotComplete: designs.some(({ isNotComplete }) => isNotComplete),
  }
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

function presentParcel(parcel: Parcel, groups: readonly DesignGroup[]): Package {
  const { packageId, creatingDays } = parcel
  return {
    id: packageId,
    printCompany: parcel.printCompany,
    deliveryDays: parcel.deliveryDay,
    deliveryTime: parcel.deliveryTime,
    defaultExpectedDeliveryDate: firstDateOf(parcel),
    expectedShipDate: parcel.plannedShipDate ?? parcel.earliestShipDate,
    plannedShipDate: parcel.plannedShipDate,
    shipment: parcel.shipment,
    deliveredDate: parcel.deliveredDate,
    maxCreatingTime: creatingDays,
    maxCreatingDays: creatingDays,
    groupNumbers: groups.filter((group) => group.packageId === packageId).map(({ groupNumber }) => groupNumber),
  }
}

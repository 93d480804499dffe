import type { Design } from '@irodori/contract/entities/design'
import type { StoredProduct } from '@irodori/contract/entities/product'
import { shownAmounts } from '@irodori/rules/amounts'
import { boundDeliveryTime } from '@irodori/rules/deliveryDate'
import { mayChange } from '@irodori/rules/orderStatus'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { OrderParts } from '../orderView/orderParts.ts'
import { piecesOf } from '../orderView/pieces.ts'
import { groupFileName, pageFileName } from '../printFiles/fileNames.ts'
import type { HandedPiece, HandOver } from './handOver.ts'
import { handOverNotes } from './handOverNotes.ts'

/** The print PDF of a piece, as it was stored. */
export interface StoredPrint {
  readonly groupNumber: number
  readonly file: { readonly sha256: string }
}

interface Surroundings {
  /** Empty before production. */
  readonly prints: readonly StoredPrint[]
  /** The number of cards of the pieces that have a list. */
  readonly cards: ReadonlyMap<number, number>
  /** Address of the page of the digital message. */
  readonly messageAddress: string
}

/** The whole hand-over of an order: who, what, wrapped how, sent when. */
export function buildHandOver(parts: OrderParts, { prints, cards, messageAddress }: Surroundings): HandOver {
  const { order, products, designs } = parts
  const { details } = order
  const known = new Map(products.map((product) => [product.id, product]))
  const files = new Map(designs.map(({ id }, index) => [id, pageFileName(index)]))
  const pieces = piecesOf(designs).map(({ groupNumber, productId, first, designs: pages }): HandedPiece => {
    const print = prints.find((one) => one.groupNumber === groupNumber)
    return {
      groupNumber,
      parcelId: first.packageId,
      productId,
      productName: first.product?.name ?? productId,
      option: optionOf(first, known.get(productId)),
      wrapping:
        first.packagePlan && first.packagePlanId !== null ? { id: first.packagePlanId, ...first.packagePlan } : null,
      cards: cards.get(groupNumber) ?? null,
      print: print ? { file: groupFileName(groupNumber), sha256: print.file.sha256 } : null,
      pages: pages.map((page) => pageOf(page, files.get(page.id) ?? null)),
    }
  })
  const { id: _, ...receiver } = details.receiver
  const handOver: Omit<HandOver, 'notes'> = {
    version: 1,
    order: {
      number: order.order_number,
      status: order.status,
      shop: details.ecSiteId,
      orderedAt: details.orderDate,
      payMethod: details.payMethod,
      isPaid: details.isSettled,
      totalPrice: details.totalPrice,
      amounts: shownAmounts(details),
      heldFrom: details.heldFrom,
      processMethod: details.processMethod,
      shippedDay: details.shipDate === null ? null : tokyoDay(details.shipDate),
    },
    people: { orderer: details.orderer, ordererPhone: order.phone_number, receiver },
    message: messageOf(order, messageAddress),
    lines: details.products.map(({ productId, unit, chargeableUnit }) => ({
      productId,
      productName: known.get(productId)?.name ?? null,
      bought: unit,
      boughtWithChargeableWrapping: chargeableUnit,
    })),
    parcels: parts.parcels.map((parcel) => ({
      id: parcel.packageId,
      printCompany: parcel.printCompany,
      plannedShipDate: parcel.plannedShipDate,
      deliveryDay: parcel.deliveryDay,
      deliveryTime: boundDeliveryTime(parcel.deliveryTime),
      shipment: parcel.shipment && {
        carrierName: parcel.shipment.carrierName,
        trackingNumber: parcel.shipment.trackingNumber,
      },
      deliveredDay: parcel.deliveredDate,
      groupNumbers: pieces.flatMap((piece) => (piece.parcelId === parcel.packageId ? piece.groupNumber : [])),
    })),
    pieces,
  }
  return { ...handOver, notes: handOverNotes(handOver) }
}

function optionOf({ productOptionId }: Design, product: StoredProduct | undefined): HandedPiece['option'] {
  if (productOptionId === null) return null
  const name = product?.options.find(({ identifier }) => identifier === productOptionId)?.name
  return { identifier: productOptionId, name: name ?? productOptionId }
}

const pageOf = (design: Design, file: string | null): HandedPiece['pages'][number] => ({
  designId: design.id,
  pageNumber: design.pageNumber,
  sideNumber: design.sideNumber,
  file: design.imageName === null ? null : file,
  pixelSha256: design.printHash,
  approvedSha256: design.approvedHash,
  printCheck: design.printCheck,
  preview: design.previewName,
})

function messageOf({ status, details, auto_start_at }: OrderRow, address: string): HandOver['message'] {
  if (details.processMethod !== 'digital_message') return null
  if (status === 'URL_RELEASED')
    return { address, state: 'WAITS_FOR_RECIPIENT', autoStartAt: auto_start_at?.toISOString() ?? null }
  return { address, state: mayChange(status) ? 'NOT_RELEASED' : 'STARTED', autoStartAt: null }
}

import type { HandOverNote } from '@irodori/contract/entities/handOverNote'
import type { AmountPart } from '@irodori/contract/entities/amounts'
import type { HandedParcel, HandedPiece, HandOver } from './handOver.ts'

/** A hand-over as text for the terminal, with the same facts as its JSON. */
export function handOverText(handOver: HandOver): string {
  const { order, people, message, lines, parcels, pieces, notes } = handOver
  const { orderer, ordererPhone, receiver } = people
  return [
    `${order.number}  ${order.status}${order.heldFrom ? ` (held from ${order.heldFrom})` : ''}`,
    `shop ${order.shop ?? 'own'}, ordered ${order.orderedAt}, ${order.isPaid ? 'paid' : 'NOT PAID'} by ` +
      `${order.payMethod || 'a method that is not stated'}, ${order.processMethod}`,
    ...moneyLines(order),
    ...(order.shippedDay ? [`shipped ${order.shippedDay}`] : []),
    `from ${nameOf(orderer)}, phone ${ordererPhone}`,
    `to ${nameOf(receiver)}, ${receiver.zipCode} ${receiver.prefecture}${receiver.city}` +
      `${receiver.subAddress1}${receiver.subAddress2}, phone ${receiver.phoneNumber || 'none'}`,
    ...(message ? [messageText(message)] : []),
    ...lines.map(
      ({ productId, productName, bought, boughtWithChargeableWrapping: wrapped }) =>
        `${bought} × ${productName ?? 'a product that is gone'} (${productId})` +
        (wrapped > 0 ? `, ${wrapped} of them with chargeable wrapping` : ''),
    ),
    ...parcels.map(parcelText),
    ...pieces.flatMap(pieceLines),
    ...notes.map((note) => `note: ${noteText(note)}`),
  ].join('\n')
}

const PARTS: Readonly<Record<AmountPart['kind'], string>> = {
  GOODS: 'goods',
  WRAPPING: 'wrapping',
  DELIVERY: 'delivery',
  FEE: 'fee of the payment',
  CHARGE: 'further charge',
  ADDED_TAX: 'tax on top',
  COUPON: 'coupon',
  POINTS: 'points',
  DISCOUNT: 'discount',
  ADJUSTMENT: 'adjustment',
  INCLUDED_TAX: 'tax included above',
}

const yen = (amount: number | null): string =>
  amount === null ? 'not stated' : `${amount < 0 ? '-' : ''}¥${Math.abs(amount)}`

/** What is stated about money, and a difference between an amount and its parts (AMT-3). */
function moneyLines({ totalPrice, amounts: { paid, parts, difference } }: HandOver['order']): string[] {
  const stated = paid ?? totalPrice
  return [
    `total ${yen(totalPrice)}, to pay ${yen(paid)}`,
    ...parts.map((part) => `  ${PARTS[part.kind]} ${yen(part.yen)}`),
    ...(stated === null || difference === 0
      ? []
      : [
          `note: these parts add up to ${yen(stated - difference)}, and ${yen(stated)} is stated; ` +
            'compare the order at its shop (receipts state the stated amount)',
        ]),
  ]
}

const nameOf = ({ familyName, firstName, familyNameKana, firstNameKana }: HandOver['people']['orderer']): string => {
  const kana = `${familyNameKana} ${firstNameKana}`.trim()
  return `${familyName} ${firstName}${kana === '' ? '' : ` (${kana})`}`
}

function messageText({ address, state, autoStartAt }: NonNullable<HandOver['message']>): string {
  const states = {
    NOT_RELEASED: 'not released yet',
    WAITS_FOR_RECIPIENT: `waits for its recipient${autoStartAt ? ` until ${autoStartAt}` : ''}`,
    STARTED: 'production has started',
  }
  return `digital message ${address}: ${states[state]}`
}

function parcelText(parcel: HandedParcel): string {
  const { printCompany, plannedShipDate, deliveryDay, deliveryTime, shipment, deliveredDay, groupNumbers } = parcel
  return [
    `parcel ${printCompany}: ships ${plannedShipDate ?? 'on a day that is not known yet'}`,
    `for ${deliveryDay ?? 'any day'}, ${deliveryTime ?? 'any time'}`,
    ...(groupNumbers.length > 0 ? [`pieces ${groupNumbers.join(' ')}`] : []),
    ...(shipment ? [`with ${shipment.carrierName} ${shipment.trackingNumber ?? 'without a number'}`] : []),
    ...(deliveredDay ? [`delivered ${deliveredDay}`] : []),
  ].join(', ')
}

function pieceLines({ groupNumber, productName, option, wrapping, cards, print, pages }: HandedPiece): string[] {
  return [
    `piece ${groupNumber}: ${productName}${option ? `, ${option.name}` : ''}${cards === null ? '' : `, ${cards} cards`}, ` +
      `${wrapping ? `wrapped as ${wrapping.name}${wrapping.isFree ? '' : ' (chargeable)'}` : 'no wrapping'}`,
    ...(print ? [`  ${print.file} ${print.sha256}`] : []),
    ...pages.map(
      ({ pageNumber, sideNumber, printCheck, file, pixelSha256, designId }) =>
        `  page ${pageNumber} side ${sideNumber} ${printCheck} ${file ?? 'not rendered'} ${pixelSha256 ?? '-'} ${designId}`,
    ),
  ]
}

function noteText(note: HandOverNote): string {
  switch (note.code) {
    case 'NOT_PAID':
      return 'the order is not paid'
    case 'WAITS_FOR_RECIPIENT':
      return 'the recipient has not accepted it yet'
    case 'PRODUCT_GONE':
      return `the catalogue has no product ${note.productId} any more`
    case 'PIECES_DIFFER':
      return `${note.bought} pieces of ${note.productId} were bought, ${note.designed} are designed`
    case 'PARTLY_WRAPPED':
      return `pieces ${note.groupNumbers.join(' ')} are not wrapped, the others are`
    case 'CHARGEABLE_DIFFERS':
      return `${note.bought} chargeable wrappings of ${note.productId} were bought, ${note.chosen} are chosen`
    case 'PAGE_UNSEEN':
      return `the customer has not seen an exact picture of pieces ${note.groupNumbers.join(' ')}`
    case 'PHONE_MISSING':
      return 'the receiver has no phone number'
    case 'ADDRESS_LINE_TOO_LONG':
      return `the address line ${note.line} has more than 16 characters`
  }
}

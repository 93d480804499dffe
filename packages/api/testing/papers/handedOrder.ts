import type { HandedParcel, HandedPiece, HandOver } from '../../src/handOver/handOver.ts'

const PERSON = { familyName: '髙橋', firstName: '葵', familyNameKana: 'タカハシ', firstNameKana: 'アオイ' }
/** A parcel without pieces and wishes. */
export const PARCEL: HandedParcel = {
  id: 'parcel',
  printCompany: 'OTHER',
  plannedShipDate: '2026-11-26',
  deliveryDay: null,
  deliveryTime: null,
  shipment: null,
  deliveredDay: null,
  groupNumbers: [],
}
/** A paid order of one parcel without pieces and notes. */
export const HAND_OVER: HandOver = {
  version: 1,
  order: {
    number: '123456-20261124-0123456789',
    status: 'CREATING',
    shop: 'RAKUTEN',
    orderedAt: '2026-11-20T10:00:00+09:00',
    payMethod: 'クレジットカード',
    isPaid: true,
    totalPrice: 4400,
    amounts: { paid: 4400, parts: [], difference: 0 },
    heldFrom: null,
    processMethod: 'normal',
    shippedDay: null,
  },
  people: {
    orderer: PERSON,
    ordererPhone: '09012345678',
    receiver: {
      ...PERSON,
      zipCode: '100-0001',
      prefecture: '東京都',
      city: '千代田区',
      subAddress1: '千代田1-1',
      subAddress2: '',
      phoneNumber: '090-1234-5678',
    },
  },
  message: null,
  lines: [],
  parcels: [PARCEL],
  pieces: [],
  notes: [],
}

/** A piece with two printed pages and without wrapping. */
export const handedPiece = (groupNumber: number, over: Partial<HandedPiece> = {}): HandedPiece => ({
  groupNumber,
  parcelId: PARCEL.id,
  productId: 'clock',
  productName: '置き時計',
  option: null,
  wrapping: null,
  cards: null,
  print: { file: `group-${groupNumber}.pdf`, sha256: '0'.repeat(64) },
  pages: [1, 2].map((sideNumber) => ({
    designId: `design-${sideNumber}`,
    pageNumber: '1',
    sideNumber,
    file: `0${sideNumber}.png`,
    pixelSha256: null,
    approvedSha256: null,
    printCheck: 'EQUAL',
    preview: `preview-${sideNumber}`,
  })),
  ...over,
})

/** The widest characters, as many as a line of an address and a name may have. */
export const LONGEST = '鬱'.repeat(60)

/** An order whose names, address, pieces and notes are all as long as the papers of a parcel have to bear. */
export function longestOrder(text: string = LONGEST): HandOver {
  const person = { familyName: text, firstName: text, familyNameKana: text, firstNameKana: text }
  const parcel = {
    ...PARCEL,
    plannedShipDate: '2026-12-31',
    deliveryDay: '2026-12-31',
    deliveryTime: '午前中（12時まで）',
  }
  const wrapping = { id: 'box', identifier: 'box', name: text, isFree: false }
  return {
    ...HAND_OVER,
    order: { ...HAND_OVER.order, shop: null },
    people: {
      orderer: person,
      ordererPhone: '',
      receiver: { ...HAND_OVER.people.receiver, ...person, city: text, subAddress1: text, subAddress2: text },
    },
    parcels: [parcel, { ...parcel, id: 'other' }],
    pieces: Array.from({ length: 30 }, (_, index) =>
      handedPiece(1000 + index, {
        productName: text + text,
        option: { identifier: 'option', name: text },
        cards: 99_999,
        wrapping: index % 2 === 0 ? wrapping : null,
      }),
    ),
    notes: [
      { code: 'NOT_PAID' },
      { code: 'PARTLY_WRAPPED', groupNumbers: Array.from({ length: 200 }, (_, index) => 1000 + index) },
      ...Array.from({ length: 60 }, () => ({ code: 'ADDRESS_LINE_TOO_LONG', line: text }) as const),
    ],
  }
}

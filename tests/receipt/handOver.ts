import type { HandedParcel, HandOver } from '../../packages/api/src/handOver/handOver.ts'

const PERSON = { familyName: '髙橋', firstName: '葵', familyNameKana: 'タカハシ', firstNameKana: 'アオイ' }
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

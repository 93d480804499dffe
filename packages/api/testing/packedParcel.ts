import type { HandedParcel, HandOver, PackedParcel } from '../src/handOver/handOver.ts'

interface Changes {
  readonly number?: string
  readonly receiver?: Partial<HandOver['people']['receiver']>
  readonly orderer?: Partial<HandOver['people']['orderer']>
  readonly parcel?: Partial<HandedParcel>
  /** Further parcels of the order. */
  readonly others?: readonly HandedParcel[]
}

const NAMES = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }

export const PARCEL: HandedParcel = {
  id: 'order-OTHER',
  printCompany: 'OTHER',
  plannedShipDate: '2026-11-26',
  deliveryDay: '2026-11-30',
  deliveryTime: '14-16時',
  shipment: null,
  deliveredDay: null,
  groupNumbers: [1, 2],
}

/** A parcel to Tokyo with the order that it belongs to. */
export function packedParcel({
  number = 'irodori-00000001',
  receiver,
  orderer,
  parcel,
  others,
}: Changes = {}): PackedParcel {
  const own = { ...PARCEL, ...parcel }
  return {
    parcel: own,
    handOver: {
      version: 1,
      order: {
        number,
        status: 'CREATING',
        shop: null,
        orderedAt: '2026-11-20T01:00:00.000Z',
        payMethod: 'クレジットカード',
        isPaid: true,
        totalPrice: 4400,
        amounts: { paid: 4400, parts: [], difference: 0 },
        heldFrom: null,
        processMethod: 'normal',
        shippedDay: null,
      },
      people: {
        orderer: { ...NAMES, familyName: '田中', firstName: '健', ...orderer },
        ordererPhone: '09012345678',
        receiver: {
          ...NAMES,
          zipCode: '100-0001',
          prefecture: '東京都',
          city: '千代田区',
          subAddress1: '千代田1-1',
          subAddress2: '皇居前ハイツ301',
          phoneNumber: '090-1111-1111',
          ...receiver,
        },
      },
      message: null,
      lines: [],
      parcels: [own, ...(others ?? [])],
      pieces: [],
      notes: [],
    },
  }
}

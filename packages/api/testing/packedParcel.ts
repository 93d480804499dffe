import type { HandedParcel, HandOver, PackedParcel } from '../src/handOver/handOver.ts'
import { PARCEL as PLAIN_PARCEL, HAND_OVER } from './papers/handedOrder.ts'

interface Changes {
  readonly number?: string
  readonly receiver?: Partial<HandOver['people']['receiver']>
  readonly orderer?: Partial<HandOver['people']['orderer']>
  readonly parcel?: Partial<HandedParcel>
  /** Further parcels of the order. */
  readonly others?: readonly HandedParcel[]
}

const NAMES = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }

/** A parcel of two pieces with wishes of delivery. */
export const PARCEL: HandedParcel = {
  ...PLAIN_PARCEL,
  deliveryDay: '2026-11-30',
  deliveryTime: '14-16時',
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
  const { people } = HAND_OVER
  return {
    parcel: own,
    handOver: {
      ...HAND_OVER,
      order: { ...HAND_OVER.order, number, shop: null },
      people: {
        ...people,
        orderer: { ...NAMES, familyName: '田中', firstName: '健', ...orderer },
        receiver: {
          ...people.receiver,
          ...NAMES,
          subAddress2: '皇居前ハイツ301',
          phoneNumber: '090-1111-1111',
          ...receiver,
        },
      },
      parcels: [own, ...(others ?? [])],
    },
  }
}

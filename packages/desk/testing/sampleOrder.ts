import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { ORDER_ACTIONS } from '@irodori/contract/entities/deskOrder'
import type { ListedOrder } from '@irodori/contract/entities/listedOrder'

export const sampleListed = (more: Partial<ListedOrder> = {}): ListedOrder => ({
  orderNumber: 'hana-20000001',
  status: 'CREATING',
  heldFrom: null,
  source: 'OWN',
  ordererName: '佐藤 美咲',
  receiverName: '佐藤 美咲',
  products: [{ productId: 'card', name: 'グリーティングカード', pieces: 2 }],
  isPaid: true,
  totalPrice: 1650,
  orderedAt: '2026-11-20T01:00:00.000Z',
  addedAt: '2026-11-20T01:00:00.000Z',
  changedAt: '2026-11-21T01:00:00.000Z',
  shipDay: '2026-11-24',
  ...more,
})

/** An order in production that allows the given actions. */
export const sampleOrder = (
  allowed: readonly DeskOrder['actions'][number]['action'][],
  more: Partial<DeskOrder> = {},
): DeskOrder => ({
  ...sampleListed(),
  processMethod: 'normal',
  payMethod: 'クレジットカード',
  amounts: { paid: 1650, parts: [{ kind: 'GOODS', yen: 1650 }], difference: 0 },
  shippedDay: null,
  hasPrintFiles: true,
  designsErasedAt: null,
  orderer: { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' },
  contact: { phoneNumber: '09012345678', email: 'misaki@mail.example' },
  receiver: { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' },
  address: {
    zipCode: '100-0001',
    prefecture: '東京都',
    city: '千代田区',
    subAddress1: '千代田1-1',
    subAddress2: '',
    phoneNumber: '09012345678',
  },
  message: null,
  parcels: [],
  pieces: [],
  notes: [],
  history: [],
  mails: [],
  cancellation: null,
  stuck: null,
  carriers: [{ id: 'yamato', name: 'ヤマト運輸' }],
  actions: ORDER_ACTIONS.map((action) => ({ action, refusal: allowed.includes(action) ? null : 'STATUS' })),
  ...more,
})

import { err, ok } from '@irodori/result'
import { shownAmounts } from '@irodori/rules/amounts'
import { describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../testing/outsideShops/converse.ts'
import { converse, outsideShopDocument } from '../../../testing/outsideShops/converse.ts'
import { describeFields } from '../../../testing/outsideShops/describeFields.ts'
import { rakutenProtocol } from '../rakutenProtocol.ts'
import { rakutenFacts } from './rakuten.ts'

const NUMBER = '502763-20260925-00006701'
const wire = {
  url: 'http://127.0.0.1',
  access: { kind: 'RAKUTEN', serviceSecret: 'SP1', licenseKey: 'SL1' },
  now: new Date('2026-11-24T00:00:00.000Z'),
} as const
const find = (answer: TestAnswer) => converse(rakutenProtocol.find(wire, NUMBER), [answer]).result
const read = (document: string) => find([`rakuten/${document}.json`])
const shipment = { carrierCode: 'yamato', trackingNumber: '4012-3456-7890', day: '2026-10-01' }
const bodyOf = (request: { readonly body: string | null } | undefined): unknown => JSON.parse(request?.body ?? 'null')

/** What differs from the usual order. */
const found = (order: object, state = 'PLACED') => ({
  ok: true,
  value: { kind: 'ORDER', state: { kind: state }, order },
})

describe('an order of Rakuten', () => {
  it('takes every field of the usual answer', () => {
    expect(read('usual')).toEqual(
      ok({
        kind: 'ORDER',
        state: { kind: 'PLACED' },
        order: {
          orderNumber: NUMBER,
          phoneNumber: '0312345678',
          orderer: { familyName: '山田', firstName: '太郎', familyNameKana: 'ヤマダ', firstNameKana: 'タロウ' },
          receiver: {
            familyName: '鈴木',
            firstName: '花子',
            familyNameKana: 'スズキ',
            firstNameKana: 'ハナコ',
            zipCode: '604-8001',
            prefecture: '京都府',
            city: '京都市中京区',
            subAddress1: '木屋町通三条上る99',
            subAddress2: '',
            phoneNumber: '0751112222',
          },
          ordererEmail: '0f1e2d3c@pc.fw.mall.example',
          receivers: 1,
          products: [
            { itemCode: 'wall-clock', unit: 1 },
            { itemCode: 'greeting-card', unit: 1 },
          ],
          payMethod: 'クレジットカード',
          totalPrice: 8250,
          amounts: {
            paid: 7750,
            parts: [
              { kind: 'GOODS', yen: 7480 },
              { kind: 'ADDED_TAX', yen: 0 },
              { kind: 'DELIVERY', yen: 770 },
              { kind: 'FEE', yen: 0 },
              { kind: 'CHARGE', yen: 0 },
              { kind: 'COUPON', yen: -500 },
              { kind: 'POINTS', yen: 0 },
            ],
            taxes: [{ rate: 10, total: 7750, tax: 704 }],
          },
          paymentType: 'OTHER',
          isSettled: true,
          orderDate: '2026-09-25T11:03:43.000Z',
        },
      }),
    )
  })

  it.each([
    [
      'nulls',
      found({
        phoneNumber: '0312345678',
        orderer: { familyName: '山田', firstName: '', familyNameKana: '', firstNameKana: '' },
        receiver: { familyName: '鈴木', firstName: '', zipCode: '604', subAddress1: '', phoneNumber: '0751112222' },
        ordererEmail: null,
        isSettled: true,
      }),
    ],
    ['without-settlement', found({ payMethod: '', paymentType: 'OTHER', isSettled: true })],
    [
      'several-receivers',
      found({
        receivers: 2,
        products: [
          { itemCode: 'wall-clock', unit: 2 },
          { itemCode: 'greeting-card', unit: 3 },
        ],
      }),
    ],
    ['cancelled', found({ orderNumber: NUMBER }, 'CANCELLED')],
    ['cancellation-pending', found({ orderNumber: NUMBER }, 'CANCELLED')],
    ['points-only', found({ payMethod: '全額ポイント利用', paymentType: 'RAKUTEN_POINT', isSettled: true })],
    ['convenience-store-unpaid', found({ paymentType: 'COMBINI', isSettled: false })],
    ['bank-transfer-unpaid', found({ payMethod: '銀行振込', paymentType: 'OTHER', isSettled: false })],
    ['cash-on-delivery', found({ payMethod: '代金引換', paymentType: 'OTHER', isSettled: true })],
    ['leasing', found({ payMethod: 'リース', paymentType: 'OTHER' })],
    [
      'gift',
      found({
        products: [
          { itemCode: 'wall-clock', unit: 2 },
          { itemCode: 'wrap-gift-box', unit: 1 },
        ],
      }),
    ],
    ['options', found({ products: [{ itemCode: 'wall-clock', unit: 1 }] })],
    ['amount-not-fixed', found({ totalPrice: null, isSettled: false })],
    ['sent', found({ isSettled: true })],
    ['not-found', ok({ kind: 'NOT_FOUND' })],
    ['malformed', err({ code: 'UNREADABLE' })],
  ])('is read from the answer %s', (document, expected) => {
    expect(read(document)).toMatchObject(expected)
  })

  it.each([
    ['licence-ended', 401, { code: 'AUTHENTICATION_FAILED' }],
    ['too-many-calls', 429, { code: 'MAINTENANCE', until: null }],
    ['too-many-calls', 503, { code: 'MAINTENANCE', until: null }],
    ['licence-ended', 418, { code: 'UNREADABLE' }],
  ] as const)('is refused by the answer %s with status %i', (document, status, error) => {
    expect(find([`rakuten/${document}.json`, status])).toEqual(err(error))
  })

  it('does not exist if Rakuten calls its number malformed', () => {
    expect(find(['rakuten/malformed-number.json', 400])).toEqual(ok({ kind: 'NOT_FOUND' }))
  })

  it('causes one request, with the version and with the keys in its header', () => {
    const { requests } = converse(rakutenProtocol.find(wire, NUMBER), [['rakuten/usual.json']])
    expect(requests).toEqual([
      {
        method: 'POST',
        url: 'http://127.0.0.1/es/2.0/order/getOrder/',
        headers: { authorization: 'ESA U1AxOlNMMQ==', 'content-type': 'application/json; charset=utf-8' },
        body: `{"orderNumberList":["${NUMBER}"],"version":7}`,
        format: 'JSON',
      },
    ])
  })
})

describe('the amounts of an order of Rakuten', () => {
  it.each([
    ['usual', 7750, 0, { kind: 'COUPON', yen: -500 }],
    ['cash-on-delivery', 8080, 0, { kind: 'FEE', yen: 330 }],
    ['points-only', 0, 0, { kind: 'POINTS', yen: -8250 }],
    ['amount-not-fixed', null, 0, { kind: 'COUPON', yen: -500 }],
    ['nulls', 7750, 0, null],
    ['sent', 7750, 0, null],
  ] as const)(
    'in the answer %s are stated as paid %s and shown with the difference %i',
    (document, paid, difference, part) => {
      const result = read(document)
      if (!result.ok || result.value.kind !== 'ORDER') throw new Error(`${document} is no order`)
      const { order } = result.value
      expect(order.amounts.paid).toBe(paid)
      expect(shownAmounts(order).difference).toBe(difference)
      if (part) expect(order.amounts.parts).toContainEqual(part)
    },
  )
})

it('AMT-3: a fee that the amount to pay lacks is a difference, and changes no amount', () => {
  const body = structuredClone(outsideShopDocument('rakuten/usual.json')) as {
    OrderModelList: { paymentCharge: number }[]
  }
  for (const model of body.OrderModelList) model.paymentCharge = 330
  const result = find({ status: 200, body, retryAfter: null })
  if (!result.ok || result.value.kind !== 'ORDER') throw new Error('the answer is no order')
  expect(shownAmounts(result.value.order)).toMatchObject({ paid: 7750, difference: -330 })
  expect(result.value.order.totalPrice).toBe(8250)
})

describeFields({
  shop: 'Rakuten',
  facts: rakutenFacts,
  usual: 'rakuten/usual.json',
  read: (body) => find({ status: 200, body, retryAfter: null }),
})

describe('a cancellation at Rakuten', () => {
  const cancel = (answers: readonly TestAnswer[], reason = 1) =>
    converse(rakutenProtocol.cancel(wire, NUMBER, reason), answers)

  it.each([1, 6, 8, 10])('sends reason %i of CAN-1 and restores the stock', (reason) => {
    const { requests, result } = cancel([['rakuten/cancel-done.json']], reason)
    expect(result).toEqual(ok(null))
    expect(bodyOf(requests[0])).toEqual({
      orderNumber: NUMBER,
      inventoryRestoreType: 1,
      changeReasonDetailApply: reason,
    })
  })

  it.each([
    ['usual', err({ code: 'REFUSED' })],
    ['sent', err({ code: 'REFUSED' })],
    ['cancelled', ok(null)],
    ['not-found', err({ code: 'NOT_FOUND' })],
  ])('that is refused reads the order; the answer %s decides', (document, expected) => {
    expect(cancel([['rakuten/cancel-refused.json', 400], [`rakuten/${document}.json`]]).result).toEqual(expected)
  })

  it('stops at a licence key that has ended', () => {
    expect(cancel([['rakuten/licence-ended.json', 401]]).result).toEqual(err({ code: 'AUTHENTICATION_FAILED' }))
  })
})

describe('a report of a shipment to Rakuten', () => {
  const report = (answers: readonly TestAnswer[], change: Partial<typeof shipment> = {}) =>
    converse(rakutenProtocol.reportShipment(wire, NUMBER, { ...shipment, ...change }), answers)

  it.each([
    ['yamato', '1001'],
    ['sagawa', '1002'],
    ['japan-post', '1003'],
    ['our-bicycle', '1000'],
  ])('adds the parcel to the package with the code of the carrier %s', (carrierCode, deliveryCompany) => {
    const { requests, result } = report([['rakuten/usual.json'], ['rakuten/shipping-added.json']], { carrierCode })
    expect(result).toEqual(ok(null))
    const parcel = { deliveryCompany, shippingNumber: '4012-3456-7890', shippingDate: '2026-10-01' }
    expect(bodyOf(requests[1])).toEqual({
      orderNumber: NUMBER,
      BasketidModelList: [{ basketId: 10_746_402, ShippingModelList: [parcel] }],
    })
  })

  it('that was made before changes nothing', () => {
    expect(report([['rakuten/sent.json']]).result).toEqual(ok(null))
  })

  it('corrects the day of a parcel with the same number', () => {
    const { requests } = report([['rakuten/sent.json'], ['rakuten/shipping-added.json']], { day: '2026-10-02' })
    expect(bodyOf(requests[1])).toMatchObject({
      BasketidModelList: [{ ShippingModelList: [{ shippingDetailId: 15_419, shippingDate: '2026-10-02' }] }],
    })
  })

  it.each([
    [[['rakuten/cancelled.json']], err({ code: 'REFUSED' })],
    [[['rakuten/not-found.json']], err({ code: 'NOT_FOUND' })],
    [[['rakuten/usual.json'], ['rakuten/shipping-refused.json', 400]], err({ code: 'REFUSED' })],
    [[['rakuten/usual.json'], ['rakuten/search.json']], err({ code: 'UNREADABLE' })],
  ] as const)('is refused where the order or Rakuten does not allow it: %j', (answers, expected) => {
    expect(report(answers).result).toEqual(expected)
  })
})

describe('the changed orders of Rakuten', () => {
  const since = new Date('2026-11-23T00:00:00.000Z')
  const pages = outsideShopDocument('rakuten/search.json') as Record<string, unknown>
  const page = (name: string, status = 200): TestAnswer => ({ status, body: pages[name], retryAfter: null })
  const list = (cursor: string | null, answers: readonly TestAnswer[], from = since) =>
    converse(rakutenProtocol.listChanged(wire, from, cursor), answers)

  it('are searched by each of six dates, and once more for cancelled orders', () => {
    const bodies: unknown[] = []
    let cursor: string | null = null
    do {
      const { requests, result } = list(cursor, [page('empty')])
      bodies.push(bodyOf(requests[0]))
      cursor = result.ok ? result.value.next : null
    } while (cursor !== null)
    expect(bodies).toHaveLength(7)
    expect(bodies[0]).toEqual({
      dateType: 1,
      startDatetime: '2026-11-23T09:00:00+0900',
      endDatetime: '2026-11-24T09:00:00+0900',
      PaginationRequestModel: {
        requestRecordsAmount: 1000,
        requestPage: 1,
        SortModelList: [{ sortColumn: 1, sortDirection: 1 }],
      },
    })
    expect(bodies[5]).toMatchObject({ dateType: 6 })
    expect(bodies[6]).toMatchObject({
      dateType: 1,
      orderProgressList: [800, 900],
      startDatetime: '2026-09-22T09:00:00+0900',
    })
  })

  it('are listed page by page', () => {
    const first = list(null, [page('first')]).result
    expect(first).toMatchObject({ ok: true, value: { orderNumbers: [NUMBER, '502763-20260925-00006702'] } })
    const cursor = first.ok ? first.value.next : null
    const { requests, result } = list(cursor, [page('last')])
    expect(bodyOf(requests[0])).toMatchObject({ PaginationRequestModel: { requestPage: 2 } })
    expect(result).toMatchObject({ ok: true, value: { orderNumbers: ['502763-20260925-00006703'] } })
  })

  it('are searched in periods of at most 63 days, and of 730 days in all', () => {
    const { requests, result } = list(null, [page('empty')], new Date('2020-01-01T00:00:00.000Z'))
    expect(bodyOf(requests[0])).toMatchObject({
      startDatetime: '2024-11-24T09:00:00+0900',
      endDatetime: '2025-01-26T09:00:00+0900',
    })
    const next = list(result.ok ? result.value.next : null, [page('empty')], new Date('2020-01-01T00:00:00.000Z'))
    expect(bodyOf(next.requests[0])).toMatchObject({ startDatetime: '2025-01-26T09:00:00+0900' })
  })

  it('are searched in half the period if there are more than 15,000', () => {
    const { requests } = list(null, [page('tooMany'), page('last')])
    expect(bodyOf(requests[1])).toMatchObject({ endDatetime: '2026-11-23T21:00:00+0900' })
  })

  it.each([
    [page('refused', 400), { code: 'UNREADABLE' }],
    [['rakuten/licence-ended.json', 401], { code: 'AUTHENTICATION_FAILED' }],
  ] as const)('are not listed after %j', (answer, error) => {
    expect(list(null, [answer]).result).toEqual(err(error))
  })

  it('are not listed from a page that no answer named', () => {
    expect(list('elsewhere', []).result).toEqual(err({ code: 'UNREADABLE' }))
  })
})

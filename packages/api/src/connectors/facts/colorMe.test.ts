import { err, ok } from '@irodori/result'
import { shownAmounts } from '@irodori/rules/amounts'
import { describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../testing/outsideShops/converse.ts'
import { converse, outsideShopDocument } from '../../../testing/outsideShops/converse.ts'
import { describeFields } from '../../../testing/outsideShops/describeFields.ts'
import { withoutField } from '../../../testing/outsideShops/withoutField.ts'
import { colorMeProtocol } from '../colorMeProtocol.ts'
import { colorMeFacts, colorMePaymentTypes } from './colorMe.ts'

const NUMBER = '123456789'
const wire = {
  url: 'http://127.0.0.1',
  access: { kind: 'COLOR_ME', accessToken: 'token' },
  now: new Date('2026-11-24T00:00:00.000Z'),
} as const
const PAYMENTS: TestAnswer = ['color-me/payments.json']
const find = (answers: readonly TestAnswer[]) => converse(colorMeProtocol.find(wire, NUMBER), answers)
const read = (document: string) => find([[`color-me/${document}.json`], PAYMENTS]).result
const bodyOf = (request: { readonly body: string | null } | undefined): unknown => JSON.parse(request?.body ?? 'null')
const withBody = (body: unknown): TestAnswer => ({ status: 200, body, retryAfter: null })

const found = (order: object, state = 'PLACED') => ({
  ok: true,
  value: { kind: 'ORDER', state: { kind: state }, order },
})

describe('an order of Color Me', () => {
  it('takes every field of the usual answer', () => {
    expect(read('usual')).toEqual(
      ok({
        kind: 'ORDER',
        state: { kind: 'PLACED' },
        order: {
          orderNumber: NUMBER,
          phoneNumber: '06-6111-2222',
          orderer: { familyName: '高橋', firstName: '葵', familyNameKana: 'タカハシ', firstNameKana: 'アオイ' },
          receiver: {
            familyName: '伊藤',
            firstName: '健',
            familyNameKana: 'イトウ',
            firstNameKana: 'ケン',
            zipCode: '060-0001',
            prefecture: '北海道',
            city: '札幌市中央区',
            subAddress1: '北一条西99',
            subAddress2: '',
            phoneNumber: '0111112222',
          },
          ordererEmail: 'aoi@shop.example',
          receivers: 1,
          products: [
            { itemCode: 'wall-clock', unit: 2 },
            { itemCode: 'greeting-card', unit: 1 },
          ],
          payMethod: 'クレジットカード決済',
          totalPrice: 14_850,
          amounts: {
            paid: 14_850,
            parts: [
              { kind: 'GOODS', yen: 14_080 },
              { kind: 'INCLUDED_TAX', yen: 1280 },
              { kind: 'WRAPPING', yen: 0 },
              { kind: 'WRAPPING', yen: 0 },
              { kind: 'WRAPPING', yen: 0 },
              { kind: 'DELIVERY', yen: 770 },
              { kind: 'FEE', yen: 0 },
              { kind: 'POINTS', yen: 0 },
              { kind: 'POINTS', yen: 0 },
              { kind: 'DISCOUNT', yen: 0 },
            ],
            taxes: [{ rate: 10, total: 14_850, tax: 1350 }],
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
        phoneNumber: '09087654321',
        orderer: { familyName: '高橋', familyNameKana: '' },
        receiver: { zipCode: '', prefecture: '', city: '', subAddress1: '', phoneNumber: '' },
        ordererEmail: null,
        products: [
          { itemCode: 'wall-clock', unit: 2 },
          { itemCode: 'greeting-card', unit: 1 },
        ],
      }),
    ],
    ['several-receivers', found({ receivers: 2, receiver: { familyName: '伊藤' } })],
    ['cancelled', found({ orderNumber: NUMBER }, 'CANCELLED')],
    ['points-only', found({ payMethod: '全額ポイント利用', totalPrice: 0, isSettled: true })],
    ['convenience-store-unpaid', found({ paymentType: 'COMBINI', isSettled: false })],
    ['convenience-store-paid', found({ paymentType: 'COMBINI', isSettled: true })],
    ['cash-on-delivery', found({ payMethod: '代金引換', paymentType: 'OTHER', isSettled: true })],
    ['bank-transfer-unpaid', found({ payMethod: '銀行振込', paymentType: 'OTHER', isSettled: false })],
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
    ['sent', found({ isSettled: true })],
  ])('is read from the answer %s', (document, expected) => {
    expect(read(document)).toMatchObject(expected)
  })

  it('has no name of its payment if the shop has deleted it; the list is asked for once more before', () => {
    const { requests, result } = find([['color-me/unknown-payment.json'], PAYMENTS, PAYMENTS])
    expect(requests.map(({ url }) => url)).toEqual([
      'http://127.0.0.1/v1/sales/123456789.json',
      'http://127.0.0.1/v1/payments.json',
      'http://127.0.0.1/v1/payments.json',
    ])
    expect(result).toMatchObject(found({ payMethod: '', paymentType: 'OTHER', isSettled: true }))
  })

  it.each([
    ['岩手県', '盛岡市紺屋町1', '盛岡市', '紺屋町1'],
    ['京都府', '京都市中京区木屋町9', '京都市中京区', '木屋町9'],
    ['熊本県', '上益城郡益城町宮園9', '上益城郡益城町', '宮園9'],
    ['東京都', '渋谷区 神宮前9', '渋谷区', '神宮前9'],
    ['', '1-2-3', '', '1-2-3'],
  ])('of %s has the address %s in two parts, nothing lost', (pref_name, address1, city, subAddress1) => {
    const body = withoutField(outsideShopDocument('color-me/usual.json'), 'sale.memo', 'NULL')
    const { sale } = body as { sale: { sale_deliveries: Record<string, unknown>[] } }
    Object.assign(sale.sale_deliveries[0] ?? {}, { pref_name, address1 })
    expect(find([withBody(body), PAYMENTS]).result).toMatchObject(found({ receiver: { city, subAddress1 } }))
  })

  it.each([
    ['not-found', 404, ok({ kind: 'NOT_FOUND' })],
    ['token-refused', 401, err({ code: 'AUTHENTICATION_FAILED' })],
    ['too-many-calls', 429, err({ code: 'MAINTENANCE', until: null })],
    ['maintenance', 503, err({ code: 'MAINTENANCE', until: null })],
    ['malformed', 200, err({ code: 'UNREADABLE' })],
    ['usual', 418, err({ code: 'UNREADABLE' })],
  ] as const)('is answered by %s with status %i as documented', (document, status, expected) => {
    expect(find([[`color-me/${document}.json`, status]]).result).toEqual(expected)
  })

  it('causes a request with the token in its header', () => {
    const [request] = find([['color-me/usual.json'], PAYMENTS]).requests
    expect(request).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer token' }, body: null })
  })
})

describe('the amounts of an order of Color Me', () => {
  it.each([
    // The goods include the tax here, and are without it in the second answer.
    ['usual', 14_850, 0, { kind: 'INCLUDED_TAX', yen: 1280 }],
    ['convenience-store-paid', 14_850, 0, { kind: 'ADDED_TAX', yen: 1280 }],
    ['cash-on-delivery', 15_180, 0, { kind: 'FEE', yen: 330 }],
    ['points-only', 0, 0, { kind: 'POINTS', yen: -14_850 }],
    ['parts-differ', 14_850, -1610, { kind: 'FEE', yen: 330 }],
    ['nulls', 14_850, 0, null],
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

describeFields({
  shop: 'Color Me',
  facts: colorMeFacts,
  usual: 'color-me/usual.json',
  // An order that names a payment is read with a second request, for the payments.
  read: (body, path, isOrder) =>
    find([withBody(body), ...(isOrder && path !== 'sale.payment_id' ? [PAYMENTS] : [])]).result,
})

describe('a payment of Color Me', () => {
  const usual = outsideShopDocument('color-me/usual.json')

  it.each(Object.entries(colorMePaymentTypes))('knows payment type %s: %s', (type, name) => {
    const payments = withBody({ payments: [{ id: 4401, name: 'x', type: Number(type) }] })
    const unpaid = structuredClone(usual) as { sale: { paid: boolean } }
    unpaid.sale.paid = false
    expect(find([withBody(unpaid), payments]).result).toMatchObject(
      found({
        paymentType: /convenience/.test(name) ? 'COMBINI' : 'OTHER',
        isSettled: /delivery/.test(name),
      }),
    )
  })
})

describe('a cancellation at Color Me', () => {
  const cancel = (answers: readonly TestAnswer[]) => converse(colorMeProtocol.cancel(wire, NUMBER, 6), answers)

  it('restores the stock', () => {
    const { requests, result } = cancel([['color-me/cancelled.json']])
    expect(result).toEqual(ok(null))
    expect(requests).toMatchObject([{ method: 'PUT', url: 'http://127.0.0.1/v1/sales/123456789/cancel.json' }])
    expect(bodyOf(requests[0])).toEqual({ restock: true })
  })

  it.each([
    ['usual', 200, err({ code: 'REFUSED' })],
    ['cancelled', 200, ok(null)],
    ['not-found', 404, err({ code: 'NOT_FOUND' })],
  ] as const)('that is refused reads the order; the answer %s decides', (document, status, expected) => {
    const answers = [
      ['color-me/cancel-refused.json', 422],
      [`color-me/${document}.json`, status],
    ] as const
    expect(cancel(answers).result).toEqual(expected)
  })

  it('stops at a token that is refused', () => {
    expect(cancel([['color-me/token-refused.json', 401]]).result).toEqual(err({ code: 'AUTHENTICATION_FAILED' }))
  })
})

describe('a report of a shipment to Color Me', () => {
  const report = (answers: readonly TestAnswer[], trackingNumber = '401234567890') =>
    converse(
      colorMeProtocol.reportShipment(wire, NUMBER, { carrierCode: 'yamato', trackingNumber, day: '2026-10-01' }),
      answers,
    )

  it('writes the slip number of each delivery', () => {
    const { requests, result } = report([['color-me/usual.json'], ['color-me/sent.json']])
    expect(result).toEqual(ok(null))
    expect(requests[1]).toMatchObject({ method: 'PUT', url: 'http://127.0.0.1/v1/sales/123456789.json' })
    expect(bodyOf(requests[1])).toEqual({
      sale: { sale_deliveries: [{ id: 55_501, slip_number: '401234567890', delivered: true }] },
    })
  })

  it('that was made before changes nothing', () => {
    expect(report([['color-me/sent.json']]).result).toEqual(ok(null))
  })

  it('adds the number of a second parcel', () => {
    const { requests } = report([['color-me/sent.json'], ['color-me/sent.json']], '999')
    expect(bodyOf(requests[1])).toMatchObject({ sale: { sale_deliveries: [{ slip_number: '401234567890,999' }] } })
  })

  it.each([
    [[['color-me/cancelled.json']], err({ code: 'REFUSED' })],
    [[['color-me/not-found.json', 404]], err({ code: 'NOT_FOUND' })],
    [[['color-me/usual.json'], ['color-me/cancel-refused.json', 422]], err({ code: 'REFUSED' })],
  ] as const)('is refused where the order or Color Me does not allow it: %j', (answers, expected) => {
    expect(report(answers).result).toEqual(expected)
  })
})

describe('the changed orders of Color Me', () => {
  const since = new Date('2026-11-23T00:00:00.000Z')
  const list = (page: string | null, answers: readonly TestAnswer[]) =>
    converse(colorMeProtocol.listChanged(wire, since, page), answers)

  it('come from a request for the time of their change in Japan', () => {
    const { requests, result } = list(null, [['color-me/list.json']])
    expect(requests[0]?.url).toBe(
      'http://127.0.0.1/v1/sales.json?update_date_min=2026-11-23+09%3A00%3A00&limit=50&offset=0',
    )
    expect(result).toEqual(ok({ kind: 'CHANGED', orderNumbers: ['123456789', '123456790'], next: null }))
  })

  it('continue behind a full page', () => {
    const sales = Array.from({ length: 50 }, (_, index) => ({ id: 300_000_000 + index }))
    const first = list('50', [withBody({ sales })])
    expect(first.requests[0]?.url).toContain('offset=50')
    expect(first.result).toMatchObject({ ok: true, value: { next: '100' } })
  })

  it.each([
    [[['color-me/too-many-calls.json', 429]], null, { code: 'MAINTENANCE', until: null }],
    [[['color-me/payments.json']], null, { code: 'UNREADABLE' }],
    [[], 'elsewhere', { code: 'UNREADABLE' }],
  ] as const)('are not listed: %j, page %s', (answers, page, error) => {
    expect(list(page, answers).result).toEqual(err(error))
  })
})

import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { err, ok } from '@irodori/result'
import { shownAmounts } from '@irodori/rules/amounts'
import { describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../testing/outsideShops/converse.ts'
import { converse } from '../../../testing/outsideShops/converse.ts'
import { describeFields } from '../../../testing/outsideShops/describeFields.ts'
import { readXml } from '../wire/readXml.ts'
import { yahooProtocol } from '../yahooProtocol.ts'
import { yahooCancelReasons, yahooFacts } from './yahoo.ts'

const NUMBER = '10000001'
const access = { kind: 'YAHOO', sellerId: 'irodori-store', accessToken: 'token', signingKey: null } as const
const wire = { url: 'http://127.0.0.1', access, now: new Date('2026-11-24T00:00:00.000Z') } as const
const find = (answer: TestAnswer) => converse(yahooProtocol.find(wire, NUMBER), [answer])
const read = (document: string) => find([`yahoo/${document}.xml`]).result
const bodyOf = (request: { readonly body: string | null } | undefined): unknown => readXml(request?.body ?? '')

const found = (order: object, state: object = { kind: 'PLACED' }) => ({
  ok: true,
  value: { kind: 'ORDER', state, order },
})

describe('an order of Yahoo', () => {
  it('takes every field of the usual answer', () => {
    expect(read('usual')).toEqual(
      ok({
        kind: 'ORDER',
        state: { kind: 'PLACED' },
        order: {
          orderNumber: NUMBER,
          phoneNumber: '09011112222',
          orderer: { familyName: '田中 & 松本', firstName: '美咲', familyNameKana: 'タナカ', firstNameKana: 'ミサキ' },
          receiver: {
            familyName: '伊藤',
            firstName: '健',
            familyNameKana: 'イトウ',
            firstNameKana: 'ケン',
            zipCode: '060-0001',
            prefecture: '北海道',
            city: '札幌市中央区',
            subAddress1: '北一条西99',
            subAddress2: '大通ビル3F',
            phoneNumber: '0111112222',
          },
          ordererEmail: 'misaki@mail.example',
          receivers: 1,
          products: [
            { itemCode: 'wall-clock', unit: 2 },
            { itemCode: 'greeting-card', unit: 1 },
          ],
          payMethod: 'クレジットカード決済',
          totalPrice: 14_850,
          amounts: {
            paid: 14_350,
            parts: [
              { kind: 'WRAPPING', yen: 0 },
              { kind: 'DELIVERY', yen: 770 },
              { kind: 'FEE', yen: 0 },
              { kind: 'COUPON', yen: 0 },
              { kind: 'POINTS', yen: -500 },
              { kind: 'DISCOUNT', yen: 0 },
              { kind: 'ADJUSTMENT', yen: 0 },
            ],
            taxes: [],
          },
          paymentType: 'OTHER',
          isSettled: true,
          orderDate: '2026-09-25T11:03:43.000Z',
        },
      }),
    )
  })

  it.each([
    ['empty', found({ orderer: { firstName: '' }, receiver: { phoneNumber: '' }, ordererEmail: null, payMethod: '' })],
    ['absent', found({ receiver: { subAddress1: '' }, products: [{ itemCode: 'wall-clock', unit: 1 }] })],
    ['cancelled', found({ orderNumber: NUMBER }, { kind: 'CANCELLED' })],
    ['on-hold', found({ isSettled: true })],
    ['reserved', found({ isSettled: true })],
    ['under-review', found({}, { kind: 'VERIFYING', minutes: 15 })],
    ['fraudulent', found({}, { kind: 'VERIFYING', minutes: 15 })],
    ['points-only', found({ payMethod: '全額ポイント利用', paymentType: 'OTHER', isSettled: true })],
    ['convenience-store-unpaid', found({ paymentType: 'COMBINI', isSettled: false })],
    ['convenience-store-paid', found({ paymentType: 'COMBINI', isSettled: true })],
    ['cash-on-delivery', found({ payMethod: '商品代引', paymentType: 'OTHER', isSettled: true })],
    ['bank-transfer-unpaid', found({ paymentType: 'OTHER', isSettled: false })],
    ['paypay', found({ payMethod: 'PayPay残高等', isSettled: true })],
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
    ['not-found', ok({ kind: 'NOT_FOUND' })],
    ['malformed', err({ code: 'UNREADABLE' })],
    ['list', err({ code: 'UNREADABLE' })],
  ])('is read from the answer %s', (document, expected) => {
    expect(read(document)).toMatchObject(expected)
  })

  it.each([
    ['token-ended', 401, err({ code: 'AUTHENTICATION_FAILED' })],
    ['change-refused', 429, err({ code: 'MAINTENANCE', until: null })],
    ['change-refused', 503, err({ code: 'MAINTENANCE', until: null })],
    ['change-refused', 400, err({ code: 'UNREADABLE' })],
    ['change-refused', 404, ok({ kind: 'NOT_FOUND' })],
  ] as const)('is answered by %s with status %i as documented', (document, status, expected) => {
    expect(find([`yahoo/${document}.xml`, status]).result).toEqual(expected)
  })

  it('is asked for in XML, with the id of the store before its number', () => {
    const [request] = find(['yahoo/usual.xml']).requests
    expect(request).toMatchObject({
      method: 'POST',
      url: 'http://127.0.0.1/ShoppingWebService/V1/orderInfo',
      headers: { authorization: 'Bearer token', 'content-type': 'application/xml; charset=utf-8' },
      format: 'XML',
    })
    expect(request?.headers).not.toHaveProperty('x-sws-signature')
    expect(bodyOf(request)).toMatchObject({
      Req: {
        Target: { OrderId: 'irodori-store-10000001', Field: expect.stringContaining('FraudHoldStatus') },
        SellerId: 'irodori-store',
      },
    })
  })

  it('is asked for with the time and the id of the store, encrypted with the public key', () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const signed = { ...wire, access: { ...access, signingKey: { pem, version: '3' } } }
    const [request] = converse(yahooProtocol.find(signed, NUMBER), [['yahoo/usual.xml']]).requests
    expect(request?.headers['x-sws-signature-version']).toBe('3')
    const encrypted = Buffer.from(request?.headers['x-sws-signature'] ?? '', 'base64')
    const key = { key: privateKey, padding: constants.RSA_PKCS1_PADDING }
    expect(privateDecrypt(key, encrypted).toString()).toBe('irodori-store:1795478400')
  })
})

describe('XML of a marketplace', () => {
  it('that declares entities is refused before any is expanded', () => {
    const hostile = readFileSync(new URL('../../../testing/outsideShops/yahoo/entities.xml', import.meta.url), 'utf8')
    expect(() => readXml(hostile)).toThrow('document type')
  })

  it('that is cut off is refused', () => {
    expect(() => readXml('<ResultSet><Result>')).toThrow('no XML')
  })

  it('keeps text as it is written', () => {
    expect(readXml('<a><b>0123</b><b>&lt;&#x3042;&gt;</b><c/></a>')).toEqual({ a: { b: ['0123', '<あ>'], c: '' } })
  })
})

describe('the amounts of an order of Yahoo', () => {
  it.each([
    ['usual', 14_350, 0, { kind: 'POINTS', yen: -500 }],
    // Nothing was settled through Yahoo, so it does not say what the carrier receives.
    ['cash-on-delivery', null, 0, { kind: 'FEE', yen: 330 }],
    ['points-only', 0, 0, { kind: 'POINTS', yen: -14_850 }],
    ['absent', 14_350, 0, { kind: 'POINTS', yen: -500 }],
    ['empty', 14_350, 0, { kind: 'POINTS', yen: -500 }],
    ['gift', 14_350, 0, { kind: 'DELIVERY', yen: 770 }],
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
  shop: 'Yahoo',
  facts: yahooFacts,
  usual: 'yahoo/usual.xml',
  read: (body) => find({ status: 200, body, retryAfter: null }).result,
})

describe('a cancellation at Yahoo', () => {
  const cancel = (answers: readonly TestAnswer[], reason = 1) =>
    converse(yahooProtocol.cancel(wire, NUMBER, reason), answers)

  it.each([
    [1, '100'],
    [6, '180'],
    [8, '210'],
    [10, '230'],
  ])('sends for reason %i of CAN-1 the reason %s', (reason, code) => {
    expect(yahooCancelReasons[Number(code)]).toBeDefined()
    const { requests, result } = cancel([['yahoo/changed.xml']], reason)
    expect(result).toEqual(ok(null))
    expect(requests[0]?.url).toBe('http://127.0.0.1/ShoppingWebService/V1/orderStatusChange')
    expect(bodyOf(requests[0])).toEqual({
      Req: {
        Target: { OrderId: 'irodori-store-10000001', IsPointFix: 'false' },
        Order: { OrderStatus: '4', CancelReason: code },
        SellerId: 'irodori-store',
      },
    })
  })

  it.each([
    ['usual', err({ code: 'REFUSED' })],
    ['cancelled', ok(null)],
    ['not-found', err({ code: 'NOT_FOUND' })],
  ])('that is refused reads the order; the answer %s decides', (document, expected) => {
    expect(cancel([['yahoo/change-refused.xml', 400], [`yahoo/${document}.xml`]]).result).toEqual(expected)
  })

  it('stops at a token that has ended', () => {
    expect(cancel([['yahoo/token-ended.xml', 401]]).result).toEqual(err({ code: 'AUTHENTICATION_FAILED' }))
  })
})

describe('a report of a shipment to Yahoo', () => {
  const shipment = { carrierCode: 'yamato', trackingNumber: '401234567890', day: '2026-10-01' }
  const report = (answers: readonly TestAnswer[], change: Partial<typeof shipment> = {}) =>
    converse(yahooProtocol.reportShipment(wire, NUMBER, { ...shipment, ...change }), answers)

  it.each([
    ['yamato', '1001'],
    ['sagawa', '1002'],
    ['japan-post', '1003'],
    ['our-bicycle', '1000'],
  ])('has the code of the carrier %s', (carrierCode, code) => {
    const { requests, result } = report([['yahoo/usual.xml'], ['yahoo/changed.xml']], { carrierCode })
    expect(result).toEqual(ok(null))
    expect(bodyOf(requests[1])).toEqual({
      Req: {
        Target: { OrderId: 'irodori-store-10000001', IsPointFix: 'true' },
        Order: {
          Ship: {
            ShipStatus: '3',
            ShipCompanyCode: code,
            ShipInvoiceNumber1: '401234567890',
            ShipDate: '20261001',
          },
        },
        SellerId: 'irodori-store',
      },
    })
  })

  it('that was made before changes nothing', () => {
    expect(report([['yahoo/sent.xml']]).result).toEqual(ok(null))
  })

  it('puts the number of a second parcel beside the first', () => {
    const { requests } = report([['yahoo/sent.xml'], ['yahoo/changed.xml']], { trackingNumber: '999' })
    expect(bodyOf(requests[1])).toMatchObject({
      Req: { Order: { Ship: { ShipInvoiceNumber1: '401234567890', ShipInvoiceNumber2: '999' } } },
    })
  })

  it('escapes what the staff typed', () => {
    const { requests } = report([['yahoo/usual.xml'], ['yahoo/changed.xml']], { trackingNumber: '<&>' })
    expect(requests[1]?.body).toContain('<ShipInvoiceNumber1>&lt;&amp;&gt;</ShipInvoiceNumber1>')
  })

  it.each([
    [[['yahoo/cancelled.xml']], err({ code: 'REFUSED' })],
    [[['yahoo/not-found.xml']], err({ code: 'NOT_FOUND' })],
    [[['yahoo/usual.xml'], ['yahoo/change-refused.xml', 400]], err({ code: 'REFUSED' })],
  ] as const)('is refused where the order or Yahoo does not allow it: %j', (answers, expected) => {
    expect(report(answers).result).toEqual(expected)
  })
})

describe('the changed orders of Yahoo', () => {
  const since = new Date('2026-09-25T00:00:00.000Z')
  const list = (page: string | null, answer: TestAnswer) =>
    converse(yahooProtocol.listChanged(wire, since, page), [answer])

  it('are those of the listed period that were changed since', () => {
    const { requests, result } = list(null, ['yahoo/list.xml'])
    expect(bodyOf(requests[0])).toMatchObject({
      Req: {
        Search: {
          Start: '1',
          Condition: { OrderTimeFrom: '20260727090000', OrderTimeTo: '20261124090000' },
          Field: 'OrderId,LastUpdateTime',
        },
      },
    })
    expect(result).toEqual(ok({ kind: 'CHANGED', orderNumbers: [NUMBER], next: '3' }))
  })

  it('end with the last', () => {
    expect(list('1003', ['yahoo/list-of-one.xml']).result).toEqual(
      ok({ kind: 'CHANGED', orderNumbers: ['10000003'], next: null }),
    )
  })

  it.each([
    ['token-ended', 401, { code: 'AUTHENTICATION_FAILED' }],
    ['not-found', 200, { code: 'UNREADABLE' }],
  ] as const)('are not listed after the answer %s', (document, status, error) => {
    expect(list(null, [`yahoo/${document}.xml`, status]).result).toEqual(err(error))
  })

  it('are not listed from a page that no answer named', () => {
    expect(converse(yahooProtocol.listChanged(wire, since, 'elsewhere'), []).result).toEqual(
      err({ code: 'UNREADABLE' }),
    )
  })
})

import { randomUUID } from 'node:crypto'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import type { StaffRole } from '@irodori/contract/entities/staff'
import { STAFF_ROLES } from '@irodori/contract/entities/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import { deskMember } from '../../testing/accounts/deskMember.ts'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { createTestOrder } from '../../testing/createTestOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { OrderDetails } from '../database/tables/orders.ts'
import { json } from '../database/tables.ts'
import { orderFileKey, previewName, printName } from '../image/imageFiles.ts'
import { findOrder } from '../order/findOrder.ts'

const { orderNumber } = ORDERS.a
const params = { orderNumber }
const EMAIL = 'misaki@irodori.example'

let server: TestServer
const tokens: Partial<Record<StaffRole, string>> = {}
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id })
  for (const role of STAFF_ROLES)
    tokens[role] = (await deskMember(server, role, `${role.toLowerCase()}@shop.example`)).token
})
afterAll(() => server.close())
beforeEach(async () => {
  await createReadyOrder(server, { email: EMAIL })
})

const set = async (change: Partial<OrderDetails>, status: DeskOrder['status'] = 'DRAFT') => {
  const order = await findOrder(server.database, orderNumber)
  if (!order) throw new Error('the order is missing')
  await server.database
    .updateTable('shop_order')
    .set({ status, details: json({ ...order.details, ...change }) })
    .where('order_number', '=', orderNumber)
    .execute()
}

const read = async (role: StaffRole = 'CLERK') => {
  const { data } = await server.call('readDeskOrder', { params }, tokens[role])
  if (!data) throw new Error(`the order was refused to ${role}`)
  return data
}

const statusOf = async () => (await findOrder(server.database, orderNumber))?.status

/** The actions that a member can do now. */
const possible = ({ actions }: DeskOrder) => actions.flatMap(({ action, refusal }) => (refusal === null ? action : []))

describe('an order at the desk', () => {
  it('shows people, parcels, pieces with their wrapping, payment, mails and history', async () => {
    await server.call('holdOrder', { params }, tokens.CLERK)
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await server.call('resumeOrder', { params }, tokens.CLERK)
    const order = await read()
    expect(order).toMatchObject({
      orderNumber,
      status: 'DRAFT',
      source: 'OWN',
      totalPrice: 4400,
      isPaid: true,
      contact: { phoneNumber: '09011111111', email: EMAIL },
      products: [{ productId: 'card', pieces: 1 }],
      parcels: [{ groupNumbers: [1] }],
      cancellation: null,
      stuck: null,
    })
    expect(order.address?.prefecture).toBe('東京都')
    expect(order.pieces.map(({ pages }) => pages.length)).toEqual([2])
    expect(order.history.slice(-2).map(({ event, from, to }) => [event, from, to])).toEqual([
      ['HELD', 'DRAFT', 'PENDING'],
      ['RESUMED', 'PENDING', 'DRAFT'],
    ])
    const { errorCode } = await server.call('readDeskOrder', { params: { orderNumber: 'none' } }, tokens.CLERK)
    expect(errorCode).toBe('ORDER_NUMBER_NOT_FOUND')
  })

  it('DSK-9: shows a designer the names, and no phone number, e-mail address or postal address', async () => {
    await set({}, 'DRAFT')
    const cancelled = await server.call('cancelDeskOrder', { params, body: { note: '在庫切れ' } }, tokens.OWNER)
    expect(cancelled.code).toBe(200)
    const order = await findOrder(server.database, orderNumber)
    if (!order) throw new Error('the order is missing')
    const { receiver } = order.details
    const secrets = [order.phone_number, receiver.phoneNumber, receiver.city, receiver.subAddress1, receiver.zipCode]
    const text = async (role: StaffRole) => JSON.stringify(await read(role))
    for (const secret of [...secrets, EMAIL]) {
      expect(await text('CLERK')).toContain(secret)
      expect(await text('PRODUCTION')).toContain(secret)
      expect(await text('DESIGNER')).not.toContain(secret)
    }
    expect((await read('DESIGNER')).receiver.familyName).toBe(receiver.familyName)
    expect((await read('DESIGNER')).mails).toEqual([
      expect.objectContaining({ kind: 'ORDER_CANCELLED', recipient: null }),
    ])
  })

  it('DSK-13: loads the pictures of its pages by the session of the desk, and those of no other order', async () => {
    const { pieces } = await read()
    const pictures = pieces[0]?.pages[0]?.pictures
    if (!pictures) throw new Error('the page has no picture')
    const { image_folder } = await server.database
      .selectFrom('shop_order')
      .select('image_folder')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    const pictureName = /pictures\/([0-9a-f]{64})/.exec(pictures.small)?.[1] ?? ''
    await server.storage.put(orderFileKey(image_folder, previewName(pictureName)), Buffer.from('small'))
    await server.storage.put(orderFileKey(image_folder, printName(pictureName)), Buffer.from('large'))
    const load = async (url: string, token = tokens.DESIGNER) => {
      const cookie = (await server.raw('readStaffMember', {}, token)).status === 200 ? token : ''
      const number = decodeURIComponent(/orders\/([^/]+)/.exec(url)?.[1] ?? '')
      const size = url.endsWith('LARGE') ? 'LARGE' : 'SMALL'
      return server.raw('readDeskPicture', { params: { orderNumber: number, pictureName }, query: { size } }, cookie)
    }
    const small = await load(pictures.small)
    expect([small.status, small.bytes.toString(), small.headers['cache-control']]).toEqual([200, 'small', 'no-store'])
    expect((await load(pictures.large)).bytes.toString()).toBe('large')
    expect((await load(pictures.small.replace(orderNumber, ORDERS.b.orderNumber))).status).toBe(404)
    expect(
      (await server.raw('readDeskPicture', { params: { orderNumber, pictureName }, query: { size: 'SMALL' } })).status,
    ).toBe(401)
    expect(JSON.stringify(await read())).not.toContain(image_folder)
  })
})

describe('DSK-11: the actions on an order', () => {
  it('are told with the reason against each, by status and by role', async () => {
    expect(possible(await read())).toEqual(['HOLD', 'CHANGE_RECEIVER', 'WRITE_LETTER', 'ASK_TO_REORDER', 'CANCEL'])
    expect((await read()).actions).toContainEqual({ action: 'SHIP', refusal: 'STATUS' })
    expect((await read()).actions).toContainEqual({ action: 'RETRY', refusal: 'NOTHING_TO_RETRY' })
    await set({ heldFrom: 'DRAFT' }, 'PENDING')
    expect(possible(await read())).toEqual(['RESUME', 'CHANGE_RECEIVER', 'WRITE_LETTER', 'CANCEL'])
    await set({ heldFrom: null }, 'PENDING_CREATION')
    expect(possible(await read())).toEqual(['HOLD', 'RETRY', 'CHANGE_RECEIVER', 'WRITE_LETTER'])
    await set({}, 'CREATING')
    expect(possible(await read())).toEqual(['SHIP', 'TRACK', 'WRITE_LETTER'])
    expect(possible(await read('PRODUCTION'))).toEqual(['SHIP'])
    expect((await read('PRODUCTION')).actions).toContainEqual({ action: 'HOLD', refusal: 'ROLE' })
    expect(possible(await read('DESIGNER'))).toEqual([])
    await set({}, 'SHIPPED')
    expect(possible(await read())).toEqual(['TRACK', 'NOTE_ARRIVAL', 'WRITE_LETTER'])
  })

  it('that the status does not allow are refused and change nothing', async () => {
    await set({}, 'SHIPPED')
    const before = await findOrder(server.database, orderNumber)
    const note = { params, body: { note: '' } }
    const sent = { carrier: null, trackingNumber: null, printCompany: null }
    const calls = [
      await server.call('holdOrder', { params }, tokens.CLERK),
      await server.call('resumeOrder', { params }, tokens.CLERK),
      await server.call('cancelDeskOrder', note, tokens.CLERK),
      await server.call('shipOrder', { params, body: { ...sent, day: '2026-11-21' } }, tokens.CLERK),
    ]
    expect(calls.map(({ errorCode }) => errorCode)).toEqual(Array(4).fill('STATUS_NOT_ALLOWED'))
    expect(await findOrder(server.database, orderNumber)).toEqual(before)
  })

  it('hold and resume an order, by the number as it is typed', async () => {
    const wide = { orderNumber: orderNumber.replaceAll('-', '－') }
    expect((await server.call('holdOrder', { params: wide }, tokens.CLERK)).code).toBe(200)
    expect(await read()).toMatchObject({ status: 'PENDING', heldFrom: 'DRAFT' })
    const { subject } = await server.database
      .selectFrom('staff_access')
      .select('subject')
      .where('command', '=', 'holdOrder')
      .orderBy('happened_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(subject).toBe(orderNumber)
    expect((await server.call('resumeOrder', { params }, tokens.CLERK)).code).toBe(200)
    expect(await statusOf()).toBe('DRAFT')
  })

  it('cancel an order with a note, and mail the customer', async () => {
    await server.call('cancelDeskOrder', { params, body: { note: ' 在庫切れ ' } }, tokens.CLERK)
    expect(await read()).toMatchObject({ status: 'CANCEL', cancellation: { by: 'SHOP', note: '在庫切れ' } })
    expect((await read()).mails[0]).toMatchObject({ kind: 'ORDER_CANCELLED', recipient: EMAIL })
  })

  it('cancel no order that its marketplace does not cancel', async () => {
    await set({ ecSiteId: 'COLOR_ME' })
    const refused = await server.call('cancelDeskOrder', { params, body: { note: '' } }, tokens.CLERK)
    expect([refused.errorCode, await statusOf()]).toEqual(['COLOR_ME_CONNECTION_ERROR', 'DRAFT'])
  })

  it('DSK-22: note the arrival of a shipped order, on a day since it was shipped, and mail the customer', async () => {
    const arrive = (day: string) =>
      server.call('noteOrderArrival', { params, body: { day, printCompany: null } }, tokens.CLERK)
    expect((await arrive('2026-11-21')).errorCode).toBe('STATUS_NOT_ALLOWED')
    await set({ shipDate: '2026-11-20T00:00:00.000Z' }, 'SHIPPED')
    expect((await arrive('2026-11-22')).error).toEqual({ day: ['INVALID'] })
    expect((await arrive('2026-11-19')).error).toEqual({ day: ['INVALID'] })
    expect((await arrive('2026-11-21')).code).toBe(200)
    expect((await read()).parcels[0]?.deliveredDay).toBe('2026-11-21')
    expect((await read()).mails).toContainEqual(expect.objectContaining({ kind: 'ORDER_DELIVERED', recipient: EMAIL }))
  })

  it('DSK-22: ask for a new order for each receiver, once', async () => {
    const ask = () => server.call('askToReorder', { params }, tokens.CLERK)
    expect((await ask()).code).toBe(200)
    expect(await statusOf()).toBe('PENDING_CANCEL')
    expect((await read()).mails).toContainEqual(expect.objectContaining({ kind: 'ORDER_REORDER', recipient: EMAIL }))
    expect((await ask()).errorCode).toBe('STATUS_NOT_ALLOWED')
  })

  it('DSK-22: mail a text to the customer once, as it was typed, and none without an address', async () => {
    const write = (text: string, letterId: string) =>
      server.call('writeToCustomer', { params, body: { letterId, text } }, tokens.CLERK)
    const [first, second] = [randomUUID(), randomUUID()]
    const text = 'お写真が暗いようです。\n<b>このまま</b>印刷してもよろしいですか。'
    for (const each of [first, first, second]) expect((await write(text, each)).code).toBe(200)
    const letters = (await read()).mails.filter(({ kind }) => kind === 'ORDER_LETTER')
    expect(letters.map(({ recipient }) => recipient)).toEqual([EMAIL, EMAIL])
    const { subject, body } = await server.database
      .selectFrom('mail')
      .selectAll()
      .where('dedup_key', '=', `letter:${orderNumber}:${first}`)
      .executeTakeFirstOrThrow()
    expect(subject).toContain(orderNumber)
    expect(body).toContain('お写真が暗いようです。\n')
    expect(body).toContain('<b>このまま</b>印刷してもよろしいですか。')
    for (const wrong of ['', ' \n', 'あ'.repeat(3001)])
      expect((await write(wrong, randomUUID())).errorCode).toBe('REQUEST_INVALID')
    await server.database
      .updateTable('shop_order')
      .set({ orderer_email: null, account_id: null })
      .where('order_number', '=', orderNumber)
      .execute()
    expect((await write(text, randomUUID())).errorCode).toBe('NOT_AVAILABLE')
    expect((await read()).actions).toContainEqual({ action: 'WRITE_LETTER', refusal: 'NO_ADDRESS' })
  })

  it('ship an order with its carrier, once, and correct the tracking number', async () => {
    await set({}, 'CREATING')
    const ship = (more: object) => {
      const sent = { day: '2026-11-20', carrier: 'yamato', trackingNumber: '1111-2222-3333', printCompany: null }
      return server.call('shipOrder', { params, body: { ...sent, ...more } }, tokens.PRODUCTION)
    }
    expect((await ship({ carrier: 'dove' })).error).toEqual({ carrier: ['UNKNOWN'] })
    expect((await ship({ carrier: null })).error).toEqual({ carrier: ['REQUIRED'] })
    expect((await ship({ trackingNumber: '!' })).error).toEqual({ trackingNumber: ['INVALID'] })
    expect((await ship({ day: 'today' })).errorCode).toBe('REQUEST_INVALID')
    expect((await ship({ day: '2026-11-22' })).error).toEqual({ day: ['INVALID'] })
    expect(await statusOf()).toBe('CREATING')
    expect((await ship({})).code).toBe(200)
    const shipped = await read()
    expect(shipped).toMatchObject({ status: 'SHIPPED', shippedDay: '2026-11-20' })
    expect(shipped.parcels[0]?.shipment).toEqual({ carrierName: 'ヤマト運輸', trackingNumber: '1111-2222-3333' })
    expect((await ship({})).errorCode).toBe('STATUS_NOT_ALLOWED')
    const body = { carrier: 'sagawa', trackingNumber: '4444-5555', printCompany: null }
    expect((await server.call('trackParcel', { params, body }, tokens.CLERK)).code).toBe(200)
    expect((await read()).parcels[0]?.shipment).toEqual({ carrierName: '佐川急便', trackingNumber: '4444-5555' })
  })

  it('render failed pages again', async () => {
    await createReadyOrder(server, { printCheck: 'FAILED', email: EMAIL })
    expect(possible(await read('PRODUCTION'))).toEqual(['RETRY'])
    expect((await server.call('retryOrder', { params }, tokens.PRODUCTION)).data).toEqual({ pages: 2 })
  })
})

describe('DSK-12: another receiver', () => {
  const receiver = {
    ...{ familyName: '鈴木', firstName: '花', familyNameKana: 'ｽｽﾞｷ', firstNameKana: 'ハナ' },
    ...{ zipCode: '1000001', prefecture: '東京都', city: '千代田区', subAddress1: '千代田２－２', subAddress2: '' },
    phoneNumber: '03-9876-5432',
  }
  const change = (more: object = {}) =>
    server.call('changeReceiver', { params, body: { ...receiver, ...more } }, tokens.CLERK)

  it('is saved in its normal form until the order is handed over to print', async () => {
    for (const status of ['WAITING', 'DRAFT', 'WAITING_CREATION', 'PENDING_CREATION', 'URL_RELEASED'] as const) {
      await set({}, status)
      expect((await change()).code).toBe(200)
    }
    expect(await read()).toMatchObject({
      receiver: { familyName: '鈴木', familyNameKana: 'スズキ' },
      address: { zipCode: '100-0001', subAddress1: '千代田2-2' },
    })
    for (const status of ['CREATING', 'SHIPPED', 'CANCEL'] as const) {
      await set({}, status)
      expect((await change({ familyName: '田中' })).errorCode).toBe('STATUS_NOT_ALLOWED')
    }
    expect((await read()).receiver.familyName).toBe('鈴木')
  })

  it('is refused with the mistake of each field, as the customer’s own change is', async () => {
    const before = (await read()).receiver
    const refused = await change({
      familyName: '山田',
      prefecture: '大阪府',
      firstNameKana: 'hana',
      city: '',
      phoneNumber: '12',
    })
    expect(refused.errorCode).toBe('UPDATE_RECEIVER_FAILS')
    expect(refused.error).toEqual({
      firstNameKana: ['NOT_KATAKANA'],
      prefecture: ['PREFECTURE_OF_OTHER_CODE'],
      city: ['MISSING'],
      phoneNumber: ['NOT_A_PHONE_NUMBER'],
    })
    expect((await read()).receiver).toEqual(before)
  })
})

describe('DSK-10: the board', () => {
  const board = async () => {
    const { data } = await server.call('readBoard', {}, tokens.PRODUCTION)
    if (!data) throw new Error('the board was refused')
    return data
  }
  const listed = async (section: string) => {
    const found = (await board()).sections.find((each) => each.section === section)
    return (found?.orders ?? []).map((order) => order.orderNumber)
  }
  const tell = (day: string) =>
    server.database
      .insertInto('order_package')
      .values({
        id: day,
        order_number: orderNumber,
        print_company: 'OTHER',
        ship_day: day,
        updated_at: server.clock.now,
      })
      .execute()

  it('shows an order where it has to be worked on', async () => {
    await set({}, 'PENDING_CREATION')
    expect(await listed('TO_PRODUCE')).toEqual([orderNumber])
    await set({ heldFrom: 'DRAFT' }, 'PENDING')
    expect(await listed('HELD')).toEqual([orderNumber])
    await set({ heldFrom: null }, 'CREATING')
    expect(await listed('IN_PRODUCTION')).toContain(orderNumber)
    expect(await listed('TO_SHIP')).not.toContain(orderNumber)
    await tell('2026-11-22')
    expect(await listed('TO_SHIP')).toEqual([])
    await server.database.updateTable('order_package').set({ ship_day: '2026-11-21' }).execute()
    expect(await listed('TO_SHIP')).toEqual([orderNumber])
  })

  it('shows the orders that should have left first of all', async () => {
    const late = await createTestOrder(server.database, { status: 'CREATING' })
    const today = await createTestOrder(server.database, {
      status: 'CREATING',
      at: new Date('2026-11-01T00:00:00.000Z'),
    })
    const parcel = { print_company: 'OTHER', updated_at: server.clock.now } as const
    await server.database
      .insertInto('order_package')
      .values([
        { id: 'late', order_number: late.orderNumber, ship_day: '2026-11-18', ...parcel },
        { id: 'today', order_number: today.orderNumber, ship_day: '2026-11-21', ...parcel },
      ])
      .execute()
    expect(await listed('TO_SHIP')).toEqual([late.orderNumber, today.orderNumber])
  })

  it('shows a design that its customer has left for seven days', async () => {
    const old = await createTestOrder(server.database, { at: new Date('2026-11-13T23:59:00.000Z') })
    const younger = await createTestOrder(server.database, { at: new Date('2026-11-14T01:01:00.000Z') })
    expect(await listed('DESIGN_MISSING')).toContain(old.orderNumber)
    expect(await listed('DESIGN_MISSING')).not.toContain(younger.orderNumber)
  })

  it('shows what stops an order and what mends it', async () => {
    await createReadyOrder(server, { printCheck: 'DIFFERENT' })
    await set({}, 'PENDING_CREATION')
    await server.database
      .updateTable('design')
      .set({ print_check: 'FAILED' })
      .where('order_number', '=', orderNumber)
      .where('side_number', '=', 2)
      .execute()
    const { stuck } = await board()
    expect(stuck.count).toBe(1)
    expect(stuck.orders[0]).toMatchObject({ orderNumber, remedies: ['CUSTOMER_SAVES_PAGE', 'RETRY'] })
    expect(stuck.orders[0]?.pages.map(({ printCheck }) => printCheck).toSorted()).toEqual(['DIFFERENT', 'FAILED'])
    expect((await read()).stuck).toEqual(stuck.orders[0])
  })

  it('counts further than it shows', async () => {
    for (let made = 0; made < 12; made += 1) await createTestOrder(server.database, { status: 'COMMITTED' })
    await server.database
      .updateTable('shop_order')
      .set({ status: 'PENDING' })
      .where('status', '=', 'COMMITTED')
      .execute()
    const held = (await board()).sections.find(({ section }) => section === 'HELD')
    expect([held?.count, held?.orders.length]).toEqual([12, 10])
  })

  it('shows open questions without their text, and what marketplaces changed late or refused', async () => {
    const body = { email: 'b@example.jp', name: '花', orderNumber, question: 'いつ届きますか' }
    await server.call('askQuestion', { body }, await server.logIn('a'))
    const change = { order_number: orderNumber, shop: 'YAHOO', read_at: server.clock.now } as const
    await server.database
      .insertInto('marketplace_order')
      .values({ ...change, notice: 'ADDRESS', noticed_at: server.clock.now })
      .execute()
    await server.database
      .insertInto('shipment_report')
      .values({
        ...{ package_id: 'p', order_number: orderNumber, shop: 'YAHOO', carrier: 'yamato', tracking_number: '1' },
        ...{ day: '2026-11-20', state: 'REFUSED', reason: 'no such order' },
        requested_at: new Date('2026-11-20T00:00:00.000Z'),
      })
      .execute()
    const { questions, marketplaces } = await board()
    expect(questions).toMatchObject({ count: 1, first: [{ orderNumber }] })
    expect(JSON.stringify(questions)).not.toContain('いつ')
    expect(marketplaces.count).toBe(2)
    expect(marketplaces.first).toMatchObject([
      { kind: 'REPORT_REFUSED', reason: 'no such order' },
      { kind: 'LATE_CHANGE', change: 'ADDRESS' },
    ])
    await server.database.updateTable('marketplace_order').set({ seen_at: server.clock.now }).execute()
    expect((await board()).marketplaces.count).toBe(1)
  })
})

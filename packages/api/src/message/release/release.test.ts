import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMessageOrder, designCard, MESSAGE_TEMPLATES, resetOrders } from '../../../testing/messageOrder.ts'
import { halvesPng } from '../../../testing/photos.ts'
import { ORDERS } from '../../../testing/smallShop.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'
import { findProduct } from '../../catalogue/catalogue.ts'
import { transact } from '../../database/transact.ts'
import { addStored } from '../../jobs/jobs.ts'
import { AUTO_START_JOB } from '../../order/orderJobs.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = new Date(RELEASED)
  await resetOrders(server)
  await createMessageOrder(server, 'a')
  token = await server.logIn()
})

const { orderNumber } = ORDERS.a
const templateId = MESSAGE_TEMPLATES[1]?.id ?? ''
/** The release is at ten in the morning in Tokyo. */
const RELEASED = '2026-11-21T01:00:00.000Z'
const AUTO_START = '2027-01-21T01:00:00.000Z'

const release = (id = templateId) =>
  server.call('releaseMessage', { params: { orderNumber }, body: { templateId: id } }, token)
const addTopPhoto = () =>
  server.call(
    'saveMessageImage',
    { query: { position: '1' }, body: { orderNumber, templateId }, file: halvesPng(90, 90) },
    token,
  )
const released = async (): Promise<string> => {
  await designCard(server, 'a', token)
  await addTopPhoto()
  const { data, errorCode } = await release()
  if (!data) throw new Error(`not released: ${errorCode}`)
  return data.id
}
const accept = (body: object, as?: string) => server.call('startProduction', { params: { orderNumber }, body }, as)
const readLink = (orderId: string) => server.call('readMessageOrder', { params: { orderId } })
const row = () =>
  server.database.selectFrom('shop_order').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow()
const jobs = async () =>
  (await server.database.selectFrom('job').select(['kind', 'run_at']).where('subject', '=', orderNumber).execute()).map(
    ({ kind, run_at }) => [kind, run_at.toISOString()],
  )
const parcels = () => server.database.selectFrom('order_package').selectAll().execute()
const later = (iso: string) => {
  server.clock.now = new Date(iso)
}

describe('a release', () => {
  it('records its time and template, schedules the automatic start two months later and sends the mail', async () => {
    await server.database.updateTable('shop_order').set({ orderer_email: 'misaki@example.com' }).execute()
    await designCard(server, 'a', token)
    await addTopPhoto()
    const { data } = await release()
    expect(data).toEqual({ id: 'order-0', urlReleasedDate: RELEASED, timeToAutoStartProduction: AUTO_START })
    const order = await row()
    expect(order).toMatchObject({ status: 'URL_RELEASED', details: { messageTemplateId: templateId } })
    expect(await jobs()).toEqual([[AUTO_START_JOB, AUTO_START]])
    const [mail, ...others] = await server.database.selectFrom('mail').selectAll().execute()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'MESSAGE_RELEASED', recipient: 'misaki@example.com', order_number: orderNumber })
    expect(mail?.body).toContain('http://localhost:3000/digital-message/order-0')
  })

  it('sends no mail when the address is unknown', async () => {
    await released()
    expect(await server.database.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  it('gives the same answer when it is repeated and changes nothing', async () => {
    await released()
    const before = [await row(), await jobs()]
    later('2026-11-25T01:00:00.000Z')
    token = await server.logIn()
    const { data } = await release(MESSAGE_TEMPLATES[0]?.id)
    expect(data).toMatchObject({ urlReleasedDate: RELEASED, timeToAutoStartProduction: AUTO_START })
    expect([await row(), await jobs()]).toEqual(before)
  })

  it('starts automatically on the last day of a shorter month', async () => {
    later('2026-12-31T03:00:00.000Z')
    token = await server.logIn()
    await designCard(server, 'a', token)
    await addTopPhoto()
    expect((await release()).data?.timeToAutoStartProduction).toBe('2027-02-28T03:00:00.000Z')
  })

  it('reserves stock', async () => {
    const card = async () => (await findProduct(server.database, 'card')) ?? { options: [], quantityInStock: 0 }
    const before = await card()
    await released()
    expect((await card()).options[0]?.inStock).toBe((before.options[0]?.inStock ?? 0) - 1)
  })

  it('refuses a release while designs are missing, and tells how many', async () => {
    await createMessageOrder(server, 'a', { products: [{ productId: 'card', unit: 2, chargeableUnit: 0 }] })
    await designCard(server, 'a', token)
    await addTopPhoto()
    expect(await release()).toMatchObject({
      code: 400,
      errorCode: 'NOT_ENOUGH_DESIGN_EXCEPTION',
      error: { numberOfMissingDesigns: 1 },
    })
  })

  it('refuses a release with too many designs or a design of a product that was not bought', async () => {
    await designCard(server, 'a', token)
    await designCard(server, 'a', token)
    await addTopPhoto()
    expect((await release()).errorCode).toBe('SPARE_DESIGNS_EXCEPTION')
    await createMessageOrder(server, 'a', { products: [{ productId: 'booklet', unit: 1, chargeableUnit: 0 }] })
    expect((await release()).errorCode).toBe('WRONG_PRODUCT_EXCEPTION')
  })

  it('refuses a release with an empty photo frame', async () => {
    await designCard(server, 'a', token, false)
    await addTopPhoto()
    expect(await release()).toMatchObject({ code: 400, errorCode: 'DESIGN_NOT_COMPLETED' })
  })

  it('refuses a release with one side of two', async () => {
    await designCard(server, 'a', token)
    await addTopPhoto()
    await server.database.deleteFrom('design').where('side_number', '=', 2).execute()
    const { id } = await server.database.selectFrom('design').select('id').executeTakeFirstOrThrow()
    expect(await release()).toMatchObject({ errorCode: 'DESIGN_NOT_COMPLETED', error: { designIds: [id] } })
  })

  it('refuses a release while a product has no option chosen', async () => {
    await designCard(server, 'a', token)
    await addTopPhoto()
    await server.database.updateTable('design').set({ product_option_id: null }).execute()
    expect((await release()).errorCode).toBe('PRODUCT_OPTION_NOT_CHOSEN')
  })

  it('refuses a release without the top photo of the template', async () => {
    await designCard(server, 'a', token)
    expect((await release()).errorCode).toBe('MESSAGE_NOT_COMPLETED')
    await addTopPhoto()
    expect((await release(MESSAGE_TEMPLATES[0]?.id)).errorCode).toBe('MESSAGE_NOT_COMPLETED')
    expect((await release('none')).errorCode).toBe('NOT_FOUND')
    expect((await row()).status).toBe('DRAFT')
    expect(await jobs()).toEqual([])
  })

  it('refuses a release for an order without a message or in production', async () => {
    await createMessageOrder(server, 'a', { processMethod: 'normal' })
    expect((await release()).errorCode).toBe('STATUS_NOT_ALLOWED')
    await createMessageOrder(server, 'a')
    await server.database.updateTable('shop_order').set({ status: 'CREATING' }).execute()
    expect((await release()).errorCode).toBe('ORDER_IS_PRODUCED')
  })
})

describe('the link', () => {
  it('shows the message and only the necessary parts of the order', async () => {
    const id = await released()
    const { data } = await readLink(id)
    expect(data).toEqual({
      id,
      orderNumber,
      status: 'URL_RELEASED',
      templateId,
      theme: 'for-you-pink',
      defaultTitle: '〇〇へ',
      urlReleasedDate: RELEASED,
      shownValidity: '2027/01/21',
      timeToAutoStartProduction: AUTO_START,
      senderName: '美咲',
      receiverName: '美咲',
      canAccept: true,
      deliveryDate: null,
      deliveryTime: null,
      firstDeliveryDate: null,
      lastDeliveryDate: null,
      deliveryDates: [],
    })
    const read = await server.call('readMessage', { params: { orderNumber }, query: { orderId: id } })
    const [photo, ...others] = read.data ?? []
    expect(others).toEqual([])
    expect(photo?.type === 'RECT_IMAGE' && photo.imageName === photo.cropImageName).toBe(true)
  })

  it('LNK-2: refuses the link before the release, for other ids, and after six months', async () => {
    expect(await readLink('order-0')).toMatchObject({ code: 404, errorCode: 'LINK_NOT_OPEN' })
    const id = await released()
    expect((await readLink('order-9')).errorCode).toBe('LINK_NOT_OPEN')
    expect((await readLink(orderNumber)).errorCode).toBe('LINK_NOT_OPEN')
    later('2027-05-21T14:59:00.000Z')
    expect((await readLink(id)).code).toBe(200)
    later('2027-05-21T15:00:00.000Z')
    expect((await readLink(id)).errorCode).toBe('LINK_NOT_OPEN')
    const items = { params: { orderNumber }, query: { orderId: id } }
    expect((await server.call('readMessage', items)).errorCode).toBe('LINK_NOT_OPEN')
    expect((await accept({ orderId: id })).errorCode).toBe('LINK_NOT_OPEN')
  })

  it('opens only its own order', async () => {
    const id = await released()
    const other = { params: { orderNumber: ORDERS.b.orderNumber }, query: { orderId: id } }
    expect((await server.call('readMessage', other)).errorCode).toBe('LINK_NOT_OPEN')
    const given = { params: { orderNumber: ORDERS.b.orderNumber }, body: { orderId: id } }
    expect((await server.call('startProduction', given)).errorCode).toBe('LINK_NOT_OPEN')
  })
})

describe('an accepted gift', () => {
  /** The order is from the day before, so that a delivery day can be chosen. */
  beforeEach(() => createMessageOrder(server, 'a', { orderDate: '2026-11-20T01:00:00.000Z' }))

  it('produces an accepted gift, and the link tells its delivery date', async () => {
    const id = await released()
    const before = (await readLink(id)).data
    expect(before).toMatchObject({ firstDeliveryDate: '2026-12-01', lastDeliveryDate: '2027-01-20' })
    expect(before?.deliveryDates.at(0)).toBe('2026-12-01')
    expect(before?.deliveryDates.at(-1)).toBe('2027-01-20')
    const answer = await accept({ orderId: id, deliveryDate: '2026-12-20', deliveryTime: '14-16時' })
    expect(answer).toMatchObject({ code: 200, data: null })
    await server.jobs.idle()
    expect((await row()).status).toBe('CREATING')
    expect(await jobs()).toEqual([])
    expect(await parcels()).toMatchObject([
      {
        id: `${id}-OTHER`,
        print_company: 'OTHER',
        delivery_day: '2026-12-20',
        delivery_time: '14-16時',
        default_expected_delivery_date: '2026-12-01',
        ship_day: '2026-12-16',
      },
    ])
    expect((await readLink(id)).data).toMatchObject({
      canAccept: false,
      deliveryDate: '2026-12-20',
      deliveryTime: '14-16時',
      firstDeliveryDate: null,
    })
  })

  it('tells no ship date while nobody has accepted, then the one that follows from the chosen day', async () => {
    const id = await released()
    const order = async () => (await server.call('readOrder', { params: { orderNumber } }, token)).data
    expect(await order()).toMatchObject({
      expectedShipDateString: '指定なし',
      deliveryDate: null,
      packages: [{ plannedShipDate: null }],
    })
    await accept({ orderId: id, deliveryDate: '2026-12-20', deliveryTime: '14-16時' })
    expect(await order()).toMatchObject({
      expectedShipDateString: '12/16(水)',
      deliveryDate: '2026-12-20',
      packages: [{ plannedShipDate: '2026-12-16' }],
    })
  })

  it('accepts a gift without a delivery day, also from the customer who ordered it', async () => {
    await released()
    expect((await accept({}, token)).code).toBe(200)
    expect(await parcels()).toMatchObject([{ delivery_day: null, delivery_time: '指定なし' }])
  })

  it('accepts a gift once: a second acceptance gets the same answer and changes nothing', async () => {
    const id = await released()
    const twice = await Promise.all([
      accept({ orderId: id, deliveryTime: '午前中' }),
      accept({ orderId: id, deliveryTime: '午前中' }),
    ])
    expect(twice.map(({ code }) => code)).toEqual([200, 200])
    await server.jobs.idle()
    const before = [await row(), await jobs(), await parcels()]
    later('2026-11-21T02:00:00.000Z')
    expect((await accept({ orderId: id, deliveryDate: '2026-12-20' })).code).toBe(200)
    await server.jobs.idle()
    expect([await row(), await jobs(), await parcels()]).toEqual(before)
  })

  it.each([
    ['before the goods are made', '2026-11-24'],
    ['that the parcel cannot reach', '2026-11-28'],
    ['two months after the order', '2027-01-21'],
    ['in the past', '2020-01-01'],
  ])('refuses a delivery on a day %s', async (_, deliveryDate) => {
    const id = await released()
    expect(await accept({ orderId: id, deliveryDate })).toMatchObject({
      code: 400,
      errorCode: 'INVALID_DELIVERY_DATE',
      error: {
        packageId: `${id}-OTHER`,
        numberOfDaysFromNowToShipDate: 5,
        expectedShipDateString: expect.stringMatching(/^11\/26\(.\)$/),
      },
    })
    expect((await row()).status).toBe('URL_RELEASED')
    expect(await parcels()).toEqual([])
  })

  it('refuses a delivery at a time that the carrier does not offer', async () => {
    const id = await released()
    expect((await accept({ orderId: id, deliveryTime: '深夜' })).errorCode).toBe('REQUEST_INVALID')
  })

  it('refuses the acceptance of a gift by strangers or before its release', async () => {
    expect((await accept({}, token)).errorCode).toBe('LINK_NOT_OPEN')
    await released()
    expect((await accept({})).code).toBe(401)
    expect((await accept({}, await server.logIn('b'))).code).toBe(403)
    expect((await accept({ orderId: 'order-1' })).errorCode).toBe('LINK_NOT_OPEN')
  })
})

describe('the automatic start', () => {
  it('starts production of a gift that was not accepted, at its time and not before', async () => {
    await released()
    later('2027-01-21T00:59:59.000Z')
    await server.jobs.idle()
    expect((await row()).status).toBe('URL_RELEASED')
    later(AUTO_START)
    await server.jobs.idle()
    expect((await row()).status).toBe('CREATING')
    expect(await jobs()).toEqual([])
    expect(await parcels()).toMatchObject([{ delivery_day: null, delivery_time: null, ship_day: '2027-01-25' }])
  })

  it('leaves an accepted gift whose job still exists unchanged', async () => {
    const id = await released()
    const job = await server.database
      .selectFrom('job')
      .selectAll()
      .where('kind', '=', AUTO_START_JOB)
      .executeTakeFirstOrThrow()
    await accept({ orderId: id })
    await server.jobs.idle()
    const before = await row()
    await transact(server.database, (tx) => addStored(tx, job))
    later('2027-02-01T01:00:00.000Z')
    await server.jobs.idle()
    expect((await row()).updated_at).toEqual(before.updated_at)
    expect(await jobs()).toEqual([])
  })

  it('leaves an order that is held unchanged', async () => {
    await released()
    await server.database.updateTable('shop_order').set({ status: 'PENDING' }).execute()
    later('2027-02-01T01:00:00.000Z')
    await server.jobs.idle()
    expect((await row()).status).toBe('PENDING')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createTestOrder,
  createTestPackagePlans,
  createTestPage,
  createTestProduct,
} from '../../testing/createTestOrder.ts'
import { logInGuest } from '../../testing/logInGuest.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { json } from '../database/tables.ts'
import { putSettings } from '../settings/shopSettings.ts'

/** A Saturday before a holiday. */
const NOW = new Date('2026-11-21T01:00:00.000Z')
const EARLIEST = '2026-11-26'
/** To arrive on the 8th a parcel leaves on Thursday the 3rd, to arrive on the 15th on the 10th. */
const CHOSEN = { day: '2026-12-08', ships: '2026-12-03' }
const OTHER_CHOSEN = { day: '2026-12-15', ships: '2026-12-10' }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const { database } = server
  await createTestPackagePlans(database)
  await createTestProduct(database, { id: 'leaf' })
  await createTestProduct(database, { id: 'album', printCompany: 'SEICHOKU', categoryIdentify: 'photo-book' })
  await database
    .insertInto('region')
    .values({
      id: 'far',
      position: 9,
      document: json({
        id: 'far',
        name: '沖縄',
        prefecture: '沖縄県',
        reading: '',
        note: '',
        days: 3,
        times: null,
        districts: [{ name: '八重山', reading: '', note: '', times: null, days: { least: 5, most: 7 }, villages: [] }],
      }),
    })
    .execute()
})
beforeEach(() => {
  server.clock.now = NOW
})
afterAll(() => server.close())

type Input = Parameters<typeof createTestOrder>[1]

async function open(input: Input = {}, productIds: readonly string[] = ['leaf']) {
  const products = productIds.map((productId) => ({ productId, unit: 1, chargeableUnit: 0 }))
  const order = await createTestOrder(server.database, { products, ...input })
  for (const [index, productId] of productIds.entries()) {
    await createTestPage(server.database, order.orderNumber, { group: index + 1, productId })
  }
  return { ...order, parcel: `${order.id}-OTHER`, token: await logInGuest(server, order) }
}
type Opened = Awaited<ReturnType<typeof open>>

/** Days later, when the session of the customer has ended. */
async function later(order: Opened, now: string): Promise<Opened> {
  server.clock.now = new Date(now)
  return { ...order, token: await logInGuest(server, order) }
}

const save = ({ id, token, parcel }: Opened, choice: { deliveryDays?: string | null; deliveryTime?: string | null }) =>
  server.call('savePackages', { body: { id, packages: [{ id: parcel, ...choice }], designs: [] } }, token)
const read = async ({ orderNumber, token }: Opened) =>
  (await server.call('readOrder', { params: { orderNumber } }, token)).data
const parcelOf = async (order: Opened) => (await read(order))?.packages[0]
const start = ({ orderNumber, token }: Opened) =>
  server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
const takeBack = ({ orderNumber, token }: Opened) => server.call('cancelCreation', { params: { orderNumber } }, token)
const askShipDate = async ({ orderNumber, token }: Opened, deliveryDate: string) =>
  (await server.call('readShippingDate', { query: { orderNumber, deliveryDate } }, token)).data?.shippingDate

describe('the ship date of an order', () => {
  it('stays the same from the choice to the save and the start, for two orders with two choices', async () => {
    const [one, other] = [await open(), await open()]
    const choices = [
      [one, CHOSEN],
      [other, OTHER_CHOSEN],
    ] as const
    for (const [order, { day, ships }] of choices) {
      expect(await askShipDate(order, day)).toContain(ships)
      await save(order, { deliveryDays: day })
    }
    for (const [order, { day, ships }] of choices) {
      expect(await parcelOf(order)).toMatchObject({
        deliveryDays: day,
        expectedShipDate: ships,
        plannedShipDate: ships,
      })
    }
    await start(one)
    expect(await parcelOf(one)).toMatchObject({ expectedShipDate: CHOSEN.ships, plannedShipDate: CHOSEN.ships })
    expect(await read(one)).toMatchObject({ expectedShipDateString: '12/3(木)', numberOfDaysFromNowToShipDate: 12 })
    expect(await parcelOf(other)).toMatchObject({ plannedShipDate: OTHER_CHOSEN.ships })
  })

  it('stays what was told at the start while the days go by, and is told anew after a take-back', async () => {
    const started = await open()
    await start(started)
    expect(await parcelOf(started)).toMatchObject({ plannedShipDate: EARLIEST })
    await takeBack(started)
    const order = await later(started, '2026-11-26T05:00:00.000Z')
    expect(await parcelOf(order)).toMatchObject({ plannedShipDate: '2026-12-01' })
    await start(order)
    expect(await parcelOf(await later(order, '2026-11-30T05:00:00.000Z'))).toMatchObject({
      plannedShipDate: '2026-12-01',
      expectedShipDate: '2026-12-01',
    })
  })

  it('leaves a chosen day out that an open order can no longer have', async () => {
    const early = await open()
    await save(early, { deliveryDays: CHOSEN.day })
    const order = await later(early, '2026-12-04T01:00:00.000Z')
    expect(await read(order)).toMatchObject({ deliveryDate: null, deliveryDays: CHOSEN.day })
    expect(await parcelOf(order)).toMatchObject({ plannedShipDate: '2026-12-08' })
  })

  it('differs between two parcels of equal production days by the days off of one’s product category', async () => {
    const daysOff = [
      {
        categoryIdentifies: ['photo-book'],
        description: '製本機の点検',
        temporals: [{ soleDate: EARLIEST, fromDate: null, toDate: null, day: null, week: null, month: null }],
      },
    ]
    await server.database.transaction().execute((tx) => putSettings(tx, { categoryDaysOff: daysOff }))
    const order = await open({}, ['leaf', 'album'])
    const ask = async (packageId: string) =>
      (
        await server.call(
          'readStartShippingDate',
          { query: { orderNumber: order.orderNumber, packageId, creatingTime: '2' } },
          order.token,
        )
      ).data
    expect(await ask(`${order.id}-OTHER`)).toMatchObject({
      startShippingDate: expect.stringContaining(EARLIEST),
      categoryDaysOff: [],
    })
    expect(await ask(`${order.id}-SEICHOKU`)).toMatchObject({
      startShippingDate: expect.stringContaining('2026-11-27'),
      categoryIdentifies: ['photo-book'],
      categoryDaysOff: daysOff,
    })
    await server.database.transaction().execute((tx) => putSettings(tx, { categoryDaysOff: [] }))
  })

  it('leaves time for the transport to an island, and refuses a delivery day that is too early for it', async () => {
    const { details } = await server.database
      .selectFrom('shop_order')
      .select('details')
      .where('order_number', '=', (await open()).orderNumber)
      .executeTakeFirstOrThrow()
    const receiver = { ...details.receiver, prefecture: '沖縄県', city: '八重山郡竹富町', subAddress1: '字竹富1' }
    const island = await open({ details: { receiver } })
    expect(await parcelOf(island)).toMatchObject({ defaultExpectedDeliveryDate: '2026-12-03' })
    expect(await save(island, { deliveryDays: '2026-12-02' })).toMatchObject({ errorCode: 'INVALID_DELIVERY_DATE' })
    await save(island, { deliveryDays: CHOSEN.day })
    expect(await parcelOf(island)).toMatchObject({ plannedShipDate: '2026-12-01' })
  })
})

describe('the time of delivery', () => {
  it('distinguishes not asked, any time and a band, and keeps the answer through the start and its cancellation', async () => {
    const [asked, other] = [await open(), await open()]
    expect(await parcelOf(asked)).toMatchObject({ deliveryTime: null })
    await save(asked, { deliveryTime: '指定なし' })
    await save(other, { deliveryTime: '14-16時' })
    await start(asked)
    await takeBack(asked)
    expect(await read(asked)).toMatchObject({ deliveryTime: '指定なし', packages: [{ deliveryTime: '指定なし' }] })
    expect(await parcelOf(other)).toMatchObject({ deliveryTime: '14-16時' })
    await save(other, { deliveryTime: null })
    expect(await parcelOf(other)).toMatchObject({ deliveryTime: null })
  })
})

describe('a changed way of delivery', () => {
  const choose = ({ orderNumber, token }: Opened, processMethod: string) =>
    server.call('updateProcessMethod', { params: { orderNumber }, body: { processMethod } }, token)

  it('drops the day and the time that were chosen for the other one, and leaves another order alone', async () => {
    const [changed, other] = [await open(), await open()]
    for (const order of [changed, other]) await save(order, { deliveryDays: CHOSEN.day, deliveryTime: '14-16時' })
    await choose(changed, 'normal')
    expect(await parcelOf(changed)).toMatchObject({ deliveryDays: CHOSEN.day })
    await choose(changed, 'digital_message')
    await choose(changed, 'normal')
    expect(await parcelOf(changed)).toMatchObject({ deliveryDays: null, deliveryTime: null, plannedShipDate: EARLIEST })
    expect(await parcelOf(other)).toMatchObject({ deliveryDays: CHOSEN.day, deliveryTime: '14-16時' })
  })

  it('keeps no day and no time for a digital message, whose recipient chooses them', async () => {
    const message = await open({ details: { processMethod: 'digital_message' } })
    await save(message, { deliveryDays: CHOSEN.day, deliveryTime: '午前中' })
    expect(await parcelOf(message)).toMatchObject({ deliveryDays: null, deliveryTime: null, plannedShipDate: null })
  })
})

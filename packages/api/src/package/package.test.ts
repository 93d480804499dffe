import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestOrder,
  createTestPackagePlans,
  createTestPage,
  createTestProduct,
} from '../../testing/createTestOrder.ts'
import { logInGuest } from '../../testing/logInGuest.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

// The clock shows a Saturday before a holiday: two production days and the late start end on Thursday the 26th, and the
// first delivery date that lies three working days later is Tuesday the 1st.
const SHIPS = '2026-11-26'
const ARRIVES = '2026-12-01'

const OPTIONS = [
  { identifier: 'matt', name: 'マット', inStock: 9 },
  { identifier: 'gloss', name: 'グロス', inStock: 5 },
]

let server: TestServer
beforeAll(async () => {
  server = await testServer({ configuration: { waitingMinutes: 17 } })
  const { database } = server
  await createTestPackagePlans(database)
  await createTestProduct(database, { id: 'leaf' })
  await createTestProduct(database, { id: 'print', allowPackagePlanEmptyChoice: false })
  await createTestProduct(database, { id: 'optional', options: OPTIONS })
  await createTestProduct(database, { id: 'album', printCompany: 'SEICHOKU', creatingTime: 5 })
  await createTestProduct(database, { id: 'stamp', isLineProduct: true })
  await createTestProduct(database, { id: 'late' })
  await createTestProduct(database, { id: 'few', quantityInStock: 5 })
  await createTestProduct(database, { id: 'never', isDeleted: true })
  await createTestProduct(database, { id: 'withdrawn', isPublic: false })
})
afterAll(() => server.close())

const line = (productId: string, unit = 1, chargeableUnit = 0) => ({ productId, unit, chargeableUnit })

/** Creates an order in which each product has one design per given page number. */
async function open(products: ReturnType<typeof line>[], designed: readonly string[], input: object = {}) {
  const order = await createTestOrder(server.database, { products, ...input })
  const pages: string[] = []
  for (const [index, productId] of designed.entries()) {
    pages.push(await createTestPage(server.database, order.orderNumber, { group: index + 1, productId }))
  }
  return { ...order, pages, parcel: `${order.id}-OTHER`, token: await logInGuest(server, order) }
}
type Opened = Awaited<ReturnType<typeof open>>

const save = ({ id, token }: Opened, input: { packages?: object[]; designs?: object[] }) =>
  server.call('savePackages', { body: { id, packages: [], designs: [], ...input } }, token)

const read = async ({ orderNumber, token }: Opened) =>
  (await server.call('readOrder', { params: { orderNumber } }, token)).data

const choose = (order: Opened, ...plans: (string | null)[]) => ({
  designs: plans.map((packagePlanId, index) => ({ id: order.pages[index], packagePlanId })),
})

describe('the package plans', () => {
  it('lists the plans of the named categories, ordered by position', async () => {
    const list = async (category: string) =>
      (await server.call('listPackagePlans', { query: { category } })).data?.map(({ id }) => id)
    expect(await list('wrapping')).toEqual(['bag', 'ribbon'])
    expect(await list('gift-box, wrapping')).toEqual(['bag', 'ribbon', 'box'])
    expect(await list('nothing')).toEqual([])
  })
})

describe('saving packages', () => {
  it('saves the plans, the delivery day and the time', async () => {
    const order = await open([line('print', 2, 1)], ['print', 'print'])
    const before = await read(order)
    const packages = [{ id: order.parcel, deliveryDays: ARRIVES, deliveryTime: '14-16時' }]
    const { data } = await save(order, { packages, ...choose(order, 'bag', 'box') })
    expect(data).toMatchObject({
      deliveryDays: ARRIVES,
      deliveryTime: '14-16時',
      deliveryDate: ARRIVES,
      designGroups: [{ packagePlanId: 'bag' }, { packagePlanId: 'box' }],
      packages: [{ id: order.parcel, defaultExpectedDeliveryDate: ARRIVES, expectedShipDate: SHIPS }],
    })
    expect(data?.updatedAt).not.toBe(before?.updatedAt)
    expect(await read(order)).toEqual(data)
  })

  it('saves an incomplete choice, and keeps what is not sent', async () => {
    const order = await open([line('print', 2, 1)], ['print', 'print'])
    expect(await save(order, choose(order, 'box'))).toMatchObject({ code: 200 })
    await save(order, { packages: [{ id: order.parcel, deliveryTime: '午前中' }] })
    await save(order, { designs: [{ id: order.pages[1] }] })
    expect(await read(order)).toMatchObject({
      deliveryTime: '午前中',
      designGroups: [{ packagePlanId: 'box' }, { packagePlanId: null }],
    })
    await save(order, { ...choose(order, ''), packages: [{ id: order.parcel, deliveryTime: '指定なし' }] })
    expect(await read(order)).toMatchObject({
      deliveryTime: '指定なし',
      designGroups: [{ packagePlanId: null }, {}],
    })
  })

  it('applies a choice to all pages of a group', async () => {
    const order = await open([line('card')], ['card'])
    const back = await createTestPage(server.database, order.orderNumber, { group: 1, side: 2 })
    const [front] = order.pages
    const pages = (first: string, second: string) => ({
      designs: [
        { id: front, packagePlanId: first },
        { id: back, packagePlanId: second },
      ],
    })
    expect(await save(order, pages('bag', 'ribbon'))).toMatchObject({
      code: 400,
      errorCode: 'REQUEST_INVALID',
      error: { 'designs.1.packagePlanId': [expect.any(String)] },
    })
    await save(order, { designs: [{ id: back, packagePlanId: 'ribbon' }] })
    expect((await read(order))?.designs.map(({ packagePlanId }) => packagePlanId)).toEqual(['ribbon', 'ribbon'])
  })

  it('refuses a plan that is deleted or of another product, and names the group', async () => {
    const order = await open([line('print')], ['print'])
    expect(await save(order, choose(order, 'gone'))).toMatchObject({
      code: 400,
      errorCode: 'PACKAGE_PLAN_NOT_FOUND',
      error: { designIds: order.pages },
    })
  })

  it('refuses more plans of a kind than were bought', async () => {
    const order = await open([line('print', 2, 1)], ['print', 'print'])
    expect(await save(order, choose(order, 'box', 'box'))).toMatchObject({
      code: 400,
      errorCode: 'QUANTITY_OF_PACKAGE_PLAN',
      error: { name: 'print', numberOfFreePackages: 1, numberOfChargeablePackages: 1 },
    })
  })

  it('refuses an option that does not exist or has five pieces left', async () => {
    const order = await open([line('optional')], ['optional'])
    const option = (productOptionId: string) => save(order, { designs: [{ id: order.pages[0], productOptionId }] })
    expect(await option('silk')).toMatchObject({ code: 400, errorCode: 'PRODUCT_OPTION_NOT_CHOSEN' })
    expect(await option('gloss')).toMatchObject({ code: 403, errorCode: 'PRODUCT_IS_OUT_OF_STOCK' })
    expect((await option('matt')).data?.designGroups).toMatchObject([{ productOptionId: 'matt' }])
  })

  it('refuses a day on which the parcel cannot arrive', async () => {
    const order = await open([line('card')], ['card'])
    for (const deliveryDays of ['2026-11-30', '2027-01-21', '2026-11-01', '9999-12-31']) {
      expect(await save(order, { packages: [{ id: order.parcel, deliveryDays }] })).toMatchObject({
        code: 400,
        errorCode: 'INVALID_DELIVERY_DATE',
        message: '選択したお届け希望日が無効になりました。ご再選択してください。',
        error: { numberOfDaysFromNowToShipDate: 5, expectedShipDateString: '11/26(木)' },
      })
    }
    expect((await read(order))?.deliveryDays).toBeNull()
  })

  it('refuses a delivery day for a category without delivery days', async () => {
    const order = await open([line('card')], ['card'])
    const { document } = await server.database
      .selectFrom('category')
      .select('document')
      .where('id', '=', 'cards')
      .executeTakeFirstOrThrow()
    const setEnabled = (enableExpectedDelivery: boolean) =>
      server.database
        .updateTable('category')
        .set({ document: JSON.stringify({ ...document, enableExpectedDelivery }) })
        .where('id', '=', 'cards')
        .execute()
    await setEnabled(false)
    const input = { packages: [{ id: order.parcel, deliveryDays: ARRIVES }] }
    expect(await save(order, input)).toMatchObject({ code: 400, errorCode: 'INVALID_DELIVERY_DATE' })
    expect((await read(order))?.packages[0]?.defaultExpectedDeliveryDate).toBeNull()
    await setEnabled(true)
    expect(await save(order, input)).toMatchObject({ code: 200 })
  })

  it('refuses a delivery time that the carrier does not offer', async () => {
    const order = await open([line('card')], ['card'])
    expect(await save(order, { packages: [{ id: order.parcel, deliveryTime: '3時' }] })).toMatchObject({
      code: 400,
      errorCode: 'REQUEST_INVALID',
    })
  })

  it('saves everything or nothing', async () => {
    const order = await open([line('card')], ['card'])
    const before = await read(order)
    const packages = [{ id: order.parcel, deliveryDays: '2026-11-01' }]
    expect(await save(order, { packages, ...choose(order, 'bag') })).toMatchObject({ code: 400 })
    expect(await read(order)).toEqual(before)
  })

  it('changes neither designs nor parcels of another order', async () => {
    const order = await open([line('card')], ['card'])
    const other = await open([line('card')], ['card'])
    expect(await save(order, choose(other, 'bag'))).toMatchObject({ code: 404, errorCode: 'DESIGN_NOT_FOUND' })
    expect(await save(order, { packages: [{ id: other.parcel }] })).toMatchObject({ code: 404 })
    for (const id of [other.id, 'none']) {
      expect(await save({ ...order, id }, {})).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
    }
    expect((await read(other))?.designGroups).toMatchObject([{ packagePlanId: null }])
  })

  it.each([
    ['WAITING', 'ORDER_IS_PRODUCED'],
    ['WAITING_CREATION', 'ORDER_IS_PRODUCED'],
    ['SHIPPED', 'ORDER_IS_PRODUCED'],
    ['CANCEL', 'ORDER_IS_CANCELLED'],
  ])('saves packages of drafts, and refuses those of orders in %s', async (status, errorCode) => {
    const order = await open([line('card')], ['card'], { status })
    expect(await save(order, choose(order, 'bag'))).toMatchObject({ code: 403, errorCode })
  })

  it('leaves one of two simultaneous saves, whole, with two times of change', async () => {
    const order = await open([line('card', 2)], ['card', 'card'])
    const wishes = ['bag', 'ribbon'].map((plan, index) => ({
      ...choose(order, plan, plan),
      packages: [{ id: order.parcel, deliveryTime: ['午前中', '19-21時'][index] }],
    }))
    const saved = await Promise.all(wishes.map((input) => save(order, input)))
    expect(saved.map(({ code }) => code)).toEqual([200, 200])
    expect(new Set(saved.map(({ data }) => data?.updatedAt)).size).toBe(2)
    const after = await read(order)
    const chosen = after?.designGroups.map(({ packagePlanId }) => packagePlanId)
    expect([
      ['午前中', 'bag', 'bag'],
      ['19-21時', 'ribbon', 'ribbon'],
    ]).toContainEqual([after?.deliveryTime, ...(chosen ?? [])])
    expect(saved.map(({ data }) => data)).toContainEqual(after)
  })
})

describe('the check before packaging', () => {
  const verify = async ({ orderNumber, token }: Opened) =>
    server.call('verifyForPackage', { params: { orderNumber } }, token)

  const valid = { numberOfMissingDesigns: 0, numberOfSpareDesigns: 0 }
  const cases: [string, ReturnType<typeof line>[], string[], object][] = [
    ['all is there', [line('leaf')], ['leaf'], { code: 'ORDER_IS_VALID', ...valid }],
    ['it is of the messaging app', [line('stamp')], ['stamp'], { code: 'ORDER_IS_VALID_INTERACT_IM', ...valid }],
    [
      'designs are missing',
      [line('leaf', 3)],
      ['leaf'],
      { code: 'ORDER_HAS_NOT_ENOUGH_DESIGNS', numberOfMissingDesigns: 2 },
    ],
    [
      'there are too many',
      [line('leaf')],
      ['leaf', 'leaf'],
      { code: 'ORDER_HAS_SPARE_DESIGNS', numberOfSpareDesigns: 1 },
    ],
    ['one is of another product', [line('leaf')], ['leaf', 'print'], { code: 'ORDER_HAS_WRONG_PRODUCT_DESIGN' }],
    ['a product was deleted', [line('never')], ['never'], { code: 'PRODUCT_IS_DELETED' }],
    ['a product was withdrawn', [line('withdrawn')], ['withdrawn'], { code: 'PRODUCT_IS_NOT_PUBLIC' }],
    ['a product is unknown', [line('leaf'), line('gone')], ['leaf'], { code: 'PRODUCT_IS_NOT_FOUND' }],
    ['five pieces are left', [line('few')], ['few'], { code: 'PRODUCT_IS_OUT_OF_STOCK' }],
  ]
  it.each(cases)('tells when %s', async (_, products, designed, expected) => {
    expect((await verify(await open(products, designed))).data).toMatchObject(expected)
  })

  it('counts a piece that lacks a side as missing', async () => {
    const order = await open([line('card')], ['card'])
    const oneSide = { code: 'ORDER_HAS_NOT_ENOUGH_DESIGNS', numberOfMissingDesigns: 1 }
    expect((await verify(order)).data).toMatchObject(oneSide)
    await createTestPage(server.database, order.orderNumber, { group: 1, side: 2 })
    expect((await verify(order)).data).toMatchObject({ code: 'ORDER_IS_VALID' })
  })

  it('counts a design that is not complete as missing', async () => {
    const order = await open([line('leaf', 2)], ['leaf'])
    await createTestPage(server.database, order.orderNumber, { group: 2, productId: 'leaf', isBlank: true })
    expect((await verify(order)).data).toMatchObject({
      code: 'ORDER_HAS_NOT_ENOUGH_DESIGNS',
      numberOfMissingDesigns: 1,
    })
  })

  it('accepts a page whose print differs, because production checks it', async () => {
    const order = await open([line('leaf')], [])
    await createTestPage(server.database, order.orderNumber, { group: 1, productId: 'leaf', printCheck: 'DIFFERENT' })
    expect((await verify(order)).data).toMatchObject({ code: 'ORDER_IS_VALID' })
  })

  it('tells that an order is cancelled, and refuses an order in production', async () => {
    const cancelled = await open([line('leaf')], ['leaf'], { status: 'PENDING_CANCEL' })
    expect((await verify(cancelled)).data).toMatchObject({ code: 'ORDER_IS_CANCELLED' })
    const made = await open([line('leaf')], ['leaf'], { status: 'CREATING' })
    expect(await verify(made)).toMatchObject({ code: 403, errorCode: 'ORDER_IS_PRODUCED' })
  })
})

describe('the start of the production', () => {
  const schedule = ({ orderNumber, token }: Opened) =>
    server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)

  it('requires the choices that may be left open while packaging', async () => {
    const order = await open([line('print')], ['print'])
    expect(await schedule(order)).toMatchObject({
      code: 400,
      errorCode: 'PACKAGE_PLAN_NOT_CHOSEN',
      error: { designIds: order.pages },
    })
    await save(order, choose(order, 'bag'))
    expect(await schedule(order)).toMatchObject({ code: 200 })
  })

  it('refuses to start production for a page whose print is not the approved one', async () => {
    const order = await createTestOrder(server.database, { products: [line('leaf')] })
    const page = await createTestPage(server.database, order.orderNumber, {
      group: 1,
      productId: 'leaf',
      printCheck: 'DIFFERENT',
    })
    const token = await logInGuest(server, order)
    const params = { orderNumber: order.orderNumber }
    expect(await server.call('scheduleCreation', { params, body: {} }, token)).toMatchObject({
      code: 400,
      errorCode: 'DESIGN_CREATE_IMAGE_EXCEPTION',
      error: { designIds: [page] },
    })
  })

  it('refuses to start production when it takes too long for the chosen delivery day', async () => {
    const order = await open([line('late')], ['late'])
    expect(await save(order, { packages: [{ id: order.parcel, deliveryDays: ARRIVES }] })).toMatchObject({ code: 200 })
    await createTestProduct(server.database, { id: 'late', creatingTime: 8 })
    expect(await schedule(order)).toMatchObject({
      code: 400,
      errorCode: 'INVALID_DELIVERY_DATE',
      error: { numberOfDaysFromNowToShipDate: 13, expectedShipDateString: '12/4(金)' },
    })
    await save(order, { packages: [{ id: order.parcel, deliveryDays: null }] })
    expect(await schedule(order)).toMatchObject({ code: 200 })
  })
})

describe('the shipping dates', () => {
  const start = ({ orderNumber, token }: Opened, query: object = {}) =>
    server.call('readStartShippingDate', { query: { orderNumber, ...query } }, token)
  const ship = ({ orderNumber, token }: Opened, query: object = {}) =>
    server.call('readShippingDate', { query: { orderNumber, ...query } }, token)

  it('tell the earliest ship date, the first delivery date and the waiting time', async () => {
    const order = await open([line('card')], ['card'])
    const earliest = {
      startShippingDate: `${SHIPS} 00:00:00 +0900`,
      defaultExpectedDeliveryDate: ARRIVES,
      waitingTime: 17,
      categoryIdentifies: ['cards'],
      categoryDaysOff: [],
      transportDays: 0,
    }
    expect((await start(order)).data).toEqual(earliest)
    expect((await ship(order)).data).toEqual({ ...earliest, shippingDate: `${SHIPS} 00:00:00 +0900` })
  })

  it('count three working days back from the day of delivery', async () => {
    const order = await open([line('card')], ['card'])
    expect((await ship(order, { deliveryDate: '2026-12-10' })).data?.shippingDate).toBe('2026-12-07 00:00:00 +0900')
    expect(await ship(order, { deliveryDate: '2026-11-28' })).toMatchObject({
      code: 400,
      errorCode: 'INVALID_DELIVERY_DATE',
    })
  })

  it('follow the production days and the start of the query', async () => {
    const order = await open([line('card'), line('album')], ['card', 'album'])
    const day = async (query: object) => (await start(order, query)).data?.startShippingDate.slice(0, 10)
    expect(await day({})).toBe('2026-12-01')
    expect(await day({ creatingTime: '2' })).toBe(SHIPS)
    expect(await day({ creatingTime: '5' })).toBe('2026-12-01')
    expect(await day({ creatingTime: '2', startCreatingDate: '2026-12-01' })).toBe('2026-12-03')
    expect(await day({ creatingTime: '2', startCreatingDate: '2020-01-01' })).toBe(SHIPS)
  })

  it.each([
    ['a number of days that no shop takes', { creatingTime: '999999999' }],
    ['what is no date', { startCreatingDate: 'soon' }],
    ['a start in the far future', { startCreatingDate: '9999-12-31' }],
  ])('refuse %s', async (_, query) => {
    const order = await open([line('card')], ['card'])
    expect(await start(order, query)).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
  })

  it('tells the shipping dates to the owner of the order only', async () => {
    const [order, other] = [await open([line('card')], []), await open([line('card')], [])]
    expect(await start({ ...order, token: other.token })).toMatchObject({ code: 403 })
    expect(await ship({ ...order, token: other.token })).toMatchObject({ code: 403 })
  })
})

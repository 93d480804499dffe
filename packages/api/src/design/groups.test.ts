import { randomUUID } from 'node:crypto'
import type { DesignDraft } from '@irodori/contract/entities/design'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { StoredProduct } from '@irodori/contract/entities/product'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftOf, ORDERS, PRODUCTS, TEMPLATE, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { putTemplates } from '../catalogue/putTemplate.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { WorkerPool } from '../work/workerPool.ts'

let pool: WorkerPool
let server: TestServer
let token: string
beforeAll(async () => {
  pool = await testPool()
})
afterAll(() => pool.close())
beforeEach(async () => {
  server = await testServer({ pool })
  await openPostcards()
  token = await server.logIn()
})
afterEach(() => server.close())

const { orderNumber } = ORDERS.a
const [CARD] = PRODUCTS as readonly [StoredProduct, ...StoredProduct[]]
const BACK = TEMPLATES.find(({ id }) => id === 'card-back') ?? TEMPLATE
const PAGES = TEMPLATES.filter(({ templateSeriesId }) => templateSeriesId === 'booklet')

/** The order holds three cards, one booklet and two postcards; the postcards have the sheets of the card. */
async function openPostcards(): Promise<void> {
  const products = [
    { productId: 'card', unit: 3, chargeableUnit: 0 },
    { productId: 'booklet', unit: 2, chargeableUnit: 0 },
    { productId: 'postcard', unit: 1, chargeableUnit: 0 },
    { productId: 'poster', unit: 1, chargeableUnit: 0 },
  ]
  await transact(server.database, async (tx) => {
    await putProduct(tx, { ...CARD, id: 'postcard', name: 'はがき' })
    await putProduct(tx, { ...CARD, id: 'poster', name: 'ポスター' })
    await putTemplates(tx, [
      { ...TEMPLATE, id: 'postcard', productId: 'postcard', templateGroupId: 'postcard' },
      { ...TEMPLATE, id: 'poster', productId: 'poster', templateGroupId: 'poster', width: 600 },
    ])
    for (const row of await tx.selectFrom('shop_order').selectAll().execute()) {
      await tx
        .updateTable('shop_order')
        .set({ details: json({ ...row.details, products }) })
        .where('order_number', '=', row.order_number)
        .execute()
    }
  })
}

const create = async (designs: DesignDraft[], session = token) =>
  (await server.call('createDesigns', { body: { ...ORDERS.a, designs } }, session)).data ?? []
const createCard = (session = token) => create([draftOf(TEMPLATE, randomUUID()), draftOf(BACK, randomUUID())], session)
const createBooklet = async () => {
  const body = { templateSeriesId: 'booklet', orderNumber, productOptionId: 'matt' }
  const designSeriesId = (await server.call('createDesignSeries', { body }, token)).data?.id ?? ''
  return create(PAGES.map((page) => draftOf(page, randomUUID(), { designSeriesId })))
}
const order = async () => (await server.call('readOrder', { params: { orderNumber } }, token)).data
const copy = (groupNumber = '1', query: Record<string, string> = {}, designSeriesId = 'none', session = token) =>
  server.call('copyDesigns', { params: { orderNumber, groupNumber, designSeriesId }, query }, session)
const remove = (designGroup: string, session = token) =>
  server.call('deleteDesigns', { params: { orderNumber, designGroup } }, session)
const become = (status: OrderStatus) =>
  server.database.updateTable('shop_order').set({ status }).where('order_number', '=', orderNumber).execute()
const choose = (group: number) =>
  server.database
    .updateTable('design')
    .set({ package_plan_id: 'box', product_option_id: 'matt' })
    .where('group_number', '=', group)
    .execute()

describe('BAL-2: the number of designs', () => {
  it('a save beyond the pieces and twenty more is refused; saved designs can be changed, and deleting one makes room', async () => {
    const save = (draft: DesignDraft) =>
      server.call('createDesigns', { body: { ...ORDERS.a, designs: [draft] } }, token)
    // Seven pieces of four products.
    const drafts = Array.from({ length: 28 }, () => draftOf(TEMPLATE, randomUUID()))
    const answers = []
    for (const draft of drafts) answers.push(await save(draft))
    expect(answers.map(({ code }) => code)).toEqual([...Array(27).fill(200), 400])
    expect(answers.at(-1)?.errorCode).toBe('SPARE_DESIGNS_EXCEPTION')
    expect(await save(drafts[0] ?? draftOf(TEMPLATE, ''))).toMatchObject({ code: 200 })
    expect((await remove('2')).code).toBe(200)
    expect((await save(drafts[27] ?? draftOf(TEMPLATE, ''))).code).toBe(200)
  })
})

describe('a copy', () => {
  it('copies a group into a new group with all sides of the original, their texts and photo frames', async () => {
    const made = await createCard()
    await choose(1)
    expect((await copy()).data).toEqual({ groupNumber: 2, designSeriesCopyId: null })
    const designs = (await order())?.designs ?? []
    expect(designs.map(({ groupNumber, sideNumber }) => [groupNumber, sideNumber])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ])
    expect(designs[2]?.items).toEqual(designs[0]?.items)
    expect(designs[2]).toMatchObject({ productOptionId: 'matt', packagePlanId: null })
    expect(new Set(designs.map(({ id }) => id)).size).toBe(4)
    expect(made.map(({ id }) => id)).not.toContain(designs[2]?.id)
  })

  it('copies a booklet into a new booklet', async () => {
    const [page] = await createBooklet()
    const { data } = await copy('1', {}, page?.designSeriesId ?? '')
    expect(data?.designSeriesCopyId).not.toBe(page?.designSeriesId)
    const params = { designSeriesId: data?.designSeriesCopyId ?? '' }
    const copied = await server.call('readDesignsOfSeries', { params }, token)
    expect(copied.data?.map(({ pageNumber }) => pageNumber)).toEqual(['-1', '0', '1', '2', '3', '4'])
    expect(copied.data?.[0]).toMatchObject({ productOptionId: 'matt', groupNumber: 2, designSeries: { totalPage: 8 } })
    expect((await remove(page?.designSeriesId ?? '')).code).toBe(200)
    expect((await server.call('readDesignsOfSeries', { params }, token)).data).toHaveLength(6)
  })

  it('takes over an approved print picture, and is rendered otherwise', async () => {
    await createCard()
    await server.jobs.idle()
    const [front] = (await order())?.designs ?? []
    const approved = { ...draftOf(TEMPLATE, front?.randomId ?? ''), approvedHash: front?.printHash ?? null }
    await create([approved])
    await server.jobs.idle()
    expect((await order())?.designs.map(({ printCheck }) => printCheck)).toEqual(['EQUAL', 'UNSEEN'])
    await server.jobs.stop()
    await copy()
    const [one, two, ...copies] = (await order())?.designs ?? []
    expect(copies).toMatchObject([
      { printCheck: 'EQUAL', printHash: one?.printHash, image: one?.image },
      { printCheck: 'PENDING', printHash: null },
    ])
    const jobs = await server.database.selectFrom('job').select('subject').execute()
    expect(jobs).toEqual([{ subject: copies[1]?.id }])
    expect(two?.printHash).not.toBeNull()
  })

  it('makes a copy once when it is requested twice, also simultaneously', async () => {
    await createCard()
    const randomId = randomUUID()
    const answers = await Promise.all([copy('1', { randomId }), copy('1', { randomId })])
    expect(answers.map(({ data }) => data)).toEqual(Array(2).fill({ groupNumber: 2, designSeriesCopyId: null }))
    expect((await copy('1', { randomId: randomUUID() })).data?.groupNumber).toBe(3)
    await become('CREATING')
    expect((await copy('1', { randomId })).data?.groupNumber).toBe(2)
  })

  it('refuses a copy when every piece of the order has a design', async () => {
    await createCard()
    await copy()
    await copy()
    expect(await copy()).toMatchObject({ code: 400, errorCode: 'SPARE_DESIGNS_EXCEPTION' })
    expect((await order())?.overNumber).toBe(0)
  })

  it('copies a group only onto a product with the same sheets', async () => {
    await createCard()
    await choose(1)
    expect(await copy('1', { productId: 'postcard' })).toMatchObject({ code: 200, data: { groupNumber: 2 } })
    const designs = (await order())?.designs.filter(({ groupNumber }) => groupNumber === 2)
    expect(designs?.map((design) => [design.productId, design.productOptionId])).toEqual([
      ['postcard', null],
      ['postcard', null],
    ])
    const again = draftOf(TEMPLATE, designs?.[0]?.randomId ?? '', { id: designs?.[0]?.id ?? '', productId: 'postcard' })
    const body = { ...ORDERS.a, designs: [again] }
    expect((await server.call('updateDesigns', { body }, token)).code).toBe(200)
    for (const productId of ['poster', 'booklet']) {
      expect(await copy('1', { productId })).toMatchObject({ code: 400, errorCode: 'DESIGN_NOT_COPYABLE' })
    }
    for (const productId of ['none', 'hidden', 'deleted']) {
      expect((await copy('1', { productId })).errorCode).toBe('PRODUCT_IS_NOT_FOUND')
    }
    expect((await copy('1', { productId: 'postcard' })).errorCode).toBe('SPARE_DESIGNS_EXCEPTION')
  })

  it('answers ORDER_CHANGED once the order can no longer be designed', async () => {
    await createCard()
    await become('WAITING_CREATION')
    expect(await copy()).toMatchObject({ code: 400, errorCode: 'ORDER_CHANGED' })
  })

  it.each([
    ['2', 'none'],
    ['x', 'none'],
    ['none', 'none'],
    ['1', '0b9e7c1e-5d0c-4c2f-9d55-0a8a3c1f7d10'],
  ])('refuses to copy the unknown group %s of booklet %s', async (group, series) => {
    await createCard()
    expect(await copy(group, {}, series)).toMatchObject({ code: 404, errorCode: 'DESIGN_NOT_FOUND' })
  })
})

describe('the target products of a copy', () => {
  const targets = (templateId: string, session = token) =>
    server.call('checkCategoryTemplate', { query: { templateId } }, session)

  it('lists the products of the order with the same sheets and pieces without a design', async () => {
    expect((await targets('card-front')).data?.map(({ id }) => id).toSorted()).toEqual(['card', 'postcard'])
    await createCard()
    await copy('1', { productId: 'postcard' })
    expect((await targets('card-front')).data?.map(({ id }) => id)).toEqual(['card'])
    await copy()
    await copy()
    const none = await targets('card-front')
    expect(none).toMatchObject({ code: 400, errorCode: 'DESIGN_NOT_COPYABLE' })
    expect(none.error).toEqual({ NotCopyable: expect.arrayContaining(['小さなカード', 'はがき', 'ポスター']) })
    expect((await targets('none')).errorCode).toBe('NOT_FOUND')
  })

  it('exclude an order that can no longer be designed', async () => {
    await become('CREATING')
    expect((await targets('card-front')).error).toEqual({ NotCopyable: [] })
  })
})

describe('a deletion', () => {
  it('deletes all pages of a group, and an order without designs is WAITING again', async () => {
    await createCard()
    await copy()
    expect(await remove('1')).toMatchObject({ code: 200, data: null })
    expect(await order()).toMatchObject({ status: 'DRAFT', designs: [{ groupNumber: 2 }, { groupNumber: 2 }] })
    expect((await remove('2')).code).toBe(200)
    expect(await order()).toMatchObject({ status: 'WAITING', designs: [] })
    expect(await server.database.selectFrom('job').selectAll().execute()).toEqual([])
    expect(await remove('2')).toMatchObject({ code: 404, errorCode: 'DESIGN_NOT_FOUND' })
  })

  it('adds each change of the status to the history of the order: save, delete, save', async () => {
    await createCard()
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await remove('1')
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await createCard()
    const history = server.database.selectFrom('order_history').select(['event', 'from_status', 'to_status'])
    expect(await history.where('order_number', '=', orderNumber).orderBy('happened_at').execute()).toEqual([
      { event: 'DESIGN_SAVED', from_status: 'WAITING', to_status: 'DRAFT' },
      { event: 'LAST_DESIGN_DELETED', from_status: 'DRAFT', to_status: 'WAITING' },
      { event: 'DESIGN_SAVED', from_status: 'WAITING', to_status: 'DRAFT' },
    ])
  })

  it('deletes a booklet by its id too', async () => {
    const [page] = await createBooklet()
    expect((await remove(page?.designSeriesId ?? '')).code).toBe(200)
    expect(await server.database.selectFrom('design_series').selectAll().execute()).toEqual([])
    expect((await order())?.status).toBe('WAITING')
  })

  it('works for a guest with the same call', async () => {
    await createCard()
    const params = { orderNumber, designGroup: '1' }
    expect((await server.call('deleteDesignsOfGuest', { params }, token)).code).toBe(200)
  })

  it.each(['CREATING', 'PENDING_CREATION', 'SHIPPED', 'COMMITTED', 'URL_RELEASED', 'CANCEL'] as const)(
    'forbids a deletion in %s',
    async (status) => {
      await createCard()
      await become(status)
      expect(await remove('1')).toMatchObject({ code: 403, errorCode: 'ORDER_IS_PRODUCED' })
      expect((await order())?.designs).toHaveLength(2)
    },
  )

  it.each(['WAITING_CREATION', 'PENDING'] as const)('refuses a deletion while the order is %s', async (status) => {
    await createCard()
    await become(status)
    expect(await remove('1')).toMatchObject({ code: 400, message: 'DESIGN_DELETE_ERROR' })
  })
})

describe('the items of several designs', () => {
  it('lists the items of several designs by design', async () => {
    const [front, back] = await createCard()
    const query = { designIds: `${front?.id},${back?.id}` }
    expect((await server.call('listDesignItems', { query }, token)).data).toEqual({
      [front?.id ?? '']: front?.items,
      [back?.id ?? '']: back?.items,
    })
    const other = await server.logIn('b')
    for (const designIds of [front?.id ?? '', `${front?.id},none`]) {
      expect((await server.call('listDesignItems', { query: { designIds } }, other)).errorCode).toBe('DESIGN_NOT_FOUND')
    }
  })
})

describe('the choices for a group', () => {
  it('keeps the choices for a group when its pages are saved again or replaced, and drops them with another product', async () => {
    const [front] = await createCard()
    await choose(1)
    const chosen = async () => (await order())?.designs.map((one) => [one.packagePlanId, one.productOptionId])
    const replacing = (change: Partial<DesignDraft>) =>
      server.call(
        'createDesigns',
        { body: { ...ORDERS.a, overrideGroupNumber: 1, designs: [draftOf(TEMPLATE, randomUUID(), change)] } },
        token,
      )
    await create([draftOf(TEMPLATE, front?.randomId ?? '', { backgroundColor: '#000000' })])
    expect(await chosen()).toEqual([
      ['box', 'matt'],
      ['box', 'matt'],
    ])
    expect((await replacing({ backgroundColor: '#ffffff' })).code).toBe(200)
    expect(await chosen()).toEqual([['box', 'matt']])
    await replacing({ productId: 'postcard' })
    expect(await chosen()).toEqual([[null, null]])
  })

  it('include the option that a booklet was created with', async () => {
    expect((await createBooklet()).map(({ productOptionId }) => productOptionId)).toEqual(Array(6).fill('matt'))
  })
})

describe('designs beyond the bought pieces', () => {
  it('saves and counts designs beyond the bought pieces', async () => {
    for (let piece = 0; piece < 4; piece += 1) await createCard()
    expect((await order())?.overNumber).toBe(1)
  })
})

describe('an account with the order', () => {
  it('saves, copies and deletes designs as a guest does, and changes no other order', async () => {
    const user = await server.logInUser('hanako@example.jp', ['a'])
    const [front] = await createCard(user)
    expect(front).toMatchObject({ orderNumber, groupNumber: 1 })
    expect((await copy('1', {}, 'none', user)).data?.groupNumber).toBe(2)
    const items = await server.call('listDesignItems', { query: { designIds: front?.id ?? '' } }, user)
    expect(items.data?.[front?.id ?? '']).toEqual(front?.items)
    expect((await server.call('checkCategoryTemplate', { query: { templateId: 'card-front' } }, user)).code).toBe(200)
    expect((await remove('2', user)).code).toBe(200)
    const other = await server.logInUser('taro@example.jp', ['b'])
    expect((await remove('1', other)).code).toBe(403)
    expect((await copy('1', {}, 'none', other)).code).toBe(403)
    const body = { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID())] }
    expect((await server.call('createDesigns', { body }, other)).code).toBe(401)
    expect((await order())?.designs).toHaveLength(2)
  })
})

import { randomUUID } from 'node:crypto'
import type { DesignDraft, SaveDesigns } from '@irodori/contract/entities/design'
import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { present } from '@irodori/design/testing/present'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { INCOMPLETENESS } from '@irodori/rules/completeness'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halvesPng } from '../../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import { putTemplates } from '../catalogue/putTemplate.ts'
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
  token = await server.logIn()
})
afterEach(() => server.close())

const { orderNumber, phoneNumber } = ORDERS.a
const BACK = TEMPLATES.find(({ id }) => id === 'card-back') ?? TEMPLATE
const input = (designs: DesignDraft[], change: Partial<SaveDesigns> = {}) => ({
  orderNumber,
  phoneNumber,
  designs,
  ...change,
})
const create = (designs: DesignDraft[], change: Partial<SaveDesigns> = {}) =>
  server.call('createDesigns', { body: input(designs, change) }, token)
const update = (designs: DesignDraft[], change: Partial<SaveDesigns> = {}) =>
  server.call('updateDesigns', { body: input(designs, change) }, token)
const saved = async () => (await server.call('readOrder', { params: { orderNumber } }, token)).data
const front = (change: Partial<DesignDraft> = {}) => draftOf(TEMPLATE, randomUUID(), change)
const withText = (draft: DesignDraft, text: string): DesignDraft => ({
  ...draft,
  items: draft.items.map((item) => ('text' in item ? { ...item, text } : item)),
})
const withWindow = (draft: DesignDraft, change: Partial<ImageItem>): DesignDraft => ({
  ...draft,
  items: draft.items.map((item) => (isImageItem(item) ? ({ ...item, ...change } as ImageItem) : item)),
})

/** The draft as it arrives: JSON leaves out what is undefined. */
const sent = (draft: DesignDraft): DesignDraft => JSON.parse(JSON.stringify(draft))

describe('a first save', () => {
  it('creates the sent pages in one new group and makes the order a draft', async () => {
    const drafts = [front(), draftOf(BACK, randomUUID())]
    const { data } = await create(drafts)
    expect(data).toMatchObject(
      drafts.map((draft) => ({ ...sent(draft), id: expect.any(String), groupNumber: 1, orderNumber })),
    )
    const order = await saved()
    expect(order?.status).toBe('DRAFT')
    expect(order?.designs.map(({ sideNumber }) => sideNumber)).toEqual([1, 2])
  })

  it('creates no second design when it is repeated with the same randomId', async () => {
    const draft = front()
    const first = await create([draft])
    const again = await create([draft])
    const { id, updatedAt, groupNumber } = first.data?.[0] ?? {}
    expect(again.data).toMatchObject([{ id, updatedAt, groupNumber }])
    expect((await saved())?.designs).toHaveLength(1)
  })

  it('keeps the later text when it is repeated with another text', async () => {
    const draft = front()
    const first = await create([draft])
    const later = await create([withText(draft, '夏')])
    expect(later.data?.[0]?.id).toBe(first.data?.[0]?.id)
    expect((await saved())?.designs).toMatchObject([{ items: [{}, { text: '夏' }] }])
  })

  it('takes the next free group for another piece, and keeps a named group', async () => {
    const groups = []
    for (const change of [{}, {}, { groupNumber: 7 }, {}]) {
      groups.push((await create([front()], change)).data?.[0]?.groupNumber)
    }
    expect(groups).toEqual([1, 2, 7, 8])
  })

  it('reads a first save back unchanged', async () => {
    const { data } = await create([front()])
    const design = data?.[0]
    const read = (groupNumber: string, designId: string) =>
      server.call('readDesigns', { params: { orderNumber, groupNumber, designSeriesId: 'none', designId } }, token)
    const { items, ...rest } = (await read('1', 'none')).data?.[0] ?? {}
    expect(items).toEqual(design?.items)
    expect(rest).toMatchObject({ id: design?.id, randomId: design?.randomId })
    expect((await read('none', design?.id ?? '')).data?.[0]?.id).toBe(design?.id)
    expect((await read('2', 'none')).errorCode).toBe('DESIGN_NOT_FOUND')
    expect((await read('x', 'none')).errorCode).toBe('DESIGN_NOT_FOUND')
    expect((await read('1', 'unknown')).errorCode).toBe('DESIGN_NOT_FOUND')
  })
})

describe('a later save', () => {
  it('changes the design and no other', async () => {
    const { data } = await create([front(), draftOf(BACK, randomUUID())])
    const [one, two] = data ?? []
    const draft = withText(front({ id: one?.id ?? '', randomId: one?.randomId ?? '' }), '秋')
    const changed = await update([draft])
    expect(changed.data).toMatchObject([{ id: one?.id, groupNumber: 1, items: [{}, { text: '秋' }] }])
    expect((await saved())?.designs[1]).toMatchObject({ id: two?.id, items: two?.items })
  })

  it('refuses a whole save for an unknown design or one of another order', async () => {
    const other = await server.logIn('b')
    const body = { ...ORDERS.b, designs: [front()] }
    const foreign = (await server.call('createDesigns', { body }, other)).data?.[0]?.id ?? ''
    for (const id of [foreign, randomUUID()]) {
      expect(await update([front(), front({ id, sideNumber: 2 })])).toMatchObject({
        code: 404,
        errorCode: 'DESIGN_NOT_FOUND',
      })
    }
    expect((await saved())?.designs).toEqual([])
  })

  it('a save into another group replaces the designs of that group', async () => {
    await create([front(), draftOf(BACK, randomUUID())])
    const { data } = await create([withText(front(), '冬')], { overrideGroupNumber: 1 })
    expect(data?.[0]?.groupNumber).toBe(1)
    expect((await saved())?.designs).toMatchObject([{ id: data?.[0]?.id, items: [{}, { text: '冬' }] }])
  })

  it('a save to another template takes the sheet of that template', async () => {
    const other = { ...TEMPLATE, id: 'card-other', backgroundColor: '#203040', items: TEMPLATE.items.slice(1) }
    await transact(server.database, (tx) => putTemplates(tx, [other]))
    const { data } = await create([front()])
    const id = data?.[0]?.id ?? ''
    expect((await update([{ ...draftOf(other, randomUUID()), id }])).data).toMatchObject([
      { templateId: 'card-other', backgroundColor: '#203040' },
    ])
  })
})

describe('CLD-4: a page with a month grid', () => {
  const monthGrid = sampleMonthGrid({ left: 1, top: 1, width: 58, height: 38, headHeight: 8 })
  const calendar: Template = { ...TEMPLATE, id: 'card-month', monthGrid, month: '2027-04' }
  const page = (change: Partial<DesignDraft>) => draftOf(calendar, randomUUID(), change)
  beforeEach(() => transact(server.database, (tx) => putTemplates(tx, [calendar])))

  it('keeps the month and the own days that the customer saves', async () => {
    const ownDays: DesignDraft['ownDays'] = [{ name: '花子', month: 4, date: 12, kind: 'BIRTHDAY', year: 2024 }]
    const { data } = await create([page({ month: '2028-02', ownDays })])
    expect(data).toMatchObject([{ monthGrid, month: '2028-02', ownDays }])
  })

  it.each([
    ['with another grid', { monthGrid: { ...monthGrid, width: 30 } }],
    ['without its grid', { monthGrid: undefined }],
    ['without its month', { month: undefined }],
    ['with a month that is none', { month: '2027-13' }],
    ['with an own day that is none', { ownDays: [{ name: '', month: 4, date: 12, kind: 'BIRTHDAY' as const }] }],
  ])('is refused %s', async (_, change) => {
    expect(await create([page(change)])).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
    expect((await saved())?.designs).toEqual([])
  })
})

describe('a refused save', () => {
  it('refuses a save once the order is produced', async () => {
    const own = await server.logIn('produced')
    const body = { ...ORDERS.produced, designs: [front()] }
    expect(await server.call('createDesigns', { body }, own)).toMatchObject({
      code: 403,
      errorCode: 'ORDER_IS_PRODUCED',
    })
  })

  it('refuses a save for an order of another session, so that the browser logs in again', async () => {
    const body = { ...ORDERS.b, designs: [front()] }
    expect((await server.call('createDesigns', { body }, token)).code).toBe(401)
  })

  it('refuses a save with a photo that was never uploaded, and leaves nothing behind', async () => {
    const draft = withWindow(front(), { imageName: `${'0'.repeat(64)}.jpg` })
    expect(await create([draftOf(BACK, randomUUID()), draft])).toMatchObject({
      code: 500,
      errorCode: 'DESIGN_CREATE_IMAGE_EXCEPTION',
    })
    expect(await saved()).toMatchObject({ status: 'WAITING', designs: [] })
  })

  it.each([
    ['a sheet of another size', { width: 6000 }],
    ['artwork that is not the template’s', { backgroundUrl: 'artwork/other.png' }],
    ['an unknown template', { templateId: 'none' }],
    ['an unknown product', { productId: 'none' }],
    ['an unknown booklet', { designSeriesId: randomUUID() }],
  ])('refuses a save with %s', async (_, change) => {
    const answer = await create([front(change)])
    expect([400, 404]).toContain(answer.code)
    expect((await saved())?.designs).toEqual([])
  })

  it.each([
    ['off the page', { left: -5000 }],
    ['too small', { width: 8 }],
    ['too large', { height: 90_000 }],
  ])('PWR-23: refuses an item that was moved or resized and is %s, and takes it where it is seen', async (_, box) => {
    const window = present(TEMPLATE.items[0])
    const arranged = (change: Partial<DesignItem>) =>
      front({ items: [{ ...window, ...change } as DesignItem, ...TEMPLATE.items.slice(1)] })
    const answer = await create([arranged(box)])
    expect(answer).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID', error: { items: [expect.any(String)] } })
    expect((await saved())?.designs).toEqual([])
    expect((await create([arranged({ left: window.left + 20, rotate: 15, placement: 'LOCKED' })])).data).toMatchObject([
      { items: [{ left: window.left + 20, rotate: 15, placement: 'LOCKED' }, {}] },
    ])
  })

  it('refuses a save with two pages in one place, two items with one id, or an unknown font', async () => {
    expect((await create([front(), front()])).code).toBe(400)
    const items = [...TEMPLATE.items, ...TEMPLATE.items]
    expect((await create([front({ items })])).code).toBe(400)
    const strange = TEMPLATE.items.map((item) => ('font' in item ? { ...item, font: 'wingdings.ttf' } : item))
    expect((await create([front({ items: strange })])).code).toBe(400)
  })
})

describe('the completeness of a page', () => {
  it('computes the completeness of a page from its items', async () => {
    const photo = halvesPng(40, 40)
    const { data: upload } = await server.call('uploadImage', { body: { width: 30, height: 30 }, file: photo }, token)
    const full = withWindow(front(), { imageName: upload?.imageName ?? '', croppedWidth: 40, croppedHeight: 40 })
    const drafts = [front(), withWindow(front(), { isDisabledItem: true }), full, withText(full, ' 　')]
    const lacks = []
    for (const draft of drafts) {
      const piece = [{ ...draft, randomId: randomUUID() }, draftOf(BACK, randomUUID())]
      lacks.push((await create(piece)).data?.[0])
    }
    expect(lacks.map((design) => design?.isNotCompleteType)).toEqual([
      INCOMPLETENESS.NO_PHOTO,
      INCOMPLETENESS.NOTHING,
      INCOMPLETENESS.NOTHING,
      INCOMPLETENESS.ITEM_BLANK,
    ])
    expect(lacks.map((design) => design?.isNotComplete)).toEqual([true, false, false, true])
  })
})

describe('a save that names the order of an earlier design', () => {
  const old = { oldOrderNumber: ORDERS.b.orderNumber, oldPhoneNumber: ORDERS.b.phoneNumber }
  const designUnderB = async () => {
    const other = await server.logIn('b')
    const photo = halvesPng(40, 40)
    const { data: upload } = await server.call('uploadImage', { body: { width: 30, height: 30 }, file: photo }, other)
    const full = withWindow(front(), { imageName: upload?.imageName ?? '', croppedWidth: 40, croppedHeight: 40 })
    const body = { ...ORDERS.b, designs: [full, draftOf(BACK, randomUUID())] }
    const { data } = await server.call('createDesigns', { body }, other)
    await server.jobs.idle()
    return { other, draft: { ...full, id: data?.[0]?.id ?? '' } }
  }
  const ofB = async (other: string) =>
    (await server.call('readOrder', { params: { orderNumber: ORDERS.b.orderNumber } }, other)).data

  it('moves the whole group with its photos and leaves the old order WAITING', async () => {
    const { other, draft } = await designUnderB()
    await create([front()])
    const { data } = await update([draft], old)
    expect(data).toMatchObject([{ id: draft.id, orderNumber, groupNumber: 2 }])
    await server.jobs.idle()
    const designs = (await saved())?.designs ?? []
    expect(designs.map((design) => [design.groupNumber, design.sideNumber])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
    ])
    for (const { imageFolder, imageName } of designs) {
      const params = { imageFolder, cropImageName: imageName ?? '' }
      expect((await server.raw('readImage', { params, query: { orderNumber } })).status).toBe(200)
    }
    expect(await ofB(other)).toMatchObject({ status: 'WAITING', designs: [] })
    expect((await update([withText(draft, '夏')])).code).toBe(200)
  })

  it('requires the phone number of that order', async () => {
    const { other, draft } = await designUnderB()
    const before = await ofB(other)
    expect((await update([draft], { ...old, oldPhoneNumber: '09000000000' })).errorCode).toBe('ORDER_NUMBER_NOT_FOUND')
    expect((await update([draft], { oldOrderNumber: old.oldOrderNumber })).errorCode).toBe('ORDER_NUMBER_NOT_FOUND')
    expect(await ofB(other)).toEqual(before)
  })
})

describe('a booklet', () => {
  const begin = () => server.call('createDesignSeries', { body: { templateSeriesId: 'booklet', orderNumber } }, token)

  it('creates a booklet with the length of its product and saves it page by page into one group', async () => {
    const series = (await begin()).data
    expect(series).toMatchObject({ templateSeriesId: 'booklet', orderNumber, totalPage: 8, productOptionId: null })
    const designSeriesId = series?.id ?? ''
    const pages = TEMPLATES.filter(({ templateSeriesId }) => templateSeriesId === 'booklet')
    const incomplete = []
    for (const page of pages) {
      const draft = withWindow(draftOf(page, randomUUID(), { designSeriesId }), { isDisabledItem: true })
      const { data } = await create([draft])
      expect(data?.[0]?.groupNumber).toBe(1)
      incomplete.push(data?.[0]?.isNotCompleteType)
    }
    const { PAGES_MISSING, NOTHING } = INCOMPLETENESS
    expect(incomplete).toEqual([...Array(5).fill(PAGES_MISSING), NOTHING])
    const all = await server.call('readDesignsOfSeries', { params: { designSeriesId } }, token)
    expect(all.data?.map(({ pageNumber }) => pageNumber)).toEqual(['-1', '0', '1', '2', '3', '4'])
    const params = { orderNumber, groupNumber: 'none', designSeriesId, designId: 'none' }
    expect((await server.call('readDesigns', { params }, token)).data).toHaveLength(6)
  })

  it('creates one booklet for each key, however often the call is repeated', async () => {
    const repeat = (key: string, templateSeriesId = 'booklet') =>
      server.call(
        'createDesignSeries',
        { body: { templateSeriesId, orderNumber }, headers: { 'Idempotency-Key': key } },
        token,
      )
    const answers = await Promise.all([repeat('one'), repeat('one'), repeat('one')])
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await repeat('one')).toEqual(answers[0])
    expect((await repeat('two')).data?.id).not.toBe(answers[0]?.data?.id)
    expect(await server.database.selectFrom('design_series').selectAll().execute()).toHaveLength(2)
  })

  it('keeps one page in each place of a booklet though two browser windows save it', async () => {
    const designSeriesId = (await begin()).data?.id ?? ''
    const [page] = TEMPLATES.filter(({ templateSeriesId }) => templateSeriesId === 'booklet')
    if (!page) throw new Error('the sample page is missing')
    await create([draftOf(page, randomUUID(), { designSeriesId })])
    const later = await create([withText(draftOf(page, randomUUID(), { designSeriesId }), '夏')])
    expect(later.data?.[0]?.groupNumber).toBe(1)
    const all = await server.call('readDesignsOfSeries', { params: { designSeriesId } }, token)
    expect(all.data).toMatchObject([{ id: later.data?.[0]?.id, items: later.data?.[0]?.items }])
  })

  it('refuses a booklet for an unknown template series, a produced order or another order', async () => {
    const body = { templateSeriesId: 'none', orderNumber }
    expect((await server.call('createDesignSeries', { body }, token)).code).toBe(404)
    const own = await server.logIn('produced')
    const produced = { templateSeriesId: 'booklet', orderNumber: ORDERS.produced.orderNumber }
    expect((await server.call('createDesignSeries', { body: produced }, own)).errorCode).toBe('ORDER_IS_PRODUCED')
    expect((await server.call('createDesignSeries', { body: produced }, token)).code).toBe(401)
  })
})

import { randomUUID } from 'node:crypto'
import { endpoints } from '@irodori/contract/endpoints'
import type { Design, DesignDraft, SaveDesigns, SentDraft } from '@irodori/contract/entities/design'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftOf, ORDERS, TEMPLATE, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
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
const input = (designs: SentDraft[], change: Partial<SaveDesigns> = {}) => ({
  orderNumber,
  phoneNumber,
  designs,
  ...change,
})
const create = (designs: SentDraft[], change: Partial<SaveDesigns> = {}) =>
  server.call('createDesigns', { body: input(designs, change) }, token)
const update = (designs: SentDraft[], change: Partial<SaveDesigns> = {}) =>
  server.call('updateDesigns', { body: input(designs, change) }, token)
const front = (text: string, randomId: string = randomUUID()): DesignDraft => {
  const draft = draftOf(TEMPLATE, randomId)
  return { ...draft, items: draft.items.map((item) => ('text' in item ? { ...item, text } : item)) }
}
const savedTexts = async () => {
  const { data } = await server.call('readOrder', { params: { orderNumber } }, token)
  return data?.designs.map(textOf)
}
const textOf = ({ items }: Pick<Design, 'items'>): string | undefined =>
  items.flatMap((item) => ('text' in item ? (item.text ?? '') : []))[0]
const pagesIn = ({ error }: { readonly error: Readonly<Record<string, unknown>> | null }): Design[] =>
  endpoints.createDesigns.answer.parse(error?.designs)

/** A saved page as a browser that opens it now receives it. */
async function saved(text: string) {
  const draft = front(text)
  const design = (await create([{ ...draft, basedOn: null }])).data?.[0]
  if (!design) throw new Error('the page was not saved')
  const reading = (words: string): SentDraft => ({ ...front(words, draft.randomId), id: design.id })
  return { design, reading }
}

describe('NLW-14: the server checks the version that a save is based on', () => {
  it('accepts a page that is based on the saved version, and answers the new version', async () => {
    const { design, reading } = await saved('春')
    const second = (await update([{ ...reading('夏'), basedOn: design.updatedAt }])).data?.[0]
    expect(Date.parse(second?.updatedAt ?? '')).toBeGreaterThan(Date.parse(design.updatedAt))
    expect((await update([{ ...reading('秋'), basedOn: second?.updatedAt ?? '' }])).code).toBe(200)
    expect(await savedTexts()).toEqual(['秋'])
  })

  it('refuses a page that is based on an earlier version, answers the current pages and writes nothing', async () => {
    const { design, reading } = await saved('春')
    const back = draftOf(BACK, randomUUID())
    const theirs = (await update([{ ...reading('夏'), basedOn: design.updatedAt }])).data
    const refusal = await update(
      [
        { ...back, basedOn: null },
        { ...reading('秋'), basedOn: design.updatedAt },
      ],
      {
        groupNumber: 1,
      },
    )
    expect(refusal).toMatchObject({ code: 400, errorCode: 'DESIGN_CHANGED', data: null })
    expect(pagesIn(refusal)).toMatchObject(theirs?.map(({ id, updatedAt, items }) => ({ id, updatedAt, items })) ?? [])
    expect(await savedTexts()).toEqual(['夏'])
  })

  it('refuses a new page in a place where another tab has created one meanwhile', async () => {
    const { design } = await saved('春')
    const refusal = await create([{ ...front('夏'), basedOn: null }], { groupNumber: design.groupNumber })
    expect(refusal.errorCode).toBe('DESIGN_CHANGED')
    expect(pagesIn(refusal).map(({ id }) => id)).toEqual([design.id])
    expect(await savedTexts()).toEqual(['春'])
    const other = { ...draftOf(BACK, randomUUID()), basedOn: null }
    expect((await create([other], { groupNumber: design.groupNumber })).code).toBe(200)
  })

  it('refuses a page whose place was taken by others, and does not find a page of a deleted design', async () => {
    const { design, reading } = await saved('春')
    const { data } = await create([{ ...front('夏'), basedOn: null }], { overrideGroupNumber: 1 })
    const refusal = await update([{ ...reading('秋'), basedOn: design.updatedAt }], { groupNumber: 1 })
    expect(refusal.errorCode).toBe('DESIGN_CHANGED')
    expect(pagesIn(refusal).map(({ id }) => id)).toEqual(data?.map(({ id }) => id))
    await server.call('deleteDesigns', { params: { orderNumber, designGroup: '1' } }, token)
    const gone = await update([{ ...reading('秋'), basedOn: design.updatedAt }], { groupNumber: 1 })
    expect(gone).toMatchObject({ code: 404, errorCode: 'DESIGN_NOT_FOUND' })
  })

  it('accepts a repeated save of the same content, whatever version it is based on', async () => {
    const { design, reading } = await saved('春')
    const created = await create([{ ...front('春', design.randomId), basedOn: null }])
    expect(created.data).toMatchObject([{ id: design.id, updatedAt: design.updatedAt }])
    const sent = { ...reading('夏'), basedOn: design.updatedAt }
    const first = await update([sent])
    expect((await update([sent])).data?.[0]?.updatedAt).toBe(first.data?.[0]?.updatedAt)
  })

  it('keeps the last save when the call names no version', async () => {
    const { reading } = await saved('春')
    expect((await update([reading('夏')])).code).toBe(200)
    expect((await update([reading('秋')])).code).toBe(200)
    expect(await savedTexts()).toEqual(['秋'])
  })

  it('writes exactly one of two simultaneous saves of the same version', async () => {
    const { design, reading } = await saved('春')
    const answers = await Promise.all(
      ['夏', '秋', '冬'].map((words) => update([{ ...reading(words), basedOn: design.updatedAt }])),
    )
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['DESIGN_CHANGED', 'DESIGN_CHANGED', null])
    const winner = answers.find(({ data }) => data !== null)?.data
    expect(await savedTexts()).toEqual(winner?.map(textOf))
  })

  it('writes exactly one of two simultaneous first saves into one place of a booklet', async () => {
    const begun = { templateSeriesId: 'booklet', orderNumber }
    const designSeriesId = (await server.call('createDesignSeries', { body: begun }, token)).data?.id ?? ''
    const page = TEMPLATES.find(({ templateSeriesId }) => templateSeriesId === 'booklet') ?? TEMPLATE
    const tab = () => create([{ ...draftOf(page, randomUUID(), { designSeriesId }), basedOn: null }])
    const answers = await Promise.all([tab(), tab()])
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['DESIGN_CHANGED', null])
    const all = await server.call('readDesignsOfSeries', { params: { designSeriesId } }, token)
    expect(all.data?.map(({ id }) => id)).toEqual(answers.flatMap(({ data }) => data ?? []).map(({ id }) => id))
  })
})

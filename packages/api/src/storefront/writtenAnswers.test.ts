import { randomUUID } from 'node:crypto'
import type { CatalogueEntries } from '../catalogue/putCatalogue.ts'
import { afterAll, assert, beforeAll, describe, expect, it, vi } from 'vitest'
import { EMPTY_CATALOGUE } from '../../testing/emptyCatalogue.ts'
import { PRODUCTS, TEMPLATE, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putCatalogue } from '../catalogue/putCatalogue.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { putTemplate } from '../catalogue/putTemplate.ts'
import { transact } from '../database/transact.ts'
import { writtenAnswers } from './writtenAnswers.ts'

describe('the writer of answers', () => {
  it('reads the data of a call once for each version, and at every call if there is no version', async () => {
    const answerOfVersion = writtenAnswers()
    const read = vi.fn(async () => ['夢'])
    const ask = (version: string | null, page: number) => answerOfVersion(version, ['list', page], read)
    const first = await ask('a', 1)
    expect(await ask('a', 1)).toEqual(first)
    expect(read).toHaveBeenCalledTimes(1)
    await ask('a', 2)
    await ask('b', 1)
    expect(read).toHaveBeenCalledTimes(3)
    await ask(null, 1)
    await ask(null, 1)
    expect(read).toHaveBeenCalledTimes(5)
    assert(first.ok && first.value.kind === 'WRITTEN')
    expect(JSON.parse(Buffer.from(first.value.bytes).toString())).toMatchObject({
      code: 200,
      data: ['夢'],
      message: null,
    })
  })
})

describe('lists of templates', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  const list = async (language: 'ja' | 'en' = 'ja') => {
    const headers = { cookie: `irodori.language=${language}` }
    const { data } = await server.call('pageTemplates', { params: { productId: TEMPLATE.productId }, headers })
    return data?.templates.find(({ id }) => id === TEMPLATE.id)
  }
  const put = (entries: Partial<CatalogueEntries>) =>
    transact(server.database, (tx) => putCatalogue(tx, { ...EMPTY_CATALOGUE, ...entries }))

  it('show a changed template at once, and translated words in their language only', async () => {
    assert((await list()) && (await list('en')))
    const name = `春 ${randomUUID()}`
    await transact(server.database, (tx) => putTemplate(tx, { ...TEMPLATE, name }))
    expect((await list())?.name).toBe(name)
    await put({
      templates: [{ ...TEMPLATE, name }],
      translations: { templates: { en: new Map([[TEMPLATE.id, { name: 'Spring' }]]) } },
    })
    expect([(await list())?.name, (await list('en'))?.name]).toEqual([name, 'Spring'])
  })

  it('show the new name of a hashtag at once', async () => {
    const [hashtag] = TEMPLATES.find(({ id }) => id === TEMPLATE.id)?.hashtags ?? []
    assert(hashtag !== undefined)
    expect((await list('en'))?.hashtags).toContain(hashtag)
    await put({
      hashtags: [{ name: hashtag }],
      translations: { hashtags: { en: new Map([[hashtag, { name: 'New' }]]) } },
    })
    expect((await list('en'))?.hashtags).toContain('New')
  })

  it('answer NOT_AVAILABLE as soon as the staff hide their product', async () => {
    const product = PRODUCTS.find(({ id }) => id === TEMPLATE.productId)
    assert(product && (await list()))
    await transact(server.database, (tx) => putProduct(tx, { ...product, isPublic: false }))
    const answer = await server.call('pageTemplates', { params: { productId: product.id } })
    expect(answer.errorCode).toBe('NOT_AVAILABLE')
  })
})

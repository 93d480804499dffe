import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOf, ORDERS, PRODUCTS, TEMPLATE, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putNotice } from '../catalogue/putNotice.ts'
import { previewKey } from '../catalogue/readNotices.ts'
import { transact } from '../database/transact.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const ids = (entities: readonly { id: string }[] | undefined) => entities?.map(({ id }) => id)

describe('products', () => {
  it('lists the products of a category if they are public, those without a position last', async () => {
    const { data } = await server.call('listProductsOfCategory', { query: { category_id: 'cards' } })
    expect(ids(data ?? [])).toEqual(['card', 'booklet'])
  })

  it('searches products by name regardless of character width, filters them by hashtag, and pages them', async () => {
    const page = (query: Record<string, string>) => server.call('pageProducts', { query }).then(({ data }) => data)
    expect(ids((await page({ searchString: 'カード' }))?.products)).toEqual(['card'])
    expect(ids((await page({ searchString: 'ｶｰﾄﾞ' }))?.products)).toEqual(['card'])
    expect(ids((await page({ hashtags: '春' }))?.products)).toEqual(['card'])
    expect(await page({ pageSize: '1', page: '2' })).toMatchObject({ products: [{ id: 'booklet' }], total: 2 })
    expect((await page({ page: '9' }))?.products).toEqual([])
  })

  it('lists products in slices and searches them by name', async () => {
    const piece = (query: Record<string, string>) => server.call('previewProducts', { query }).then(({ data }) => data)
    expect(ids((await piece({})) ?? [])).toEqual(['card', 'booklet'])
    expect(ids((await piece({ limit: '1', offset: '1' })) ?? [])).toEqual(['booklet'])
    expect(ids((await piece({ searchString: 'ｶｰﾄﾞ' })) ?? [])).toEqual(['card'])
    expect(await piece({ offset: '2' })).toEqual([])
    expect((await piece({ limit: '0' })) ?? []).toHaveLength(1)
  })

  it('reads products individually; hidden products are not available for templates', async () => {
    expect((await server.call('readProduct', { params: { id: 'card' } })).data).toMatchObject({ ...PRODUCTS[0] })
    expect((await server.call('readProduct', { params: { id: 'none' } })).errorCode).toBe('PRODUCT_IS_NOT_FOUND')
    const forTemplates = (productId: string) => server.call('readProductForTemplates', { params: { productId } })
    expect((await forTemplates('card')).data?.id).toBe('card')
    expect((await forTemplates('none')).code).toBe(404)
    for (const productId of ['hidden', 'deleted']) {
      expect(await forTemplates(productId)).toMatchObject({ code: 400, errorCode: 'NOT_AVAILABLE' })
      expect((await server.call('pageTemplates', { params: { productId } })).errorCode).toBe('NOT_AVAILABLE')
    }
  })

  it('list the options of several products in one call', async () => {
    const { data } = await server.call('listProductOptions', { query: { products: 'card,none' } })
    expect(data).toEqual({ card: [{ identifier: 'matt', name: 'マット', inStock: 9 }] })
  })
})

describe('templates', () => {
  const page = (query: Record<string, string> = {}) =>
    server.call('pageTemplates', { params: { productId: 'card' }, query }).then(({ data }) => data)

  it('lists templates without their items, front first', async () => {
    const data = await page()
    expect(ids(data?.templates)).toEqual(['card-front', 'card-back'])
    expect(data?.templates[0]).not.toHaveProperty('items')
    expect(data?.total).toBe(2)
  })

  it('searches, filters and sorts templates by the number of photos or messages', async () => {
    expect(ids((await page({ searchString: '裏' }))?.templates)).toEqual(['card-back'])
    expect((await page({ hashtag: 'なつ' }))?.total).toBe(0)
    expect(ids((await page({ hashtag: 'はな' }))?.templates)).toEqual(['card-front', 'card-back'])
    expect(ids((await page({ sideNumber: '2' }))?.templates)).toEqual(['card-back'])
    expect(await page({ sideNumber: '3' })).toEqual({ templates: [], total: 0 })
    expect(ids((await page({ orderBy: 'photoCount' }))?.templates)).toEqual(['card-front', 'card-back'])
    expect(ids((await page({ orderBy: 'messageCount', pageSize: '1', page: '2' }))?.templates)).toEqual(['card-back'])
  })

  it('reads templates with their items and with the other sides of their group', async () => {
    const one = await server.call('readTemplate', { params: { id: 'card-front' } })
    expect(ids(one.data?.items)).toEqual(['window', 'words'])
    const group = await server.call('readTemplateGroup', { params: { id: 'card-back' } })
    expect(ids(group.data ?? [])).toEqual(['card-front', 'card-back'])
    expect((await server.call('readTemplate', { params: { id: 'none' } })).code).toBe(404)
    expect((await server.call('readTemplateGroup', { params: { id: 'none' } })).code).toBe(404)
  })

  it('lists the templates of a series in page order, cover first', async () => {
    const pages = ['-1', '0', '1', '2', '3', '4'].map((number) => `booklet-${number}`)
    const series = await server.call('pageTemplateSeries', { params: { productId: 'booklet' } })
    expect(series.data?.templates.map(({ templates }) => ids(templates))).toEqual([pages])
    const all = await server.call('readTemplatesOfSeries', { query: { templateSeriesIdString: 'booklet' } })
    expect(ids(all.data ?? [])).toEqual(pages)
    expect(all.data?.map(({ design }) => design)).toEqual(Array(6).fill(null))
    const whole = await server.call('listTemplateSeries', { params: { productId: 'booklet' } })
    expect(whole.data).toEqual(series.data?.templates)
    expect((await server.call('listTemplateSeries', { params: { productId: 'hidden' } })).errorCode).toBe(
      'NOT_AVAILABLE',
    )
    const none = await server.call('readTemplatesOfSeries', { query: { templateSeriesIdString: 'none' } })
    expect(none.code).toBe(404)
  })
})

describe('the pages of a booklet', () => {
  it('include saved designs for the session of their order only', async () => {
    const token = await server.logIn()
    const { orderNumber } = ORDERS.a
    const body = { templateSeriesId: 'booklet', orderNumber }
    const designSeriesId = (await server.call('createDesignSeries', { body }, token)).data?.id ?? ''
    const page = TEMPLATES.find(({ id }) => id === 'booklet-1') ?? TEMPLATE
    const designs = [draftOf(page, randomUUID(), { designSeriesId })]
    const saved = await server.call('createDesigns', { body: { ...ORDERS.a, designs } }, token)
    const expected = [null, null, saved.data?.[0]?.id, null, null, null]
    const idsOf = (pages: readonly { design: { id: string } | null }[] | null) =>
      pages?.map(({ design }) => design?.id ?? null)
    const own = await server.call('readTemplatesOfDesignSeries', { params: { designSeriesId } }, token)
    expect(idsOf(own.data)).toEqual(expected)
    const read = (session?: string, change: Record<string, string> = {}) =>
      server.call(
        'readTemplatesOfSeries',
        { query: { templateSeriesIdString: 'booklet', designSeriesId, ...change } },
        session,
      )
    expect(idsOf((await read(token, { orderNumber })).data)).toEqual(expected)
    const other = await server.logIn('b')
    for (const answer of [await read(), await read(other), await read(token, { orderNumber: 'another' })]) {
      expect(idsOf(answer.data)).toEqual(Array(6).fill(null))
    }
    const params = { designSeriesId }
    expect((await server.call('readTemplatesOfDesignSeries', { params }, other)).code).toBe(403)
    const none = { designSeriesId: randomUUID() }
    expect((await server.call('readTemplatesOfDesignSeries', { params: none }, token)).code).toBe(404)
  })
})

describe('the rest of the catalogue', () => {
  it('one call reads each kind of entry of the catalogue', async () => {
    expect(ids((await server.call('listCategories')).data ?? [])).toEqual(['cards'])
    expect((await server.call('listHashtags', { params: { type: 'template' } })).data).toEqual(['はな', '春'])
    expect((await server.call('listHashtags', { params: { type: 'product' } })).data).toEqual(['春'])
    const tagsOf = async (productId: string) =>
      (await server.call('listHashtags', { params: { type: 'template' }, query: { productId } })).data
    expect([await tagsOf('card'), await tagsOf('booklet'), await tagsOf('none')]).toEqual([['はな', '春'], [], []])
    expect((await server.call('listHashtags', { params: { type: 'order' } })).code).toBe(400)
    expect((await server.call('listFonts')).data).toHaveLength(1)
    expect((await server.call('listEvents')).data).toEqual([])
    expect(ids((await server.call('readNotices', { params: { type: 'HOME' } })).data ?? [])).toEqual(['home'])
    expect((await server.call('readChangePoint')).data).toEqual({ time: '13:00' })
  })

  it('ODR-43, ODR-46: sends the notices of today, and all of the kind only with the key of the staff', async () => {
    const day = (fromTime: string, toTime: string, isEnabled = true) => ({
      kind: 'DESIGN' as const,
      isEnabled,
      fromTime,
      toTime,
      content: '春',
    })
    const notices = {
      today: day('2026-11-01T00:00:00+09:00', '2026-12-01T00:00:00+09:00'),
      hidden: day('2026-11-01T00:00:00+09:00', '2026-12-01T00:00:00+09:00', false),
      coming: day('2026-12-24T00:00:00+09:00', '2026-12-25T00:00:00+09:00'),
      past: day('2026-04-01T00:00:00+09:00', '2026-05-01T00:00:00+09:00'),
    }
    await transact(server.database, async (tx) => {
      for (const [id, notice] of Object.entries(notices)) await putNotice(tx, { id, ...notice })
    })
    const sent = async (query = {}) =>
      ids((await server.call('readNotices', { params: { type: 'DESIGN' }, query })).data ?? [])
    expect(await sent()).toEqual(['today'])
    expect(await sent({ preview: '' })).toEqual(['today'])
    const preview = await transact(server.database, previewKey)
    expect(await transact(server.database, previewKey)).toBe(preview)
    expect(await sent({ preview })).toEqual(['coming', 'hidden', 'past', 'today'])
    expect(await sent({ preview: [...preview].toReversed().join('') })).toEqual(['today'])
  })

  it('lists each text of the templates once for each font', async () => {
    const { data } = await server.call('listTemplateTexts')
    const texts = TEMPLATES.flatMap(({ items }) => items.filter((item) => 'text' in item && item.text !== ''))
    expect(data?.reduce((sum, { templates }) => sum + templates, 0)).toBe(texts.length)
    expect(new Set(data?.map(({ text, font }) => `${font} ${text}`)).size).toBe(data?.length)
  })

  it("serves the shop's pictures, which a browser revalidates by their hash", async () => {
    await server.storage.put('shop/product/card.png', Buffer.from('picture'))
    const path = 'product/card.png'
    const first = await server.raw('readShopImage', { query: { path } })
    expect(first).toMatchObject({ status: 200, bytes: Buffer.from('picture') })
    const again = await server.raw('readShopImage', {
      query: { path },
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.status).toBe(304)
  })

  it.each([
    '../orders/x.png',
    '/etc/x.png',
    'product/../../x.png',
    'product\0/card.png',
    'product//card.png',
    '.x.png',
    'x.svg',
  ])('serves no picture outside its folder: %s', async (path) => {
    expect([400, 404]).toContain((await server.raw('readShopImage', { query: { path } })).status)
  })
})

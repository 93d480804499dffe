import { randomUUID } from 'node:crypto'
import type { DesignDraft } from '@irodori/contract/entities/design'
import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { StoredProduct } from '@irodori/contract/entities/product'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { resetOrders } from '../../testing/messageOrder.ts'
import { draftOf, ORDERS, PRODUCTS, TEMPLATE, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { json } from '../database/tables.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await resetOrders(server)
  await server.database
    .updateTable('template')
    .set({ document: json(TEMPLATE) })
    .where('id', '=', TEMPLATE.id)
    .execute()
  token = await server.logIn()
})

const { orderNumber } = ORDERS.a
const FOREIGN = 'ZenMaruGothic.ttf'
const front = (change: Partial<DesignDraft> = {}) => draftOf(TEMPLATE, randomUUID(), change)
const withText = (change: Partial<TextItem>, draft = front()): DesignDraft => ({
  ...draft,
  items: draft.items.map((item) => (isTextItem(item) ? ({ ...item, ...change } as TextItem) : item)),
})
const save = (draft: DesignDraft) => server.call('createDesigns', { body: { ...ORDERS.a, designs: [draft] } }, token)
const designs = async () => (await server.call('readOrder', { params: { orderNumber } }, token)).data?.designs

const [WINDOW, WORDS] = TEMPLATE.items as [DesignItem, DesignItem]
const page = (id: string, change: Partial<DesignDraft>) =>
  draftOf(TEMPLATES.find((template) => template.id === id) ?? TEMPLATE, randomUUID(), change)

const REFUSED: readonly [string, () => DesignDraft, string, string | null][] = [
  ['the template of another product', () => page('booklet-0', { productId: 'card' }), 'TEMPLATE_NOT_OF_PRODUCT', null],
  ['a side that the product does not have', () => front({ sideNumber: 7 }), 'PAGE_NOT_OF_PRODUCT', null],
  ['a front on the back', () => front({ sideNumber: 2 }), 'PAGE_NOT_OF_PRODUCT', null],
  ['a page behind the back cover', () => page('booklet-4', { pageNumber: '5' }), 'PAGE_NOT_OF_PRODUCT', null],
  [
    'an inner page of a booklet as its cover',
    () => page('booklet-1', { pageNumber: '-1' }),
    'PAGE_NOT_OF_PRODUCT',
    null,
  ],
  ['the back cover as an inner page', () => page('booklet-4', { pageNumber: '1' }), 'PAGE_NOT_OF_PRODUCT', null],
  ['no items', () => front({ items: [] }), 'ITEMS_NOT_OF_TEMPLATE', null],
  ['a missing item', () => front({ items: [WORDS] }), 'ITEMS_NOT_OF_TEMPLATE', null],
  ['an added item', () => front({ items: [WINDOW, WORDS, { ...WORDS, id: 'more' }] }), 'ITEMS_NOT_OF_TEMPLATE', null],
  ['an item of another kind', () => withText({ type: 'VERTICAL_TEXT' }), 'ITEMS_NOT_OF_TEMPLATE', null],
  ['a font of another product', () => withText({ font: FOREIGN }), 'FONT_NOT_OF_PRODUCT', 'words'],
  ['letters of one point', () => withText({ fontSize: 1 }), 'FONT_TOO_SMALL', 'words'],
  ['a colour that is not in the palette', () => withText({ color: '#ff00ff' }), 'COLOUR_NOT_OF_PRODUCT', 'words'],
  [
    'a border that is not in the palette',
    () => withText({ borderTextColor: '#ff00ff' }),
    'COLOUR_NOT_OF_PRODUCT',
    'words',
  ],
  ['a ground that is not in the palette', () => front({ backgroundColor: '#ff00ff' }), 'COLOUR_NOT_OF_PRODUCT', null],
  ['a character beyond the basic plane', () => withText({ text: '😀' }), 'CHARACTERS_MISSING', 'words'],
  ['a character without a glyph', () => withText({ text: 'ሀ' }), 'CHARACTERS_MISSING', 'words'],
  [
    'a text that does not fit',
    () => withText({ text: '春のたより夏のたより秋のたより冬のたより' }),
    'TEXT_OVERFLOWS',
    'words',
  ],
]

describe('a save that could not be printed', () => {
  it.each(REFUSED)('refuses %s, names the place and saves nothing', async (_, draft, reason, itemId) => {
    const sent = draft()
    const { randomId, pageNumber, sideNumber } = sent
    const violation = { reason, itemId, randomId, pageNumber, sideNumber, groupNumber: null }
    expect(await save(sent)).toMatchObject({
      code: 400,
      errorCode: 'DESIGN_NOT_PRINTABLE',
      error: { violations: [violation] },
    })
    expect(await designs()).toEqual([])
  })

  it.each([
    ['a page number that is no number', { pageNumber: 'zzz<b>' }],
    ['a page number of 4,000 characters', { pageNumber: '１'.repeat(4000) }],
    ['a side that is no side', { sideNumber: -1 }],
    ['a template id of 4,000 characters', { templateId: 'x'.repeat(4000) }],
  ])('refuses %s at the edge', async (_, change) => {
    expect(await save(front(change))).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
  })

  it('refuses an item that the template fixes where it was moved', async () => {
    const fixed: DesignItem = { ...WINDOW, placement: 'FIXED' }
    await server.database
      .updateTable('template')
      .set({ document: json({ ...TEMPLATE, items: [fixed, WORDS] }) })
      .where('id', '=', TEMPLATE.id)
      .execute()
    const moved: DesignItem = { ...WINDOW, placement: 'FREE', left: WINDOW.left + 1 }
    expect(await save(front({ items: [moved, WORDS] }))).toMatchObject({
      error: { violations: [{ reason: 'ITEM_MOVED', itemId: WINDOW.id }] },
    })
    expect(await save(front({ items: [fixed, WORDS] }))).toMatchObject({ code: 200 })
  })

  it('PGS-26: takes an inner page of a booklet in the place of another', async () => {
    expect(await save(page('booklet-1', { pageNumber: '3' }))).toMatchObject({ code: 200 })
    expect(await designs()).toMatchObject([{ templateId: 'booklet-1', pageNumber: '3' }])
  })

  it('refuses the second of two pages and saves neither', async () => {
    const body = { ...ORDERS.a, designs: [page('card-back', {}), withText({ text: '😀' })] }
    const answer = await server.call('createDesigns', { body }, token)
    expect(answer).toMatchObject({ error: { violations: [{ sideNumber: 1, itemId: 'words' }] } })
    expect(await designs()).toEqual([])
  })
})

describe('EDT-36: a product that allows characters outside the basic plane', () => {
  const [PRODUCT] = PRODUCTS as [StoredProduct]
  const storeProduct = (product: StoredProduct) =>
    server.database
      .updateTable('product')
      .set({ document: json(product) })
      .where('id', '=', PRODUCT.id)
      .execute()
  const RARE = { text: '𠮷', font: 'NotoSerifJP.ttf' }
  const offered = { ...PRODUCT, fonts: [...PRODUCT.fonts, { value: RARE.font, web: '', chars: 'jp' as const }] }
  const missing = { error: { violations: [{ reason: 'CHARACTERS_MISSING', itemId: 'words' }] } }
  afterEach(() => storeProduct(PRODUCT))

  it('says so in the texts of its templates and designs, and saves a name with such a character', async () => {
    await storeProduct({ ...offered, allowsSupplementary: true })
    const template = (await server.call('readTemplate', { params: { id: TEMPLATE.id } })).data
    const [, words] = template?.items ?? []
    expect(words).toMatchObject({ allowsSupplementary: true })
    expect(await save(withText({ ...RARE, allowsSupplementary: true }))).toMatchObject({ code: 200 })
    expect((await designs())?.[0]?.items[1]).toMatchObject({ text: '𠮷', allowsSupplementary: true })
  })

  it('refuses an emoji, which the font lacks', async () => {
    await storeProduct({ ...offered, allowsSupplementary: true })
    expect(await save(withText({ text: '🎂', allowsSupplementary: true }))).toMatchObject(missing)
  })

  it('loses the permission in templates and open designs when the shop withdraws it, and keeps it in what was ordered', async () => {
    await storeProduct({ ...offered, allowsSupplementary: true })
    await save(withText({ ...RARE, allowsSupplementary: true }))
    await storeProduct(offered)
    const template = (await server.call('readTemplate', { params: { id: TEMPLATE.id } })).data
    expect(template?.items[1]).not.toHaveProperty('allowsSupplementary')
    expect((await designs())?.[0]?.items[1]).not.toHaveProperty('allowsSupplementary')
    await server.database
      .updateTable('shop_order')
      .set({ status: 'CREATING' })
      .where('order_number', '=', orderNumber)
      .execute()
    expect((await designs())?.[0]?.items[1]).toMatchObject({ text: '𠮷', allowsSupplementary: true })
  })

  it('does not extend to other products: their texts that claim the permission are refused', async () => {
    await storeProduct(offered)
    expect(await save(withText({ ...RARE, allowsSupplementary: true }))).toMatchObject(missing)
    expect(await save(withText({ text: '吉', font: RARE.font, allowsSupplementary: true }))).toMatchObject({
      code: 200,
    })
  })
})

describe('a save that can be printed', () => {
  it.each([
    ['a blank text, whatever its font', { text: ' 　', font: FOREIGN }],
    ['a colour of the palette in capital letters', { color: '#FFFFFF', borderTextColor: '#000000' }],
    ['another weight', { fontWeight: 'Bold' as const }],
  ])('accepts %s', async (_, change) => {
    expect(await save(withText(change))).toMatchObject({ code: 200 })
  })

  it('accepts what the template itself proposes below the minimum of the product', async () => {
    const [card] = PRODUCTS
    const strict = { ...card, minFontSize: 20, minFontWeight: 'Bold', fonts: [], colors: '#000000' }
    await server.database
      .updateTable('product')
      .set({ document: JSON.stringify(strict) })
      .where('id', '=', 'card')
      .execute()
    expect(await save(withText({ text: '夏' }))).toMatchObject({ code: 200 })
    expect(await save(withText({ fontSize: 12 }))).toMatchObject({
      error: { violations: [{ reason: 'FONT_TOO_SMALL' }] },
    })
  })

  it('accepts a saved page again after its template has changed', async () => {
    const { data } = await save(front())
    const other = { ...TEMPLATE, items: [{ ...WORDS, position: 9 }] }
    await server.database
      .updateTable('template')
      .set({ document: json(other) })
      .where('id', '=', TEMPLATE.id)
      .execute()
    const [{ id, randomId } = { id: '', randomId: '' }] = data ?? []
    const again = { ...withText({ text: '秋' }), id, randomId }
    expect(await server.call('updateDesigns', { body: { ...ORDERS.a, designs: [again] } }, token)).toMatchObject({
      code: 200,
    })
  })
})

describe('the start of an order whose pages are older than a rule', () => {
  const start = () => server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
  const verify = () => server.call('verifyForImages', { params: { orderNumber } }, token)

  it('refuses a text that does not fit, names its piece and loses nothing', async () => {
    await createReadyOrder(server, { pieces: 2 })
    const [, , row] = await server.database
      .selectFrom('design')
      .selectAll()
      .orderBy('group_number')
      .orderBy('side_number')
      .execute()
    if (!row) throw new Error('the second piece is missing')
    const { id: _, ...draft } = withText({ text: '😀' }, { ...row.draft, id: null })
    await server.database
      .updateTable('design')
      .set({ draft: json(draft) })
      .where('id', '=', row.id)
      .execute()
    const refusal = {
      code: 400,
      errorCode: 'DESIGN_NOT_PRINTABLE',
      error: { violations: [{ reason: 'CHARACTERS_MISSING', groupNumber: 2, sideNumber: 1, itemId: 'words' }] },
    }
    expect(await verify()).toMatchObject(refusal)
    expect(await start()).toMatchObject(refusal)
    expect(await designs()).toHaveLength(4)
    const mended = { ...withText({ text: '春' }, { ...row.draft, id: row.id }) }
    expect(await server.call('updateDesigns', { body: { ...ORDERS.a, designs: [mended] } }, token)).toMatchObject({
      code: 200,
    })
    expect(await verify()).toMatchObject({ code: 200, data: { code: 'ORDER_IS_VALID' } })
  })

  it('refuses a page without items, and letters below a minimum that the product got later', async () => {
    await createReadyOrder(server)
    const [row] = await server.database.selectFrom('design').selectAll().orderBy('side_number').execute()
    if (!row) throw new Error('the front is missing')
    const change = (draft: object) =>
      server.database
        .updateTable('design')
        .set({ draft: JSON.stringify({ ...row.draft, ...draft }) })
        .where('id', '=', row.id)
        .execute()
    await change({ items: [] })
    expect(await start()).toMatchObject({ error: { violations: [{ reason: 'ITEMS_NOT_OF_TEMPLATE', itemId: null }] } })
    await change({ items: row.draft.items.map((item) => (isTextItem(item) ? { ...item, fontSize: 9 } : item)) })
    const [card] = PRODUCTS
    await server.database
      .updateTable('product')
      .set({ document: JSON.stringify({ ...card, minFontSize: 14 }) })
      .where('id', '=', 'card')
      .execute()
    expect(await start()).toMatchObject({ error: { violations: [{ reason: 'FONT_TOO_SMALL', itemId: 'words' }] } })
  })
})

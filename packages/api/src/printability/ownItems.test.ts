import { randomUUID } from 'node:crypto'
import type { DesignDraft } from '@irodori/contract/entities/design'
import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { INCOMPLETENESS } from '@irodori/rules/completeness'
import { MOST_OWN_ITEMS } from '@irodori/rules/ownItems'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { resetOrders } from '../../testing/messageOrder.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
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
  token = await server.logIn()
  await allow(true)
})

const { orderNumber } = ORDERS.a
const allow = (allowsOwnItems: boolean) =>
  server.database
    .updateTable('template')
    .set({ document: json({ ...TEMPLATE, allowsOwnItems }) })
    .where('id', '=', TEMPLATE.id)
    .execute()

const [WINDOW, WORDS] = TEMPLATE.items as [DesignItem, TextItem]
const own = (change: Partial<TextItem> = {}): TextItem =>
  ({ ...WORDS, id: randomUUID(), origin: 'OWN', position: 3, text: '夏', color: '#000000', ...change }) as TextItem
const pageWith = (...items: readonly DesignItem[]): DesignDraft => ({
  ...draftOf(TEMPLATE, randomUUID()),
  items: [...TEMPLATE.items, ...items],
})
const save = (draft: DesignDraft, name: 'createDesigns' | 'updateDesigns' = 'createDesigns') =>
  server.call(name, { body: { ...ORDERS.a, groupNumber: draft.id === null ? null : 1, designs: [draft] } }, token)
const designs = async () => (await server.call('readOrder', { params: { orderNumber } }, token)).data?.designs ?? []
const refusedFor = (reason: string) => ({ errorCode: 'DESIGN_NOT_PRINTABLE', error: { violations: [{ reason }] } })

it('a page is saved with the texts that its customer has added, and read with them', async () => {
  const added = [own(), own({ position: 4, type: 'VERTICAL_TEXT' } as Partial<TextItem>)]
  expect(await save(pageWith(...added))).toMatchObject({ code: 200 })
  expect((await designs())[0]?.items.slice(2)).toMatchObject([
    { type: 'TEXT', origin: 'OWN', text: '夏' },
    { type: 'VERTICAL_TEXT', origin: 'OWN', text: '夏' },
  ])
})

it('a template that does not allow them refuses them', async () => {
  await allow(false)
  expect(await save(pageWith(own()))).toMatchObject(refusedFor('ITEMS_NOT_OF_TEMPLATE'))
  expect(await designs()).toEqual([])
})

it('a saved page keeps them when its template no longer allows them', async () => {
  const draft = pageWith(own())
  await save(draft)
  await allow(false)
  const [saved] = await designs()
  const again = { ...draft, id: saved?.id ?? '', items: [...TEMPLATE.items, own({ text: '秋' })] }
  expect(await save(again, 'updateDesigns')).toMatchObject({ code: 200 })
})

it.each([
  ['a photo frame', () => [{ ...WINDOW, id: 'more', origin: 'OWN' as const, position: 3 }]],
  ['an item of the template that claims to be added', () => [own({ position: WORDS.position })]],
  [
    'more than the page may have',
    () => Array.from({ length: MOST_OWN_ITEMS + 1 }, (_, at) => own({ position: at + 3 })),
  ],
])('%s is refused', async (_, items) => {
  expect(await save(pageWith(...items()))).toMatchObject(refusedFor('ITEMS_NOT_OF_TEMPLATE'))
})

it('items of the template cannot be exchanged for added ones', async () => {
  const draft = { ...pageWith(own()), items: [WINDOW, own()] }
  expect(await save(draft)).toMatchObject(refusedFor('ITEMS_NOT_OF_TEMPLATE'))
})

it.each([
  ['a font of another product', { font: 'ZenMaruGothic.ttf' }, 'FONT_NOT_OF_PRODUCT'],
  ['letters below the minimum', { fontSize: 7 }, 'FONT_TOO_SMALL'],
  ['a colour that is not in the palette', { color: '#ff00ff' }, 'COLOUR_NOT_OF_PRODUCT'],
  ['words that do not fit', { text: '春のたより夏のたより秋のたより冬のたより' }, 'TEXT_OVERFLOWS'],
])('an added text with %s is refused', async (_, change, reason) => {
  expect(await save(pageWith(own(change)))).toMatchObject(refusedFor(reason))
})

it('an added text may have the colour of a text of the template', async () => {
  expect(await save(pageWith(own({ color: WORDS.color })))).toMatchObject({ code: 200 })
})

it('an added text off the page is refused', async () => {
  expect(await save(pageWith(own({ left: 500 })))).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
})

it('a blank added text does not make a page incomplete', async () => {
  const filled = [{ ...WINDOW, isDisabledItem: true }, WORDS]
  await save({ ...pageWith(), items: [...filled, own({ text: ' ' })] })
  // The back of the card is missing.
  expect((await designs())[0]).toMatchObject({ isNotCompleteType: INCOMPLETENESS.PAGES_MISSING })
  await save({ ...pageWith(), items: [filled[0] as DesignItem, { ...WORDS, text: ' ' }] })
  expect((await designs())[1]).toMatchObject({ isNotCompleteType: INCOMPLETENESS.ITEM_BLANK })
})

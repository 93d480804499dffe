import { randomUUID } from 'node:crypto'
import type { DesignDraft } from '@irodori/contract/entities/design'
import type { DesignItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import { INCOMPLETENESS } from '@irodori/rules/completeness'
import { MOST_OWN_ITEMS } from '@irodori/rules/ownItems'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

it('the server stores the texts that a customer has added to a page, and returns them with it', async () => {
  const added = [own(), own({ position: 4, type: 'VERTICAL_TEXT' } as Partial<TextItem>)]
  expect(await save(pageWith(...added))).toMatchObject({ code: 200 })
  expect((await designs())[0]?.items.slice(2)).toMatchObject([
    { type: 'TEXT', origin: 'OWN', text: '夏' },
    { type: 'VERTICAL_TEXT', origin: 'OWN', text: '夏' },
  ])
})

it('the server refuses added texts if the template does not allow them', async () => {
  await allow(false)
  expect(await save(pageWith(own()))).toMatchObject(refusedFor('ITEMS_NOT_OF_TEMPLATE'))
  expect(await designs()).toEqual([])
})

it('the server still accepts the added texts of a saved page after its template stops allowing them', async () => {
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

it('the server accepts an added text in the colour of a text of the template', async () => {
  expect(await save(pageWith(own({ color: WORDS.color })))).toMatchObject({ code: 200 })
})

it('an added text off the page is refused', async () => {
  expect(await save(pageWith(own({ left: 500 })))).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
})

describe('an ornament', () => {
  const leaf: Ornament = {
    id: 'leaf',
    version: 1,
    name: '葉',
    drawing: { width: 10, height: 10, shapes: [{ outline: 'M0 0L10 0L10 10Z', ink: 0 }] },
    colours: ['#3f7a5c'],
  }
  const item = (change: Partial<OrnamentItem> = {}): OrnamentItem => ({
    type: 'ORNAMENT',
    id: randomUUID(),
    origin: 'OWN',
    position: 3,
    priorityIndex: 1,
    left: 10,
    top: 10,
    width: 20,
    height: 20,
    rotate: 30,
    isDisabledItem: false,
    ornament: leaf.id,
    version: leaf.version,
    drawing: leaf.drawing,
    colours: ['#000000'],
    ...change,
  })
  const withShape = (outline: string) => ({ ...leaf.drawing, shapes: [{ outline, ink: 0 }] })
  beforeAll(() =>
    server.database
      .insertInto('ornament')
      .values([
        { id: 'leaf', version: 1, position: 2, document: json(leaf) },
        {
          id: 'leaf',
          version: 2,
          position: 2,
          document: json({ ...leaf, version: 2, drawing: withShape('M0 0L5 5L0 5Z') }),
        },
        { id: 'bud', version: 1, position: 1, document: json({ ...leaf, id: 'bud' }) },
      ])
      .execute(),
  )

  it('is saved in a colour of the palette or the one in which the shop offers it, in every version', async () => {
    const items = [
      item({ isMirrored: true }),
      item({ position: 4, colours: leaf.colours }),
      item({ position: 5, version: 2, drawing: withShape('M0 0L5 5L0 5Z') }),
    ]
    expect(await save(pageWith(...items))).toMatchObject({ code: 200 })
    expect((await designs())[0]?.items.slice(2)).toEqual(items)
  })

  it('the list has the latest version of each, in the order of the catalogue', async () => {
    const { data } = await server.call('listOrnaments')
    expect(data?.map(({ id, version }) => [id, version])).toEqual([
      ['bud', 1],
      ['leaf', 2],
    ])
  })

  it.each([
    ['of another shop', { ornament: 'root' }, 'ORNAMENT_NOT_OF_SHOP'],
    ['of a version that does not exist', { version: 3 }, 'ORNAMENT_NOT_OF_SHOP'],
    ['with an outline that is none', { drawing: withShape('<script>') }, 'ORNAMENT_NOT_OF_SHOP'],
    ['with another drawing', { drawing: withShape('M0 0L9 0L9 9Z') }, 'ORNAMENT_NOT_OF_SHOP'],
    ['with the drawing of another version', { version: 2 }, 'ORNAMENT_NOT_OF_SHOP'],
    ['with more colours than inks', { colours: ['#000000', '#ffffff'] }, 'ORNAMENT_NOT_OF_SHOP'],
    ['in a colour that is not in the palette', { colours: ['#ff00ff'] }, 'COLOUR_NOT_OF_PRODUCT'],
  ])('%s is refused', async (_, change, reason) => {
    expect(await save(pageWith(item(change)))).toMatchObject(refusedFor(reason))
  })

  it('is refused where the template does not allow own items, and off the page', async () => {
    expect(await save(pageWith(item({ left: 500 })))).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
    await allow(false)
    expect(await save(pageWith(item()))).toMatchObject(refusedFor('ITEMS_NOT_OF_TEMPLATE'))
  })

  it('without the mark of an own item is refused', async () => {
    const { origin: _, ...foreign } = item()
    expect(await save(pageWith(foreign))).toMatchObject(refusedFor('ITEMS_NOT_OF_TEMPLATE'))
  })
})

it('a blank added text does not make a page incomplete', async () => {
  const filled = [{ ...WINDOW, isDisabledItem: true }, WORDS]
  await save({ ...pageWith(), items: [...filled, own({ text: ' ' })] })
  // The back of the card is missing.
  expect((await designs())[0]).toMatchObject({ isNotCompleteType: INCOMPLETENESS.PAGES_MISSING })
  await save({ ...pageWith(), items: [filled[0] as DesignItem, { ...WORDS, text: ' ' }] })
  expect((await designs())[1]).toMatchObject({ isNotCompleteType: INCOMPLETENESS.ITEM_BLANK })
})

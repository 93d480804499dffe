import type { MergeList } from '@irodori/contract/entities/mergeList'
import { MERGE_LIMITS } from '@irodori/contract/entities/mergeList'
import { present } from '@irodori/design/testing/present'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { listOfNames, sellCards } from '../../testing/mergeLists.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { findProduct } from '../catalogue/catalogue.ts'
import { transact } from '../database/transact.ts'
import { findOrder } from '../order/findOrder.ts'
import { eraseDesigns } from '../privacy/eraseDesigns.ts'
import { putSettings } from '../settings/shopSettings.ts'
import { fillCards } from './stored/fillCards.ts'
import { readLists, resealLists } from './stored/listStore.ts'

const { orderNumber } = ORDERS.a
const FIRST_PIECE = { orderNumber, groupNumber: '1' }
const SECOND_PIECE = { orderNumber, groupNumber: '2' }
const PIECE_OF_B = { orderNumber: ORDERS.b.orderNumber, groupNumber: '1' }
const KEY = Buffer.alloc(32, 7)
const OTHER_KEY = Buffer.alloc(32, 8)
const NAMES = ['蓮', '葵', '健']
const LIST = listOfNames(NAMES)
const ADDRESS = {
  digits: 'ARABIC',
  honorific: '先生',
  sender: '600-8216',
  meanings: [{ kind: 'FULL_NAME', person: 0, place: null }, null],
} satisfies MergeList['address']

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer({ configuration: { sealingKeys: [KEY] } })
})
afterAll(() => server.close())

/** Order A with two pieces of two sides, order B with one; one piece may have five cards. */
beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T01:00:00.000Z')
  await createReadyOrder(server, { order: 'a', pieces: 2 })
  await createReadyOrder(server, { order: 'b' })
  await sellCards(server.database, 5)
  token = await server.logIn('a')
})

const save = (list: MergeList, basedOn: string | null = null, params = FIRST_PIECE) =>
  server.call('saveMergeList', { params, body: { list, basedOn } }, token)
const read = async (params = FIRST_PIECE) => (await server.call('readMergeList', { params }, token)).data
const start = () => server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
const decide = (list: MergeList, row: number, decision: 'ACCEPTED' | 'LEFT_OUT'): MergeList => ({
  ...list,
  rows: list.rows.map((one, at) => (at === row - 1 ? { ...one, decision } : one)),
})
const rows = () => server.database.selectFrom('merge_list').selectAll().execute()

describe('the list of a piece', () => {
  it('LST-1: is saved, read and removed by its customer, and changes the version of the order', async () => {
    expect(await read()).toBeNull()
    const before = await findOrder(server.database, orderNumber)
    const { data } = await save(LIST)
    expect(data).toMatchObject({ list: LIST, cards: 3, rowsToLookAt: [], drawn: { pages: 0, of: 6 } })
    expect(await read()).toEqual(data)
    const after = await findOrder(server.database, orderNumber)
    expect(after?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? 0)
    for (const code of [200, 200])
      expect((await server.call('removeMergeList', { params: FIRST_PIECE }, token)).code).toBe(code)
    expect([await read(), await rows()]).toEqual([null, []])
  })

  it('LST-1: is not overwritten by a window that knows another one, and a repeated save changes nothing', async () => {
    const first = await save(LIST)
    const again = await save(LIST)
    expect(again).toEqual(first)
    const corrected = listOfNames(['蓮', '葵'])
    for (const basedOn of [null, '2026-11-21T00:00:00.000Z'])
      expect(await save(corrected, basedOn)).toMatchObject({ code: 400, errorCode: 'DESIGN_CHANGED' })
    expect((await read())?.list).toEqual(LIST)
    const { data } = await save(corrected, first.data?.updatedAt)
    expect(data?.list).toEqual(corrected)
    expect(await save(listOfNames(['健']), first.data?.updatedAt)).toMatchObject({ errorCode: 'DESIGN_CHANGED' })
  })

  it('LST-1: one of two windows that save at the same time is refused', async () => {
    const answers = await Promise.all([save(listOfNames(['蓮'])), save(listOfNames(['葵']))])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
  })

  it('LST-1: is refused for a product whose piece is one card, and in production', async () => {
    await transact(server.database, (tx) => putSettings(tx, { mostCards: { booklet: 9 } }))
    expect(await save(LIST)).toMatchObject({ code: 400, error: { list: ['a piece of this product is one card'] } })
    await sellCards(server.database, 5)
    await save(LIST)
    await server.database
      .updateTable('shop_order')
      .set({ status: 'CREATING' })
      .where('order_number', '=', orderNumber)
      .execute()
    expect(await save(listOfNames(['葵']))).toMatchObject({ code: 403, errorCode: 'ORDER_IS_PRODUCED' })
    const removed = await server.call('removeMergeList', { params: FIRST_PIECE }, token)
    expect(removed).toMatchObject({ code: 403, errorCode: 'ORDER_IS_PRODUCED' })
    expect((await read())?.list).toEqual(LIST)
  })

  it('LST-1: tells how many cards a piece of a product may have', async () => {
    const most = async (productId: string) =>
      (await server.call('readMostCards', { params: { productId } })).data?.mostCards
    expect([await most('card'), await most('booklet'), await most('toString')]).toEqual([5, null, null])
  })

  it.each<[what: string, list: MergeList, field: string, message: RegExp]>([
    [
      'more cards than the product',
      listOfNames(['一', '二', '三', '四', '五', '六']),
      'list.rows',
      /at most 5 cards: leave out 1/,
    ],
    ['501 rows', listOfNames(Array.from({ length: 501 }, String)), 'list.rows', /./],
    ['a cell of 401 characters', listOfNames(['長'.repeat(MERGE_LIMITS.CELL + 1)]), 'list.rows.0.cells.0', /./],
    ['201 columns', { ...LIST, columns: Array.from({ length: 201 }, String) }, 'list.columns', /./],
    ['a row with a cell too many', { ...LIST, columns: ['氏名', '席'] }, 'list.rows.0.cells', /must have 2 cells/],
    ['a column twice', { ...LIST, columns: ['氏名', '氏名'] }, 'list.columns', /a name twice/],
    ['an id twice', { ...LIST, rows: [...LIST.rows, ...LIST.rows].slice(0, 4) }, 'list.rows', /an id twice/],
    ['more meanings than columns', { ...LIST, address: ADDRESS }, 'list.address.meanings', /must have 1 entries/],
    ['a pattern of 1001 characters', { ...LIST, patterns: { words: '様'.repeat(1001) } }, 'list.patterns.words', /./],
  ])('LST-2: is refused with %s, with the field and the limit', async (_, list, field, message) => {
    const { code, errorCode, error } = await save(list)
    expect([code, errorCode]).toEqual([400, 'REQUEST_INVALID'])
    expect((error as Record<string, string[]> | null)?.[field]?.[0]).toMatch(message)
    expect(await rows()).toEqual([])
  })

  it('LST-7: keeps how its rows are addressed, and prints them so', async () => {
    const address = { ...ADDRESS, meanings: ADDRESS.meanings.slice(0, 1) }
    const addressed: MergeList = { ...listOfNames(['蓮']), patterns: { words: '{宛名}' }, address }
    const { data } = await save(addressed)
    expect(data?.list).toEqual(addressed)
    const pages = await server.database
      .selectFrom('design')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .execute()
    const product = present(await findProduct(server.database, 'card'))
    const cards = await fillCards(
      server.pool,
      pages.filter((page) => page.group_number === 1),
      addressed,
      product,
    )
    expect(cards.flatMap(({ texts }) => texts.map(({ text }) => text))).toEqual(['蓮　先生'])
  })

  it('LST-2: may have more rows than cards if the others are left out', async () => {
    const six = listOfNames(['一', '二', '三', '四', '五', '六'])
    expect((await save(decide(six, 6, 'LEFT_OUT'))).data).toMatchObject({ cards: 5 })
  })
})

describe('an order with a list', () => {
  const refusal = {
    code: 400,
    errorCode: 'DESIGN_NOT_PRINTABLE',
    error: { violations: [{ reason: 'ROWS_NOT_READY', groupNumber: 1, sideNumber: 1 }] },
  }

  it('LST-3: is not produced before every row is good, accepted or left out', async () => {
    const list = listOfNames(['蓮', '𠮷', ''])
    const { data } = await save(list)
    expect(data?.rowsToLookAt).toEqual([2, 3])
    expect(await start()).toMatchObject(refusal)
    const accepted = decide(list, 3, 'ACCEPTED')
    const next = await save(accepted, data?.updatedAt)
    expect(next.data?.rowsToLookAt).toEqual([2])
    expect(await start()).toMatchObject(refusal)
    await save(decide(accepted, 2, 'LEFT_OUT'), next.data?.updatedAt)
    expect((await start()).code).toBe(200)
  })

  it('LST-3: is not produced with a list that fills no text of its pages', async () => {
    await save({ ...LIST, patterns: { 'another item': '{氏名}' } })
    expect(await start()).toMatchObject(refusal)
  })

  it('LST-3: is not produced with more cards than the shop still sells in one piece', async () => {
    await save(LIST)
    await sellCards(server.database, 2)
    expect(await start()).toMatchObject(refusal)
    await sellCards(server.database, 3)
    expect((await start()).code).toBe(200)
  })
})

describe('the picture of a card', () => {
  const picture = async (card: string, params = FIRST_PIECE, side = 0) => {
    const { data } = await server.call('readOrder', { params: { orderNumber: params.orderNumber } }, token)
    const pages = data?.designs.filter(({ groupNumber }) => String(groupNumber) === params.groupNumber) ?? []
    return server.raw('readCardPicture', { params: { ...params, card, designId: pages[side]?.id ?? 'none' } }, token)
  }

  it('LST-4: shows the words of its row, and no cache keeps it', async () => {
    await save(decide(listOfNames(['蓮', '健', '葵']), 2, 'LEFT_OUT'))
    const [first, second] = [await picture('1'), await picture('2')]
    expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    expect(second.bytes.equals(first.bytes)).toBe(false)
    // The second card is the third row, as a list of that row alone shows it.
    await save(listOfNames(['葵']), (await read())?.updatedAt)
    expect((await picture('1')).bytes.equals(second.bytes)).toBe(true)
  })

  it('LST-4: does not exist beyond the cards, for another piece and without a list', async () => {
    await save(LIST)
    for (const card of ['0', '4', '1.5', 'x']) expect((await picture(card)).status, card).toBe(404)
    expect((await picture('1', SECOND_PIECE)).status).toBe(404)
    const { data } = await server.call('readOrder', { params: { orderNumber } }, token)
    const foreign = data?.designs.find(({ groupNumber }) => groupNumber === 2)?.id ?? ''
    const params = { ...FIRST_PIECE, card: '1', designId: foreign }
    expect((await server.raw('readCardPicture', { params }, token)).status).toBe(404)
  })
})

describe('a list follows its piece', () => {
  const lists = async (order = orderNumber) =>
    [...(await readLists(server.database, [KEY], order))]
      .toSorted(([one], [other]) => one - other)
      .map(([group, { list }]) => [group, list.rows.length])

  it('LST-6: two pieces and two orders keep their own', async () => {
    const tokenOfB = await server.logIn('b')
    await save(LIST)
    await save(listOfNames(['蓮']), null, SECOND_PIECE)
    const body = { list: listOfNames(['葵', '健']), basedOn: null }
    await server.call('saveMergeList', { params: PIECE_OF_B, body }, tokenOfB)
    expect(await lists()).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(await lists(PIECE_OF_B.orderNumber)).toEqual([[1, 2]])
  })

  it('LST-6: into its copy, which is changed alone, and away with its deletion', async () => {
    await save(LIST)
    await server.call('deleteDesigns', { params: { orderNumber, designGroup: '2' } }, token)
    const params = { ...FIRST_PIECE, designSeriesId: 'none' }
    const { data } = await server.call('copyDesigns', { params }, token)
    expect(data?.groupNumber).toBe(2)
    const copy = await read(SECOND_PIECE)
    expect(copy?.list).toEqual(LIST)
    await save(listOfNames(['葵']), copy?.updatedAt, SECOND_PIECE)
    expect(await lists()).toEqual([
      [1, 3],
      [2, 1],
    ])
    await server.call('deleteDesigns', { params: { orderNumber, designGroup: '2' } }, token)
    expect(await lists()).toEqual([[1, 3]])
    const again = await server.call('copyDesigns', { params: { ...FIRST_PIECE, designSeriesId: 'none' } }, token)
    expect([again.data?.groupNumber, (await read(SECOND_PIECE))?.list.rows.length]).toEqual([2, 3])
  })

  it('LST-6: into the order that its pages are moved to', async () => {
    await save(LIST)
    const { data } = await server.call('readOrder', { params: { orderNumber } }, token)
    const page = data?.designs.find(({ groupNumber }) => groupNumber === 1)
    if (!page) throw new Error('order A has no page')
    const tokenOfB = await server.logIn('b')
    const { orderNumber: oldOrderNumber, phoneNumber: oldPhoneNumber } = ORDERS.a
    const body = { ...ORDERS.b, oldOrderNumber, oldPhoneNumber, designs: [{ ...page, basedOn: undefined }] }
    const moved = await server.call('updateDesigns', { body }, tokenOfB)
    expect(moved.code).toBe(200)
    expect(await lists()).toEqual([])
    expect(await lists(ORDERS.b.orderNumber)).toEqual([[moved.data?.[0]?.groupNumber, 3]])
  })

  it('LST-6: is erased with the designs of its order', async () => {
    await save(LIST)
    const order = await findOrder(server.database, orderNumber)
    if (!order) throw new Error('order A is missing')
    await transact(server.database, (tx) => eraseDesigns(tx, order, server.clock.now))
    expect(await rows()).toEqual([])
  })

  it('LST-6: is sealed in the database, and sealed again with a new key', async () => {
    await save(listOfNames(['小林']))
    const [row] = await rows()
    expect([row?.is_sealed, row?.content.includes('小林'), row?.content.includes('row-1')]).toEqual([
      true,
      false,
      false,
    ])
    await expect(readLists(server.database, [OTHER_KEY], orderNumber)).rejects.toThrow('set CREDENTIALS_KEY')
    expect(await transact(server.database, (tx) => resealLists(tx, [OTHER_KEY, KEY]))).toEqual({
      sealed: 1,
      unopened: [],
    })
    expect((await readLists(server.database, [OTHER_KEY], orderNumber)).size).toBe(1)
    const lost = await transact(server.database, (tx) => resealLists(tx, [KEY]))
    expect(lost).toEqual({ sealed: 0, unopened: [`the list of piece 1 of ${orderNumber}`] })
  })

  it('LST-6: is stored without a key as the people of an order are, and sealed once there is one', async () => {
    const keyless = await testServer({ pool: server.pool })
    await createReadyOrder(keyless)
    await sellCards(keyless.database, 5)
    const body = { list: LIST, basedOn: null }
    await keyless.call('saveMergeList', { params: FIRST_PIECE, body }, await keyless.logIn())
    const stored = () => keyless.database.selectFrom('merge_list').select('is_sealed').execute()
    expect(await stored()).toEqual([{ is_sealed: false }])
    await transact(keyless.database, (tx) => resealLists(tx, [KEY]))
    expect(await stored()).toEqual([{ is_sealed: true }])
    const read = await readLists(keyless.database, [KEY], orderNumber)
    expect(read.get(1)?.list).toEqual(LIST)
    await keyless.close()
  })
})

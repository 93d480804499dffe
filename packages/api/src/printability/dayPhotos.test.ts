import { randomUUID } from 'node:crypto'
import type { DesignDraft } from '@irodori/contract/entities/design'
import type { RectImageItem } from '@irodori/contract/entities/designItem'
import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import type { Template } from '@irodori/contract/entities/template'
import { dayFrames } from '@irodori/design/dayPhotos'
import { pageFromDesign } from '@irodori/design/designPage'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { INCOMPLETENESS } from '@irodori/rules/completeness'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { resetOrders } from '../../testing/messageOrder.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putTemplates } from '../catalogue/putTemplate.ts'
import { transact } from '../database/transact.ts'

const HANAKO: OwnDay = { name: '花子', month: 4, date: 12, kind: 'BIRTHDAY', hasPhoto: true }
const CALENDAR: Template = {
  ...TEMPLATE,
  id: 'card-month',
  width: 400,
  height: 300,
  monthGrid: sampleMonthGrid({ left: 0, top: 0, width: 400, height: 300, headHeight: 40 }),
  month: '2027-04',
}

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await resetOrders(server)
  token = await server.logIn()
  await transact(server.database, (tx) => putTemplates(tx, [CALENDAR]))
})

/** A page of April 2027 with the frame of an own day, as the editor makes it. */
function page(change: Partial<RectImageItem> = {}, ownDays: OwnDay[] = [HANAKO]): DesignDraft {
  const draft = draftOf(CALENDAR, randomUUID(), { ownDays: [HANAKO] })
  const [frame] = dayFrames(pageFromDesign(draft), new Map(), randomUUID)
  if (!frame) throw new Error('the page has no frame for the own day')
  return { ...draft, ownDays, items: [...draft.items, { ...frame, ...change }] }
}

const save = (draft: DesignDraft) =>
  server.call('createDesigns', { body: { ...ORDERS.a, groupNumber: null, designs: [draft] } }, token)
const saved = async () =>
  (await server.call('readOrder', { params: { orderNumber: ORDERS.a.orderNumber } }, token)).data?.designs ?? []

it('CLD-10: the server stores the frame of an own day, and needs no photo in it', async () => {
  const draft = page()
  const [window, words] = draft.items
  if (!window || !words) throw new Error('the template has no items')
  const items = [{ ...window, isDisabledItem: true }, words, ...draft.items.slice(2)]
  expect(await save({ ...draft, items })).toMatchObject({ code: 200 })
  expect(await saved()).toMatchObject([
    { items: [{}, {}, { ofDay: '04-12' }], isNotCompleteType: INCOMPLETENESS.PAGES_MISSING },
  ])
})

it.each([
  ['moved', { left: 3 }],
  ['larger than its part of the cell', { height: 200 }],
  ['rotated', { rotate: 5 }],
  ['with round corners', { borderRadius: { rx: 20, ry: 20 } }],
  ['of a day that the customer does not have', { ofDay: '04-13' }],
])('CLD-10: a frame of an own day that is %s is refused', async (_, change) => {
  expect(await save(page(change))).toMatchObject({
    errorCode: 'DESIGN_NOT_PRINTABLE',
    error: { violations: [{ reason: 'ITEM_MOVED' }] },
  })
  expect(await saved()).toEqual([])
})

it.each([
  ['the days have no photo', [{ ...HANAKO, hasPhoto: false }]],
  ['the calendar has no own days', []],
])('CLD-10: a frame of an own day is refused if %s', async (_, ownDays) => {
  expect(await save(page({}, ownDays))).toMatchObject({ error: { violations: [{ reason: 'ITEM_MOVED' }] } })
})

it('CLD-10: a second frame of the same day is refused', async () => {
  const draft = page()
  const frame = draft.items.at(-1)
  if (!frame) throw new Error('the page has no items')
  const items = [...draft.items, { ...frame, id: randomUUID(), position: frame.position + 1 }]
  expect(await save({ ...draft, items })).toMatchObject({ error: { violations: [{ reason: 'ITEM_MOVED' }] } })
})

it('CLD-10: a frame of an own day on a page without a month is refused', async () => {
  const frame = page().items.at(-1)
  if (!frame) throw new Error('the page has no items')
  const draft = draftOf(TEMPLATE, randomUUID())
  expect(await save({ ...draft, items: [...draft.items, frame] })).toMatchObject({
    error: { violations: [{ reason: 'ITEM_MOVED' }] },
  })
  expect(await saved()).toEqual([])
})

import type { Session } from '@irodori/client/session'
import { loginGuest, logout } from '@irodori/contract/endpoints/authentication'
import { readDesigns, updateDesigns } from '@irodori/contract/endpoints/design'
import { createDesignSeries } from '@irodori/contract/endpoints/designGroup'
import { listOrders, readOrder, verifyOrder } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import { pageContentHash } from '@irodori/design/pageContent'
import { discardTyped } from '@irodori/ui/testing/discardTyped'
import type { FakeCall, SentCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestJournal } from '../../testing/createTestJournal.ts'
import { renderInEditor } from '../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../testing/sampleDesign.ts'
import { otherOrder, sampleOrder } from '../../testing/sampleOrders.ts'
import { savedDesign } from '../../testing/savedDesign.ts'
import { useEditor } from './context/EditorContext.ts'
import type { Journal } from './journal/journal.ts'
import { OrderGate } from './OrderGate.tsx'
import type { EditorRoute } from './opening/editorRoute.ts'
import { orderAwaitedAtom } from './state/connectionState.ts'
import { pagesAtom } from './state/designState.ts'
import { dialogsAtom } from './state/dialogState.ts'
import { orderGiven, orderLaterAtom } from './state/orderLater.ts'
import { orderAtom, savedAtom } from './state/savingState.ts'
import { choosingOrderAtom, toastAtom } from './state/viewState.ts'

const OTHER = { orderNumber: 'irodori-10000002', phoneNumber: '0612345678' }
const FIRST = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678' }
/** The address names an order whose phone number the form asks for. */
const ASKED = 'irodori-10000009'
const BOOK: EditorRoute = { kind: 'NEW', templateId: 'series', isSeichoku: true, productId: 'card', orderNumber: ASKED }
const CARD: EditorRoute = { ...BOOK, templateId: 'template', isSeichoku: false }
const ACCOUNT: Session = { token: 'account', userName: 'hana@example.com', role: 'USER' }

const passed = ({ body }: SentCall) =>
  succeed({ orderNumber: (body as typeof FIRST).orderNumber, paymentType: 'CREDIT_CARD' })
const session = ({ body }: SentCall): Session => ({
  token: 't',
  userName: (body as typeof FIRST).orderNumber,
  role: 'GUEST',
})

const dialog = page.getByRole('dialog', { name: 'ご注文の確認' })
const submit = page.getByRole('button', { name: '注文を確認して作りはじめる' })

const Sample = () => <OrderGate editor={useEditor()} />

interface GateOptions {
  readonly calls?: readonly FakeCall[]
  /** The default is a guest's session; null leaves nobody logged in. */
  readonly session?: Session | null
  readonly orders?: readonly Order[]
  readonly patch?: Partial<Journal>
}

async function renderGate(route: EditorRoute, { calls = [], session: given, orders = [], patch }: GateOptions) {
  const screen = await renderInEditor(<Sample />, {
    pages: [samplePage('front', [sampleText('words', 1)], { designId: route.kind === 'EDIT' ? 'design 1' : null })],
    route,
    path: '/design',
    areas: ['verification', 'login', 'session', 'errors'],
    calls: [
      ...calls,
      { endpoint: verifyOrder, reply: passed },
      { endpoint: loginGuest, reply: (call) => succeed([session(call)]) },
      answers(logout, null),
      answers(listOrders, [...orders]),
    ],
    ...(patch && { journal: createTestJournal(patch) }),
    ...(given !== null && { session: given ?? { token: 't', userName: FIRST.orderNumber, role: 'GUEST' as const } }),
  })
  const verified = () => screen.sent.filter(({ path }) => path === verifyOrder.path).map(({ body }) => body)
  return { ...screen, verified }
}

async function openGate(route: EditorRoute, calls: readonly FakeCall[] = []) {
  const screen = await renderGate(route, { calls })
  await page.getByRole('textbox', { name: '注文番号' }).fill(FIRST.orderNumber)
  await page.getByRole('textbox', { name: '電話番号' }).fill(FIRST.phoneNumber)
  return screen
}

it('assigns a new card to the order that was entered, and the form goes away', async () => {
  const { store, verified } = await openGate(CARD)
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(store.get(orderAtom)).toEqual({ ...FIRST, groupNumber: null, designSeriesId: null })
  expect(verified()).toEqual([{ ...FIRST, productId: 'card', actionType: 'create' }])
})

const BEGUN: EditorRoute = {
  kind: 'NEW',
  templateId: 'template',
  isSeichoku: false,
  productId: 'card',
  orderNumber: null,
}

/** Begins a new design without a session, and has a save ask for its order. */
async function beginLater(calls: readonly FakeCall[] = []) {
  const moveTo = vi.fn(async () => {})
  const screen = await renderGate(BEGUN, {
    session: null,
    orders: [sampleOrder(FIRST)],
    calls: [...calls, answers(readOrder, sampleOrder(FIRST))],
    patch: { moveTo },
  })
  await expect.poll(() => screen.store.get(orderLaterAtom)).toBe('UNREAD')
  return { ...screen, moveTo }
}

const needed = page.getByRole('dialog', { name: '保存には注文番号が必要です' })

it('ODR-57: asks nothing of a visitor without a session who begins a design', async () => {
  const { store } = await beginLater()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(store.get(orderAtom)).toBeNull()
})

it('ODR-58: says how to get an order, and lets the customer go on without one', async () => {
  const { store } = await beginLater()
  const given = orderGiven(store)
  await expect.element(needed).toBeVisible()
  await page.getByRole('button', { name: 'まだ注文していない方' }).click()
  await expect.element(needed).toMatchTextContent(/ご注文ください/)
  await userEvent.keyboard('{Escape}')
  await expect.element(needed).not.toBeInTheDocument()
  expect(await given).toBe(false)
})

it('ODR-58: gives the design the order of the login before the save goes on', async () => {
  const { store, moveTo, verified } = await beginLater()
  const given = orderGiven(store)
  await needed.getByRole('button', { name: '注文番号を入れる' }).click()
  await page.getByRole('textbox', { name: '注文番号' }).fill(FIRST.orderNumber)
  await page.getByRole('textbox', { name: '電話番号' }).fill(FIRST.phoneNumber)
  await page.getByRole('button', { name: 'ログインする' }).click()
  expect(await given).toBe(true)
  expect(store.get(orderAtom)).toMatchObject({ orderNumber: FIRST.orderNumber })
  expect(moveTo).toHaveBeenCalledWith(`/design/new/template/false/card?order=${FIRST.orderNumber}`)
  expect(verified()).toHaveLength(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

const SAVED: EditorRoute = {
  kind: 'EDIT',
  orderNumber: OTHER.orderNumber,
  groupNumber: '2',
  designSeriesId: 'none',
  productId: 'card',
}

it('ODR-51: asks for the right to change a saved design under its own order, whichever order was typed last', async () => {
  const { store, verified, connection } = await renderGate(SAVED, {
    session: ACCOUNT,
    orders: [sampleOrder(FIRST), otherOrder(OTHER)],
  })
  connection.orderRecord.write(FIRST)
  await expect.poll(() => store.get(orderAtom)).toEqual({ ...OTHER, groupNumber: 2, designSeriesId: null })
  expect(verified()).toEqual([{ ...OTHER, productId: 'card', actionType: 'update', designIds: ['design 1'] }])
})

it('ODR-54: gives a new design another order of the account, and has its photos sent there', async () => {
  const moveTo = vi.fn(async () => {})
  const { store, verified, editor } = await renderGate(
    { ...CARD, orderNumber: FIRST.orderNumber },
    { session: ACCOUNT, orders: [sampleOrder(FIRST), otherOrder(OTHER)], patch: { moveTo } },
  )
  await expect.poll(() => store.get(orderAtom)?.orderNumber).toBe(FIRST.orderNumber)
  const sendAgain = vi.spyOn(editor.uploads, 'sendAgain')
  store.set(choosingOrderAtom, true)
  const choice = page.getByRole('dialog', { name: 'デザインを入れるご注文' })
  await expect.element(choice.getByRole('button', { name: /irodori-10000001.*現在のご注文/ })).toBeDisabled()
  await choice.getByRole('button', { name: /irodori-10000002/ }).click()
  await expect.poll(() => store.get(orderAtom)).toEqual({ ...OTHER, groupNumber: null, designSeriesId: null })
  await expect.element(choice).not.toBeInTheDocument()
  expect(verified()).toHaveLength(2)
  expect(sendAgain).toHaveBeenCalledOnce()
  expect(moveTo).toHaveBeenCalledWith('/design/new/template/false/card?order=irodori-10000002')
  expect(editor.route()).toMatchObject({ orderNumber: OTHER.orderNumber })
})

it('ODR-54: asks before a saved design moves, names both orders, and moves nothing when it is declined', async () => {
  const { store, sent } = await renderGate(
    { ...SAVED, orderNumber: FIRST.orderNumber },
    {
      session: ACCOUNT,
      orders: [sampleOrder(FIRST), otherOrder(OTHER)],
      calls: [answers(readDesigns, [])],
    },
  )
  await expect.poll(() => store.get(orderAtom)?.orderNumber).toBe(FIRST.orderNumber)
  store.set(savedAtom, new Map(store.get(pagesAtom).map((page) => [page.key, pageContentHash(page)])))
  store.set(choosingOrderAtom, true)
  await page.getByRole('button', { name: /irodori-10000002/ }).click()
  const question = page.getByRole('alertdialog', { name: 'デザインを別のご注文へ移しますか' })
  await expect.element(question).toMatchTextContent(/ご注文 irodori-10000001 からご注文 irodori-10000002 へ移ります/)
  await question.getByRole('button', { name: '移さない' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(store.get(orderAtom)?.orderNumber).toBe(FIRST.orderNumber)
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
})

const SIDES = ['6f1c3f0e-1f6f-4a53-9d1c-0a1b2c3d4e5f', '7a1c3f0e-1f6f-4a53-9d1c-0a1b2c3d4e5f'].map((key, index) =>
  samplePage(key, [sampleText('words', 1)], { designId: `side ${index + 1}`, sideNumber: index + 1 }),
)
const SAVED_AT = '2026-04-02T00:00:00.000Z'
const savedSides = SIDES.map((side) => savedDesign(side, side.designId ?? '', SAVED_AT))

/** A saved design whose customer has chosen the other order and is asked whether the design moves. */
async function openMove(session: Session, calls: readonly FakeCall[]) {
  const accepted = vi.fn()
  const screen = await renderGate(
    { ...SAVED, orderNumber: FIRST.orderNumber },
    {
      calls: [...calls, answers(readOrder, sampleOrder(FIRST))],
      session,
      orders: [sampleOrder(FIRST), otherOrder(OTHER)],
      // The journal never settles, because the page of the test must stay at its address.
      patch: { accepted, settled: () => new Promise(() => {}) },
    },
  )
  const { store } = screen
  await expect.poll(() => store.get(orderAtom)?.orderNumber).toBe(FIRST.orderNumber)
  store.set(savedAtom, new Map(store.get(pagesAtom).map((page) => [page.key, pageContentHash(page)])))
  store.set(choosingOrderAtom, true)
  if (session.role === 'GUEST') {
    await page.getByRole('textbox', { name: '注文番号' }).fill(OTHER.orderNumber)
    await page.getByRole('textbox', { name: '電話番号' }).fill(OTHER.phoneNumber)
    await page.getByRole('button', { name: 'このご注文に変更する' }).click()
  } else {
    await page.getByRole('button', { name: /irodori-10000002/ }).click()
  }
  const question = page.getByRole('alertdialog', { name: 'デザインを別のご注文へ移しますか' })
  const puts = () => screen.sent.filter(({ method }) => method === 'PUT')
  return { ...screen, accepted, question, confirm: question.getByRole('button', { name: /へ移す/ }), puts }
}

const GUEST: Session = { token: 't', userName: FIRST.orderNumber, role: 'GUEST' }

it.each([
  ['an account', ACCOUNT],
  ['a guest', GUEST],
])('ODR-54: moves all saved pages of %s into the other order, and gives the design its address', async (_, session) => {
  const names: (string | undefined)[] = []
  const nameNow = { read: () => undefined as string | undefined }
  const { accepted, confirm, puts, connection } = await openMove(session, [
    {
      endpoint: readDesigns,
      reply: () => {
        names.push(nameNow.read())
        return succeed(savedSides)
      },
    },
    {
      endpoint: updateDesigns,
      reply: () => {
        names.push(nameNow.read())
        return succeed(savedSides.map((side) => ({ ...side, ...OTHER, groupNumber: 5 })))
      },
    },
  ])
  nameNow.read = () => connection.session.read()?.userName
  await confirm.click()
  await expect.poll(() => accepted.mock.calls.length).toBe(1)
  expect(names).toEqual(
    session.role === 'GUEST' ? [FIRST.orderNumber, OTHER.orderNumber] : [session.userName, session.userName],
  )
  const [put] = puts()
  expect(put?.body).toMatchObject({
    ...OTHER,
    oldOrderNumber: FIRST.orderNumber,
    oldPhoneNumber: FIRST.phoneNumber,
    groupNumber: null,
    designs: [
      { id: 'side 1', sideNumber: 1, basedOn: SAVED_AT },
      { id: 'side 2', sideNumber: 2, basedOn: SAVED_AT },
    ],
  })
  expect(accepted.mock.calls[0]?.[2]).toBe('/design/edit/irodori-10000002/5/none/card')
})

it('ODR-54: says why the saved pages could not be read, saves nothing, and moves them when it is tried again', async () => {
  let attempts = 0
  const { accepted, confirm, question, puts } = await openMove(ACCOUNT, [
    { endpoint: readDesigns, reply: () => (attempts++ === 0 ? refuse(500, 'INTERNAL') : succeed(savedSides)) },
    answers(updateDesigns, savedSides),
  ])
  await confirm.click()
  await expect.element(question.getByRole('alert')).toBeVisible()
  expect(puts()).toEqual([])
  await confirm.click()
  await expect.poll(() => accepted.mock.calls.length).toBe(1)
  expect(puts()).toHaveLength(1)
})

it('shows the form with both numbers again when the series of a book cannot be begun, and sends nothing by itself', async () => {
  const { store, sent } = await openGate(BOOK, [
    { endpoint: createDesignSeries, reply: () => refuse(429, 'TOO_MANY_TRIES') },
  ])
  const begun = () => sent.filter(({ path }) => path === createDesignSeries.path)
  await submit.click()
  await expect.poll(() => store.get(toastAtom)?.key).toBe('opening.seriesFailed')
  await expect.element(page.getByRole('textbox', { name: '注文番号' })).toHaveValue(FIRST.orderNumber)
  await expect.element(submit).not.toHaveAttribute('aria-busy', 'true')
  expect([begun().length, store.get(orderAtom)]).toEqual([1, null])
  await submit.click()
  await expect.poll(() => begun().length).toBe(2)
})

it('asks about an order in production once, and shows the form when the question is closed', async () => {
  const { store, sent } = await openGate(BOOK, [
    { endpoint: createDesignSeries, reply: () => refuse(403, 'ORDER_IS_PRODUCED') },
  ])
  await submit.click()
  await expect.poll(() => store.get(dialogsAtom)[0]?.content.kind).toBe('PRODUCED')
  store.get(dialogsAtom)[0]?.answer(false)
  await expect.element(submit).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('textbox', { name: '注文番号' })).toHaveValue(FIRST.orderNumber)
  expect(store.get(dialogsAtom)).toEqual([])
  expect(sent.filter(({ path }) => path === createDesignSeries.path)).toHaveLength(1)
})

it('leads a new design back to its product on Escape and assigns it to no order', async () => {
  const { store, history, sent } = await openGate(CARD)
  await discardTyped()
  await expect.poll(() => history?.at(-1)).toBe('/product/card?order=irodori-10000009')
  expect(store.get(orderAtom)).toBeNull()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

it('NLW-31: asks for no order without a connection, and finds it when the connection is back', async () => {
  let isReachable = false
  const reply = () => {
    if (!isReachable) throw new TypeError('no connection')
    return succeed([sampleOrder(FIRST)])
  }
  const { store, sent } = await renderGate(
    { ...CARD, orderNumber: FIRST.orderNumber },
    { session: ACCOUNT, calls: [{ endpoint: listOrders, reply }] },
  )
  await expect.poll(() => store.get(orderAwaitedAtom), { timeout: 10_000 }).toBe(true)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const tries = sent.length
  isReachable = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => store.get(orderAtom)?.orderNumber).toBe(FIRST.orderNumber)
  expect([store.get(orderAwaitedAtom), sent.length > tries]).toEqual([false, true])
})

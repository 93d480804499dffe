import type { Session } from '@irodori/client/session'
import { loginGuest } from '@irodori/contract/endpoints/authentication'
import { createDesignSeries } from '@irodori/contract/endpoints/design'
import { verifyOrder } from '@irodori/contract/endpoints/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall, SentCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../testing/sampleDesign.ts'
import { useEditor } from './context/EditorContext.ts'
import { OrderGate } from './OrderGate.tsx'
import type { EditorRoute } from './opening/editorRoute.ts'
import { dialogsAtom } from './state/dialogState.ts'
import { orderAtom } from './state/savingState.ts'
import { toastAtom } from './state/viewState.ts'

const FIRST = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678' }
const BOOK: EditorRoute = { kind: 'NEW', templateId: 'series', isSeichoku: true, productId: 'card' }
const CARD: EditorRoute = { ...BOOK, templateId: 'template', isSeichoku: false }

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

async function openGate(route: EditorRoute, calls: readonly FakeCall[] = []) {
  const screen = await renderInEditor(<Sample />, {
    pages: [samplePage('front', [sampleText('words', 1)], { designId: route.kind === 'EDIT' ? 'design 1' : null })],
    route,
    path: '/design',
    areas: ['verification', 'login', 'session', 'errors'],
    calls: [
      ...calls,
      { endpoint: verifyOrder, reply: passed },
      { endpoint: loginGuest, reply: (call) => succeed([session(call)]) },
    ],
  })
  await page.getByRole('textbox', { name: '注文番号' }).fill(FIRST.orderNumber)
  await page.getByRole('textbox', { name: '電話番号' }).fill(FIRST.phoneNumber)
  const verified = () => screen.sent.filter(({ path }) => path === verifyOrder.path).map(({ body }) => body)
  return { ...screen, verified }
}

it('assigns a new card to the order that was entered, and the form goes away', async () => {
  const { store, verified } = await openGate(CARD)
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(store.get(orderAtom)).toEqual({ ...FIRST, groupNumber: null, designSeriesId: null })
  expect(verified()).toEqual([{ ...FIRST, productId: 'card', actionType: 'create' }])
})

it('asks for the right to change the saved designs when they are opened', async () => {
  const { store, verified } = await openGate({
    kind: 'EDIT',
    ...FIRST,
    groupNumber: '2',
    designSeriesId: 'none',
    productId: 'card',
  })
  await submit.click()
  await expect.poll(() => store.get(orderAtom)).toEqual({ ...FIRST, groupNumber: 2, designSeriesId: null })
  expect(verified()).toEqual([{ ...FIRST, productId: 'card', actionType: 'update', designIds: ['design 1'] }])
})

it('shows the form with both numbers again when the series of a book cannot be begun, and sends nothing by itself', async () => {
  const { store, sent } = await openGate(BOOK, [{ endpoint: createDesignSeries, reply: () => refuse(503, 'BUSY') }])
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
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => history?.at(-1)).toBe('/product/card')
  expect(store.get(orderAtom)).toBeNull()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

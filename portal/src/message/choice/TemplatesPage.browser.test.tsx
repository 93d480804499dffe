import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { copyMessage, listMessageTemplates, readMessage } from '@irodori/contract/endpoints/message'
import { listOrders, readOrder } from '@irodori/contract/endpoints/order'
import type { MessageItem } from '@irodori/contract/entities/message'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { messageOrder, messagePhoto, messageTemplate } from '../../../testing/sampleMessages.ts'
import { GUEST, sampleDesign, USER } from '../../../testing/sampleOrders.ts'
import { Screens } from '../../Screens.tsx'

const blue = page.getByRole('button', { name: 'あおい空' })
const dialog = page.getByRole('dialog', { name: '「あおい空」で作りますか' })
const next = page.getByRole('button', { name: '次へ進む' })
const ownOrder = (orderNumber: string) =>
  messageOrder({ id: orderNumber, orderNumber, designs: [sampleDesign({ orderNumber })] })
const orderOfPath: FakeCall['reply'] = ({ path }) => succeed(ownOrder(path.split('/').at(-1) ?? ''))

interface Settings {
  readonly items?: readonly MessageItem[]
  readonly order?: FakeCall['reply']
  readonly copy?: FakeCall['reply']
}

const open = (
  { items = [], order = orderOfPath, copy = () => succeed(items) }: Settings = {},
  session = GUEST,
  path = '',
) =>
  renderInPortal(<Screens />, {
    areas: ['messageMaking', 'portal', 'gift'],
    session,
    path: `/digitalMessage/templates${path}`,
    calls: [
      {
        endpoint: listMessageTemplates,
        reply: () => succeed([messageTemplate(), messageTemplate({ id: 'pink', name: 'さくら' })]),
      },
      { endpoint: readOrder, reply: order },
      { endpoint: readMessage, reply: () => succeed(items) },
      { endpoint: copyMessage, reply: copy },
      { endpoint: readNotices, reply: () => succeed([]) },
      { endpoint: listOrders, reply: () => succeed([]) },
    ],
  })

it('DGM-4: asks about the chosen template, and leads to its editor for that order', async () => {
  const { sent } = await open({}, USER, '?orderNumber=irodori-20000002')
  await blue.click()
  await expect.element(dialog).toMatchTextContent(/お相手だけのページに仕上げます。/)
  await expect.element(page.getByRole('link', { name: '次へ進む' })).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: '次へ進む' }))
    .toHaveAttribute('href', '/order/design-digital-message/blue?orderNumber=irodori-20000002')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(blue).toHaveFocus()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('DGM-19: copies the content of another template once before the editor opens', async () => {
  const held = heldReply(succeed([]))
  const { sent, history } = await open({ items: [messagePhoto(1, { templateId: 'pink' })], copy: held.reply })
  await blue.click()
  await expect.element(dialog).toMatchTextContent(/空いている場所に引きつがれます。/)
  await next.dblClick()
  await expect.element(next).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.poll(() => history.at(-1)).toBe('/order/design-digital-message/blue?orderNumber=irodori-10000001')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      path: '/api/digitalMessage/irodori-10000001/carry',
      query: {},
      body: { templateId: 'blue' },
    },
  ])
})

it('stays at the question when the content was not copied, so that it can be tried again', async () => {
  const items = [messagePhoto(1, { templateId: 'pink' })]
  const { history } = await open({ items, copy: replies(offline, () => succeed(items)) })
  await blue.click()
  await next.click()
  await expect.element(page.getByText('内容を引きつげませんでした。もう一度お試しください。')).toBeVisible()
  await expect.element(dialog).toBeVisible()
  await next.click()
  await expect.poll(() => history.at(-1)).toMatch(/^\/order\/design-digital-message\/blue/)
})

it.each([
  { name: 'is in production', order: () => succeed(messageOrder({ status: 'CREATING' })) },
  { name: 'is sent without a message', order: () => succeed(messageOrder({ processMethod: 'normal' })) },
  { name: 'belongs to someone else', order: () => refuse(403, 'FORBIDDEN') },
])('DGM-1: leads to my page when the order $name', async ({ order }) => {
  const { history } = await open({ order })
  await expect.poll(() => history.at(-1)).toBe('/mypage')
})

it('DGM-1: leads a user who names no order to my page', async () => {
  const { history, sent } = await open({}, USER)
  await expect.poll(() => history.at(-1)).toBe('/mypage')
  expect(sent.some(({ path }) => path.startsWith('/api/guest/order/'))).toBe(false)
})

it('reads the order again on request after a lost connection', async () => {
  let isOnline = false
  await open({ order: (...call) => (isOnline ? orderOfPath(...call) : offline()) })
  await expect.element(page.getByText('つながりませんでした')).toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(blue).toBeVisible()
})

it('never offers the templates of one order under the address of another one', async () => {
  const { navigate } = await open(
    { order: (...call) => (call[0].path.endsWith('irodori-10000001') ? orderOfPath(...call) : offline()) },
    USER,
    '?orderNumber=irodori-10000001',
  )
  await expect.element(blue).toBeVisible()
  navigate('/digitalMessage/templates?orderNumber=irodori-20000002')
  await expect.element(page.getByText('つながりませんでした')).toBeVisible()
  await expect.element(blue).not.toBeInTheDocument()
})

it('keeps the templates on the screen when the session ends', async () => {
  const { connection } = await open()
  await expect.element(blue).toBeVisible()
  connection.session.clear('TIMED_OUT')
  await expect.element(blue).toBeVisible()
})

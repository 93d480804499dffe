import { readTemplatesOfDesignSeries } from '@irodori/contract/endpoints/catalogue'
import { createDesigns } from '@irodori/contract/endpoints/design'
import { deleteDesigns, deleteDesignsOfGuest } from '@irodori/contract/endpoints/designGroup'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { firstGroup } from '../../testing/firstGroup.ts'
import { MyOrders } from '../../testing/MyOrders.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder, sampleDesign, sampleOrder, USER } from '../../testing/sampleOrders.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

const question = page.getByRole('alertdialog', { name: 'このデザインを削除しますか' })
const yes = page.getByRole('button', { name: '削除する' })
const no = page.getByRole('button', { name: '削除しない' })
const restore = page.getByRole('button', { name: '元に戻す' })
const openerOf = (orderNumber: string) => page.getByRole('button', { name: orderNumber })
const deleted = () => succeed(null)

interface Replies {
  readonly remove?: FakeCall['reply']
  readonly create?: FakeCall['reply']
}

const TWO_SIDES = sampleOrder({ designs: [sampleDesign(), sampleDesign({ id: 'design-1b', sideNumber: 2 })] })

const open = ({ remove = deleted, create = () => succeed([]) }: Replies = {}, session = GUEST) =>
  renderInPortal(
    <MyOrders
      orders={[TWO_SIDES, otherOrder()]}
      dialog={(order, close) => <DeleteDialog order={order} group={firstGroup(order)} onClose={close} />}
    />,
    {
      areas: ['copying'],
      session,
      calls: [
        { endpoint: deleteDesignsOfGuest, reply: remove },
        { endpoint: deleteDesigns, reply: remove },
        { endpoint: createDesigns, reply: create },
        { endpoint: readTemplatesOfDesignSeries, reply: () => succeed([]) },
      ],
    },
  )

it('CPY-5: says how many pages would go, and deletes the piece of that order once', async () => {
  const held = heldReply(deleted())
  const { sent } = await open({ remove: held.reply })
  await openerOf('irodori-20000002').click()
  await expect.element(question).toMatchTextContent(/1面のデザイン/)
  await expect.element(no).toHaveFocus()
  await yes.dblClick()
  await expect.element(yes).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  held.release()
  await expect.element(page.getByTestId('status')).toHaveTextContent('デザインを削除しました。')
  await expect.element(question).not.toBeInTheDocument()
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/guest/design/irodori-20000002/1', query: {}, body: null }])
})

it('CPY-5: deletes with the call of the account', async () => {
  const { sent } = await open({}, USER)
  await openerOf('irodori-10000001').click()
  await expect.element(question).toMatchTextContent(/2面のデザイン/)
  await yes.click()
  await expect.element(restore).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual(['/api/design/guest/irodori-10000001/1'])
})

it.each(['{Escape}', '{Enter}'])(
  'deletes nothing when the customer answers with %s, and returns the focus',
  async (key) => {
    const { sent } = await open()
    await openerOf('irodori-10000001').click()
    await expect.element(no).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(openerOf('irodori-10000001')).toHaveFocus()
    expect(sent).toEqual([])
  },
)

it('CPY-7: restores both pages in their order, and again with the same keys after a lost connection', async () => {
  const { sent } = await open({ create: replies(offline, () => succeed([])) })
  await openerOf('irodori-10000001').click()
  await yes.click()
  await restore.click()
  await expect.element(page.getByTestId('status')).toHaveTextContent('元に戻せませんでした。')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(page.getByText('デザインを元に戻しました。')).toBeVisible()
  await expect.element(page.getByTestId('status')).toBeEmptyDOMElement()
  const [first, second] = sent.filter(({ method }) => method === 'POST')
  expect(first?.body).toMatchObject({
    orderNumber: 'irodori-10000001',
    groupNumber: null,
    designs: [
      { id: null, sideNumber: 1 },
      { id: null, sideNumber: 2 },
    ],
  })
  expect(second?.body).toEqual(first?.body)
})

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
  readonly title: string
  readonly text: RegExp
}

const UPDATED = { title: '注文情報が更新されています', text: /最新の情報を読み込む/ }
const NOT_DELETED = { title: 'デザインを削除できませんでした', text: /ご注文の状況をご確認/ }

const ROWS: readonly Row[] = [
  { answer: '400 DESIGN_DELETE_ERROR', reply: () => refuse(400, 'DESIGN_DELETE_ERROR'), ...NOT_DELETED },
  {
    answer: '400 with the message DESIGN_DELETE_ERROR',
    reply: () => refuse(400, 'REQUEST_INVALID', 'DESIGN_DELETE_ERROR'),
    ...NOT_DELETED,
  },
  { answer: 'another 400', reply: () => refuse(400, 'REQUEST_INVALID', '別の文です。'), ...UPDATED },
  { answer: '403', reply: () => refuse(403, 'FORBIDDEN'), ...UPDATED },
  { answer: '404', reply: () => refuse(404, 'NOT_FOUND'), title: 'デザインが見つかりません', text: /すでに削除された/ },
  {
    answer: '500 with a message of the shop',
    reply: () => refuse(500, 'INTERNAL', 'ただいま削除をお受けしていません。'),
    title: '処理を完了できませんでした',
    text: /ただいま削除をお受けしていません。/,
  },
  {
    answer: '503 without a message',
    reply: () => refuse(503, 'BUSY'),
    title: 'ただいま込み合っています',
    text: /少し待ってから/,
  },
  { answer: 'no answer', reply: offline, title: 'つながりませんでした', text: /接続をお確かめ/ },
]

it.each(ROWS)(
  'CPY-6: after $answer says "$title" in place of the question, and reads the orders again',
  async (row) => {
    const { queryClient } = await open({ remove: row.reply })
    const read = vi.spyOn(queryClient, 'invalidateQueries')
    await openerOf('irodori-10000001').click()
    await yes.click()
    await expect.element(page.getByRole('alertdialog', { name: row.title })).toMatchTextContent(row.text)
    await expect.element(question).not.toBeInTheDocument()
    expect(read).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByTestId('status')).toBeEmptyDOMElement()
  },
)

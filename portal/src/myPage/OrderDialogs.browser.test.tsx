import { sendRakutenPointMail } from '@irodori/contract/endpoints/afterOrder'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, replies } from '../../testing/fakeNetwork.ts'
import { MyOrders } from '../../testing/MyOrders.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { otherOrder, sampleOrder } from '../../testing/sampleOrders.ts'
import { OrderNotices } from './OrderNotices.tsx'
import { PointMailDialog } from './PointMailDialog.tsx'

const openerOf = (orderNumber: string) => page.getByRole('button', { name: orderNumber })
const orders = [sampleOrder(), otherOrder()]
const areas = ['orderDialogs'] as const

const openMail = (reply: FakeCall['reply']) =>
  renderInPortal(
    <MyOrders orders={orders} dialog={(order, close) => <PointMailDialog order={order} onClose={close} />} />,
    { areas, calls: [{ endpoint: sendRakutenPointMail, reply }] },
  )
const question = page.getByRole('alertdialog', { name: 'ポイント払いのご案内メールを送りますか' })
const send = page.getByRole('button', { name: 'メールを送る' })

it('MYP-13: asks for the order by its number, sends its mail once, and confirms it', async () => {
  const held = heldReply(succeed(null))
  const { sent } = await openMail(held.reply)
  await openerOf('irodori-20000002').click()
  await expect.element(question).toMatchTextContent(/注文番号 irodori-20000002 の/)
  await expect.element(page.getByRole('button', { name: '送らない' })).toHaveFocus()
  await send.dblClick()
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  held.release()
  await expect.element(page.getByRole('alertdialog', { name: 'メールをお送りしました' })).toBeVisible()
  expect(sent).toMatchObject([{ path: '/api/mail/rakutenPointMail', query: { orderNumber: 'irodori-20000002' } }])
})

it('sends no mail when the customer declines, and returns the focus', async () => {
  const { sent } = await openMail(() => succeed(null))
  await openerOf('irodori-10000001').click()
  await expect.element(page.getByRole('button', { name: '送らない' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(openerOf('irodori-10000001')).toHaveFocus()
  expect(sent).toEqual([])
})

it('reports a refused mail below the orders, with an action that asks again for the same order', async () => {
  await openMail(
    replies(
      () => refuse(400, 'STATUS_NOT_ALLOWED'),
      () => succeed(null),
    ),
  )
  await openerOf('irodori-20000002').click()
  await send.click()
  await expect.element(page.getByTestId('status')).not.toBeEmptyDOMElement()
  await expect.element(question).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(question).toMatchTextContent(/注文番号 irodori-20000002 の/)
})

const openNotice = (kind: 'WRONG_PRODUCT' | 'PENDING_CANCEL') =>
  renderInPortal(
    <MyOrders orders={orders} dialog={(order, close) => <OrderNotices kind={kind} order={order} onClose={close} />} />,
    { areas },
  )

it('names the order that has to be ordered anew, and leads to its cancellation with the reason', async () => {
  const { pages } = await openNotice('PENDING_CANCEL')
  await openerOf('irodori-20000002').click()
  await expect
    .element(page.getByRole('alertdialog', { name: 'ご注文のし直しをお願いします' }))
    .toMatchTextContent(/注文番号 irodori-20000002 は/)
  await page.getByRole('button', { name: 'キャンセルの手続きへ' }).click()
  await expect.poll(() => pages.loaded).toEqual(['/order/cancel?orderNumber=irodori-20000002&reason=0'])
})

it('names the order of a design that was not bought, and leads nowhere when it is dismissed', async () => {
  const { pages } = await openNotice('WRONG_PRODUCT')
  await openerOf('irodori-10000001').click()
  const notice = page.getByRole('alertdialog', { name: 'ご注文にない商品のデザインがあります' })
  await expect.element(notice).toMatchTextContent(/注文番号 irodori-10000001 に/)
  await expect.element(page.getByRole('button', { name: 'わかりました' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(openerOf('irodori-10000001')).toHaveFocus()
  expect(pages.loaded).toEqual([])
})

it('MYP-23: leads from the notice to the products under the number of the order', async () => {
  const { pages } = await openNotice('WRONG_PRODUCT')
  await openerOf('irodori-20000002').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '商品一覧へ' }).click()
  await expect.poll(() => pages.loaded).toEqual(['/home?order=irodori-20000002'])
})

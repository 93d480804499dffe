import { downloadInvoice, readInvoice, updateInvoice } from '@irodori/contract/endpoints/afterOrder'
import type { Invoice } from '@irodori/contract/entities/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import { discardTyped } from '@irodori/ui/testing/discardTyped'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { MyOrders } from '../../testing/MyOrders.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { otherOrder, sampleOrder } from '../../testing/sampleOrders.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'

const SEEN: Invoice = {
  name: '山田花子',
  describe: 'お品代',
  totalPrice: 5980,
  isReissue: false,
  isSeenTutorial: true,
  availableUntil: '2027-05-18',
}
const dialog = page.getByRole('dialog', { name: '領収書' })
const tutorial = page.getByRole('dialog', { name: '領収書のご案内' })
const addressee = page.getByRole('textbox', { name: '宛名' })
const description = page.getByRole('textbox', { name: '但し書き' })
const download = page.getByRole('button', { name: '領収書をダウンロード' })
const pdf = () => new Blob(['%PDF'])

interface Replies {
  readonly read?: FakeCall['reply']
  readonly update?: FakeCall['reply']
  readonly file?: FakeCall['reply']
}

const open = ({ read = () => succeed(SEEN), update = () => succeed(SEEN), file = pdf }: Replies = {}) =>
  renderInPortal(
    <MyOrders
      orders={[sampleOrder(), otherOrder()]}
      dialog={(order, close) => <InvoiceDialog order={order} onClose={close} />}
    />,
    {
      areas: ['invoice'],
      calls: [
        { endpoint: readInvoice, reply: read },
        { endpoint: updateInvoice, reply: update },
        { endpoint: downloadInvoice, reply: file },
      ],
    },
  )
const openerOf = (orderNumber: string) => page.getByRole('button', { name: orderNumber })

it('RCP-2: explains the receipt on three pages before the form, and remembers that they were seen', async () => {
  let isSeenTutorial = false
  const update = () => {
    isSeenTutorial = true
    return succeed(SEEN)
  }
  const { sent } = await open({ read: () => succeed({ ...SEEN, isSeenTutorial }), update })
  await openerOf('irodori-20000002').click()
  await expect.element(tutorial).toMatchTextContent(/1 \/ 3/)
  await page.getByRole('button', { name: '次へ' }).click()
  await page.getByRole('button', { name: '次へ' }).click()
  await expect.element(tutorial).toMatchTextContent(/3 \/ 3.*2027年5月18日まで/)
  await page.getByRole('button', { name: '領収書の作成へ' }).click()
  await expect.element(dialog).toMatchTextContent(/￥5,980/)
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/api/order/irodori-20000002/invoice', body: { name: '', describe: '', isSeenTutorial: true } },
  ])
})

it('RCP-3, RCP-4: saves a changed text and downloads the receipt once, also when it is sent twice in a row', async () => {
  const update = heldReply(succeed({ ...SEEN, name: '株式会社いろどり' }))
  const { sent, pages } = await open({ update: update.reply })
  await openerOf('irodori-20000002').click()
  await expect.element(addressee).toHaveFocus()
  await expect.element(addressee).toHaveAccessibleDescription('空欄にすると「佐藤太郎」様になります。')
  await addressee.fill('株式会社いろどり')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(download).toHaveAttribute('aria-busy', 'true')
  update.release()
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/領収書をダウンロードしました。/)
  const issuing = sent.filter(({ method, path }) => method === 'PUT' || path.endsWith('download'))
  expect(issuing).toMatchObject([
    { path: '/api/order/irodori-20000002/invoice', body: { name: '株式会社いろどり', describe: 'お品代' } },
    { path: '/api/order/irodori-20000002/invoice/download' },
  ])
  expect(pages.saved).toEqual(['領収書_irodori-20000002.pdf'])
})

it('ACC-3: closes without a question once the text has been saved', async () => {
  await open()
  await openerOf('irodori-20000002').click()
  await addressee.fill('株式会社いろどり')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/領収書をダウンロードしました。/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('ACC-3: closes without a question once the file has been saved, also while the receipt is read again', async () => {
  const again = heldReply(succeed({ ...SEEN, name: '株式会社いろどり', isReissue: true }))
  let isIssued = false
  const { pages } = await open({
    read: () => (isIssued ? again.reply() : succeed(SEEN)),
    file() {
      isIssued = true
      return pdf()
    },
  })
  await openerOf('irodori-20000002').click()
  await addressee.fill('株式会社いろどり')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => pages.saved).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('downloads an unchanged receipt without saving it, and announces a reissue', async () => {
  const { sent, pages } = await open({ read: () => succeed({ ...SEEN, isReissue: true }) })
  await openerOf('irodori-10000001').click()
  await expect.element(dialog).toMatchTextContent(/今回は「再発行」と記されます/)
  await page.getByRole('button', { name: '再発行してダウンロード' }).click()
  await expect.poll(() => pages.saved).toEqual(['領収書_再発行_irodori-10000001.pdf'])
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
})

it('keeps the text and saves no file when the shop refuses it, and takes the message away at the next attempt', async () => {
  const file = heldReply(pdf())
  const { pages } = await open({
    update: replies(
      () => refuse(400, 'STATUS_NOT_ALLOWED'),
      () => succeed(SEEN),
    ),
    file: file.reply,
  })
  await openerOf('irodori-10000001').click()
  await description.fill('記念品代')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('status')).not.toBeEmptyDOMElement()
  await expect.element(description).toHaveValue('記念品代')
  expect(pages.saved).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('status')).toBeEmptyDOMElement()
  file.release()
  await expect.poll(() => pages.saved).toHaveLength(1)
})

it.each([
  { answer: '403', reply: () => refuse(403, 'INVOICE_NOT_AVAILABLE'), says: '領収書を発行できません' },
  { answer: '500', reply: () => refuse(500, 'INTERNAL', '内部の事情です'), says: '処理を完了できませんでした' },
  { answer: 'no data', reply: () => succeed(null), says: '処理を完了できませんでした' },
  { answer: 'no answer', reply: offline, says: 'つながりませんでした' },
])('RCP-5: closes with the status message "$says" after $answer, whose action opens it again', async (row) => {
  let isAvailable = false
  await open({ read: () => (isAvailable ? succeed(SEEN) : row.reply()) })
  await openerOf('irodori-20000002').click()
  await expect.element(page.getByTestId('status')).toHaveTextContent(row.says)
  await expect.element(dialog).not.toBeInTheDocument()
  isAvailable = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(addressee).toHaveAccessibleDescription('空欄にすると「佐藤太郎」様になります。')
})

it('keeps an open form with its text when the receipt cannot be read again', async () => {
  let isOnline = true
  const { queryClient } = await open({ read: () => (isOnline ? succeed(SEEN) : offline()) })
  await openerOf('irodori-10000001').click()
  await addressee.fill('株式会社いろどり')
  isOnline = false
  await queryClient.invalidateQueries()
  await description.fill('記念品代')
  await expect.element(addressee).toHaveValue('株式会社いろどり')
})

it('sends nothing when it is closed, and returns the focus to its opener', async () => {
  const { sent } = await open()
  await openerOf('irodori-10000001').click()
  await addressee.fill('株式会社いろどり')
  await discardTyped()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(openerOf('irodori-10000001')).toHaveFocus()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

import { listGuideOrders, readGuideEmail } from '@irodori/contract/endpoints/afterOrder'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GuideEmailPage } from './GuideEmailPage.tsx'

const email = page.getByRole('textbox', { name: 'メールアドレス' })
const phone = page.getByRole('textbox', { name: '電話番号' })
const entryOf = (orderNumber: string) => page.getByRole('listitem').filter({ hasText: orderNumber })
const openMail = (orderNumber: string) => entryOf(orderNumber).getByRole('button', { name: '案内を見る' })

const orderOf = (orderNumber: string, productName: string) => ({
  orderNumber,
  orderDate: '2026-11-18T16:00:00.000Z',
  productNames: [productName],
  unit: 2,
})
const ofHanako = () => succeed([orderOf('irodori-10000001', '写真時計'), orderOf('irodori-10000003', '絵本')])
const ofTaro = () => succeed([orderOf('irodori-20000002', '写真立て')])
const mailOf: FakeCall['reply'] = ({ path }) =>
  succeed({ title: `${path.split('/').at(-1)} のご案内`, content: 'ログインの方法' })

const open = (list: FakeCall['reply'], mail: FakeCall['reply'] = mailOf) =>
  renderInPortal(<GuideEmailPage />, {
    areas: ['guideEmail'],
    calls: [
      { endpoint: listGuideOrders, reply: list },
      { endpoint: readGuideEmail, reply: mail },
    ],
  })

async function search(address = 'hanako@example.jp', number = '090-1111-2222') {
  await email.fill(address)
  await phone.fill(number)
  await userEvent.keyboard('{Enter}')
}

it('GDE-2: names both fields, focuses the first one and asks the shop nothing', async () => {
  const { sent } = await open(ofHanako)
  await phone.fill('090')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription('メールアドレスをご入力ください。')
  await expect.element(phone).toHaveAccessibleDescription(/10桁以上でご入力ください。/)
  await phone.fill('0901112222')
  await expect.element(phone).not.toHaveAttribute('aria-invalid')
  expect(sent).toEqual([])
})

it('GDE-1: searches once, lists the orders of the contact, and shows the mail of the chosen one', async () => {
  const list = heldReply(ofHanako())
  const { sent } = await open(list.reply)
  await email.fill(' hanako@example.jp ')
  await phone.fill('０９０-1111-2222')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: '注文をさがす' })).toHaveAttribute('aria-busy', 'true')
  list.release()
  await expect.element(entryOf('irodori-10000003')).toMatchTextContent(/2026年11月19日・絵本・2点/)
  await openMail('irodori-10000003').click()
  await expect.element(page.getByRole('heading', { name: 'irodori-10000003 のご案内' })).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/guideEmail/orders/YAHOO/hanako@example.jp/09011112222',
    '/api/guideEmail/hanako@example.jp/09011112222/irodori-10000003',
  ])
})

it('GDE-4: leads back from the mail to the list, and to the form with its input', async () => {
  await open(ofHanako)
  await search()
  await openMail('irodori-10000001').click()
  await page.getByRole('button', { name: 'ご注文の一覧に戻る' }).click()
  await expect.element(entryOf('irodori-10000003')).toBeVisible()
  await page.getByRole('button', { name: '入力に戻る' }).click()
  await expect.element(email).toHaveValue('hanako@example.jp')
})

it('never shows the mail of an earlier contact below the orders of another one', async () => {
  const mail = heldReply(succeed({ title: '花子さんへのご案内', content: '' }))
  const { queryClient } = await open(replies(ofHanako, ofTaro), mail.reply)
  await search()
  await openMail('irodori-10000001').click()
  await page.getByRole('button', { name: '入力に戻る' }).click()
  await search('taro@example.jp', '080-3333-4444')
  await expect.element(entryOf('irodori-20000002')).toBeVisible()
  mail.release()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(entryOf('irodori-20000002')).toBeVisible()
  await expect.element(page.getByText('花子さんへのご案内')).not.toBeInTheDocument()
})

const FAILED = { text: /注文情報の取得の問題が発生しました。お手数ですがしばらく経ってから再度お試しください。/ }

it.each([
  {
    answer: '404',
    refused: () => refuse(404, 'NOT_FOUND'),
    text: /ご注文時と異なったメールアドレスもしくは電話番号が入力されています。/,
  },
  { answer: '429', refused: () => refuse(429, 'TOO_MANY_TRIES'), text: /お試しの回数が多すぎます/ },
  { answer: '400 with a message', refused: () => refuse(400, 'REQUEST_INVALID', '内部の事情です'), ...FAILED },
  { answer: '500', refused: () => refuse(500, 'INTERNAL'), ...FAILED },
  { answer: 'no data', refused: () => succeed(null), ...FAILED },
  { answer: 'an order without its number', refused: () => succeed([{}]), ...FAILED },
  { answer: 'no JSON', refused: () => new Blob(['<html>']), ...FAILED },
])('GDE-3: after $answer says $text above the form until the next search', async ({ refused, text }) => {
  await open(replies(refused, ofTaro))
  await search()
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(phone).toHaveValue('090-1111-2222')
  await userEvent.keyboard('{Enter}')
  await expect.element(entryOf('irodori-20000002')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('GDE-3: opens a dialog when no answer arrives, and keeps the list', async () => {
  await open(ofHanako, offline)
  await search()
  await openMail('irodori-10000001').click()
  const problem = page.getByRole('alertdialog', { name: 'つながりませんでした' })
  await expect.element(problem).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(openMail('irodori-10000001')).toHaveFocus()
})

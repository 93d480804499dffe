import { cancelOrder, verifyCancellation } from '@irodori/contract/endpoints/afterOrder'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST } from '../../testing/sampleOrders.ts'
import { CancelPage } from './CancelPage.tsx'

const orderNumber = page.getByRole('textbox', { name: '注文番号' })
const digits = page.getByRole('textbox', { name: '電話番号の下4桁' })
const reason = page.getByRole('combobox', { name: 'キャンセルの理由' })
const note = page.getByRole('textbox', { name: 'くわしい理由' })
const next = page.getByRole('button', { name: '確認へ進む' })
const question = page.getByRole('alertdialog', { name: 'ご注文をキャンセルしますか' })
const confirm = page.getByRole('button', { name: '注文をキャンセルする' })
const done = page.getByRole('alertdialog', { name: 'キャンセルしました' })

const MAIL = 'staff@shop.example'
const cancellable = () => succeed({ payMethod: 'クレジットカード', ecSiteId: 'YAHOO', shopMail: MAIL })

interface Replies {
  readonly verify?: FakeCall['reply']
  readonly cancel?: FakeCall['reply']
}

const REASON = 'reason=3'

/** Opens the form by a link that names the reason. */
const open = (
  { verify = cancellable, cancel = () => succeed(null) }: Replies = {},
  path = `/order/cancel?orderNumber=irodori-10000001&${REASON}`,
) =>
  renderInPortal(<CancelPage />, {
    areas: ['cancellation'],
    path,
    session: GUEST,
    calls: [
      { endpoint: verifyCancellation, reply: verify },
      { endpoint: cancelOrder, reply: cancel },
    ],
  })

/** Enters the digits, which no link contains, and sends the form. */
async function askToCancel() {
  await digits.fill('2222')
  await userEvent.keyboard('{Enter}')
}

it('CNC-2: names every missing field, focuses the first one and asks the shop nothing', async () => {
  const { sent } = await open({}, '/order/cancel')
  await next.click()
  await expect.element(orderNumber).toHaveFocus()
  await expect.element(orderNumber).toHaveAccessibleDescription('注文番号をご入力ください。')
  await expect.element(digits).toHaveAccessibleDescription(/電話番号の下4桁をご入力ください。/)
  await expect.element(reason).toHaveAccessibleDescription('理由をお選びください。')
  await orderNumber.fill('irodori-10000001')
  await expect.element(orderNumber).not.toHaveAttribute('aria-invalid')
  expect(sent).toEqual([])
})

it('CNC-2: takes four digits of any width and refuses fewer', async () => {
  await open()
  await digits.fill('１２３')
  await next.click()
  await expect.element(digits).toHaveValue('123')
  await expect.element(digits).toHaveAccessibleDescription(/^数字4桁でご入力ください。/)
  await digits.fill('12345')
  await expect.element(digits).toHaveValue('1234')
  await expect.element(digits).not.toHaveAttribute('aria-invalid')
})

it('CNC-1: takes the order number and the reason from the link', async () => {
  await open({}, `/order/cancel?orderNumber=irodori-20000002&${REASON}`)
  await expect.element(orderNumber).toHaveValue('irodori-20000002')
  await expect.element(reason).toHaveDisplayValue('商品が不要になったため')
})

it('CNC-3: verifies once, shows the order in question, and cancels only after the confirmation', async () => {
  const verify = heldReply(cancellable())
  const cancel = heldReply(succeed(null))
  const { sent } = await open({ verify: verify.reply, cancel: cancel.reply })
  await orderNumber.fill(' irodori-20000002 ')
  await note.fill('日程が変わりました')
  await digits.fill('2222')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(next).toHaveAttribute('aria-busy', 'true')
  verify.release()
  await expect.element(question).toMatchTextContent(/irodori-20000002.*商品が不要になったため/)
  await expect.element(page.getByRole('button', { name: 'キャンセルしない' })).toHaveFocus()
  expect(sent).toEqual([
    {
      method: 'GET',
      path: '/api/guest/order/irodori-20000002/cancel/verify',
      query: { securityKey: '2222' },
      body: null,
    },
  ])
  await confirm.dblClick()
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  cancel.release()
  await expect.element(done).toMatchTextContent(/注文番号 irodori-20000002 のキャンセルを承りました/)
  expect(sent.slice(1)).toEqual([
    {
      method: 'GET',
      path: '/api/guest/order/irodori-20000002/cancel',
      query: { securityKey: '2222', reason: '1', reasonNote: '商品が不要になったため／日程が変わりました' },
      body: null,
    },
  ])
})

it.each(['{Escape}', '{Enter}'])('cancels nothing when the customer answers the question with %s', async (key) => {
  const { sent } = await open()
  await askToCancel()
  await expect.element(page.getByRole('button', { name: 'キャンセルしない' })).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(digits).toHaveFocus()
  await expect.element(digits).toHaveValue('2222')
  expect(sent).toHaveLength(1)
})

it('CNC-8: says where to write about a debit card, only where the shop of the order takes them', async () => {
  const ofColorMe = () => succeed({ payMethod: 'デビット', ecSiteId: 'COLOR_ME', shopMail: MAIL })
  await open({ verify: replies(ofColorMe, cancellable) })
  await askToCancel()
  await expect.element(question).toMatchTextContent(/デビットカード/)
  await expect
    .element(question.getByRole('link', { name: MAIL }))
    .toHaveAttribute(
      'href',
      `mailto:${MAIL}?subject=${encodeURIComponent('キャンセルのお申し込み（注文番号 irodori-10000001）')}`,
    )
  await userEvent.keyboard('{Escape}')
  await next.click()
  await expect.element(question).toBeVisible()
  await expect.element(question).not.toMatchTextContent(/デビットカード/)
})

it('CNC-4: says above the form that the digits are wrong, until the next attempt', async () => {
  const second = heldReply(cancellable())
  await open({ verify: replies(() => refuse(401, 'SECURITY_KEY_WRONG'), second.reply) })
  await askToCancel()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/正しいものではございません/)
  await expect.element(orderNumber).toHaveValue('irodori-10000001')
  await next.click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  second.release()
  await expect.element(question).toBeVisible()
})

const CANNOT = {
  title: 'キャンセルできません',
  text: /コンビニ決済のお支払いが済んでいる/,
  button: 'マイページへ',
} as const
const FAILED = {
  title: 'キャンセルできませんでした',
  text: /時間を置いて再度お試しください/,
  button: '閉じる',
} as const
const shopDown = (shop: string, name: RegExp) => ({
  ...FAILED,
  text: name,
  reply: () => refuse(500, 'EC_REQUEST_TIMEOUT_EXCEPTION', null, { shop }),
})

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
  readonly title: string
  readonly text: RegExp
  readonly button: string
}

/** Both calls have these refusals in common. */
const ROWS: readonly Row[] = [
  { answer: '403 ORDER_CANNOT_BE_CANCELLED', reply: () => refuse(403, 'ORDER_CANNOT_BE_CANCELLED'), ...CANNOT },
  {
    answer: '400 with the message COMBINI_SETTLED',
    reply: () => refuse(400, 'REQUEST_INVALID', 'COMBINI_SETTLED'),
    ...CANNOT,
  },
  { answer: '400 COMBINI_SETTLED', reply: () => refuse(400, 'COMBINI_SETTLED'), ...CANNOT },
  { answer: 'another 400', reply: () => refuse(400, 'REQUEST_INVALID', '内部の事情です'), ...FAILED },
  { answer: '404', reply: () => refuse(404, 'NOT_FOUND'), ...FAILED },
  { answer: '500', reply: () => refuse(500, 'INTERNAL'), ...FAILED },
  { answer: 'no JSON', reply: () => new Blob(['<html>']), ...FAILED },
  { answer: 'no answer', reply: offline, ...FAILED },
]

/** Refusals of the marketplace, which only the cancellation asks. */
const MARKETPLACE_ROWS: readonly Row[] = [
  {
    answer: '403 of Rakuten',
    reply: () => refuse(403, 'ORDER_CANNOT_BE_CANCELLED', null, { shop: 'RAKUTEN' }),
    title: 'キャンセルできません',
    text: /楽天市場で、このご注文のキャンセルを受け付けられませんでした/,
    button: 'マイページへ',
  },
  {
    answer: 'the maintenance of Yahoo',
    reply: () => refuse(404, 'EC_MAINTAIN', null, { shop: 'YAHOO', until: '2026-11-23T20:30:00Z' }),
    title: 'キャンセルできませんでした',
    text: /Yahoo!ショッピングが11月24日 5:30ごろまでメンテナンス中.*ご注文は変わっていません/,
    button: '閉じる',
  },
  { answer: 'the silence of Color Me', ...shopDown('COLOR_ME', /カラーミーショップからの返事を確認できません/) },
  { answer: 'the silence of Yahoo', ...shopDown('YAHOO', /Yahoo!ショッピングからの返事を確認できません/) },
  { answer: 'the silence of an unnamed shop', ...shopDown('', /ご購入先のショップからの返事を確認できません/) },
]

const failure = page.getByRole('alertdialog')

async function expectRow(row: Row, history: readonly string[]) {
  await expect.element(failure).toHaveAccessibleName(row.title)
  await expect.element(failure).toMatchTextContent(row.text)
  await expect.element(failure).not.toMatchTextContent(/内部の事情/)
  await failure.getByRole('button', { name: row.button }).last().click()
  await expect.element(failure).not.toBeInTheDocument()
  if (row.button === 'マイページへ') expect(history.at(-1)).toBe('/mypage')
  else await expect.element(digits).toHaveValue('2222')
}

it.each(ROWS)('CNC-5, CNC-6: after $answer of the check says "$title"', async (row) => {
  const { history, sent } = await open({ verify: row.reply })
  await askToCancel()
  await expectRow(row, history)
  expect(sent.filter(({ path }) => path.endsWith('/cancel'))).toEqual([])
})

it.each([...ROWS, ...MARKETPLACE_ROWS])('CNC-5, CNC-6: after $answer of the call says "$title"', async (row) => {
  const { history, connection } = await open({ cancel: row.reply })
  await askToCancel()
  await confirm.click()
  await expect.element(question).not.toBeInTheDocument()
  await expectRow(row, history)
  expect(connection.session.read()).not.toBeNull()
})

it('CNC-4: says above the form that the digits were wrong, also after the question', async () => {
  await open({ cancel: () => refuse(401, 'SECURITY_KEY_WRONG') })
  await askToCancel()
  await confirm.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/正しいものではございません/)
})

it('ends the session of the cancelled order, but not that of another one', async () => {
  const { connection, pages } = await open()
  await orderNumber.fill('irodori-20000002')
  await askToCancel()
  await confirm.click()
  await expect.element(done).toBeVisible()
  expect(connection.session.read()?.userName).toBe('irodori-10000001')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => pages.loaded).toEqual(['/home'])
})

it('ends the session of the guest whose order is cancelled', async () => {
  const { connection } = await open()
  await askToCancel()
  await confirm.click()
  await expect.element(done).toBeVisible()
  expect(connection.session.read()).toBeNull()
})

import { loginGuest } from '@irodori/contract/endpoints/authentication'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { GUEST_SESSION } from '../../testing/sessions.ts'
import { LoginDialog } from './LoginDialog.tsx'

const NUMBERS = { orderNumber: GUEST_SESSION.userName, phoneNumber: '0312345678' }
const field = (name: string) => page.getByRole('textbox', { name })

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
  /** The name of the dialog in place of the form; null if the form shows the message. */
  readonly box: string | null
  readonly text: RegExp
  /** The action beside the way back to the form. */
  readonly action?: string
}

const RETRY = { action: 'もう一度試す' } as const
const ASK = { action: 'お問い合わせ' } as const
const inForm = { box: null }
const NOT_FOUND = { ...inForm, text: /注文番号か電話番号が、ご注文の内容と合いません/ }
const UNEXPECTED = { ...inForm, text: /申し訳ありません。少し時間を置いて/ }
const shop = (name: string) => ({ shop: name })

const ROWS: readonly Row[] = [
  {
    answer: 'the maintenance of Rakuten until a time',
    reply: () => refuse(404, 'EC_MAINTAIN', null, { shop: 'RAKUTEN', until: '2026-04-01T20:30:00Z' }),
    ...inForm,
    text: /楽天市場が4月2日 5:30ごろまでメンテナンス中/,
  },
  {
    answer: 'the maintenance of Color Me without a time',
    reply: () => refuse(404, 'EC_MAINTAIN', null, shop('COLOR_ME')),
    ...inForm,
    text: /カラーミーショップがメンテナンス中のため/,
  },
  {
    answer: 'the maintenance of an unnamed shop',
    reply: () => refuse(404, 'EC_MAINTAIN'),
    ...inForm,
    text: /ご購入先のショップがメンテナンス中/,
  },
  {
    answer: 'no connection to Yahoo',
    reply: () => refuse(500, 'EC_CONNECTION_ERROR', null, shop('YAHOO')),
    box: 'Yahoo!ショッピングに接続できません',
    text: /Yahoo!ショッピングと通信できませんでした/,
    ...RETRY,
  },
  {
    answer: 'no connection to Rakuten',
    reply: () => refuse(500, 'EC_CONNECTION_ERROR', null, shop('RAKUTEN')),
    box: '楽天市場に接続できません',
    text: /楽天市場と通信できませんでした/,
    ...RETRY,
  },
  {
    answer: 'RAKUTEN_AUTHENTICATION_EXCEPTION',
    reply: () => refuse(401, 'RAKUTEN_AUTHENTICATION_EXCEPTION'),
    box: '楽天市場に接続できません',
    text: /楽天市場の注文を確認できません/,
    ...RETRY,
  },
  {
    answer: 'YAHOO_AUTHENTICATION_EXCEPTION',
    reply: () => refuse(401, 'YAHOO_AUTHENTICATION_EXCEPTION'),
    box: 'Yahoo!ショッピングに接続できません',
    text: /Yahoo!ショッピングの注文を確認できません/,
    ...RETRY,
  },
  {
    answer: 'COLOR_ME_AUTHENTICATION_ERROR',
    reply: () => refuse(401, 'COLOR_ME_AUTHENTICATION_ERROR'),
    box: 'カラーミーショップに接続できません',
    text: /注文を確認できません/,
    ...RETRY,
  },
  {
    answer: 'COLOR_ME_CONNECTION_ERROR',
    reply: () => refuse(500, 'COLOR_ME_CONNECTION_ERROR'),
    box: 'カラーミーショップに接続できません',
    text: /通信できません/,
    ...RETRY,
  },
  {
    answer: 'the silence of Yahoo',
    reply: () => refuse(500, 'EC_REQUEST_TIMEOUT_EXCEPTION', null, shop('YAHOO')),
    ...inForm,
    text: /Yahoo!ショッピングからの返事に時間がかかっています/,
  },
  {
    answer: 'an unpaid order (convenience store)',
    reply: () => refuse(403, 'ORDER_NOT_SETTLED', null, { paymentType: 'COMBINI' }),
    box: 'お支払いを確認できません',
    text: /コンビニでのお支払いが、まだ確認できていません/,
    ...RETRY,
  },
  {
    answer: 'an unpaid order (points)',
    reply: () => refuse(403, 'ORDER_NOT_SETTLED', null, { paymentType: 'RAKUTEN_POINT' }),
    box: 'お支払いを確認できません',
    text: /ポイントでのお支払いが、まだ確定していません/,
    ...RETRY,
  },
  {
    answer: 'a cancelled order',
    reply: () => refuse(403, 'ORDER_IS_CANCELLED'),
    box: 'キャンセルされたご注文です',
    text: /もう一度ご注文ください/,
    ...ASK,
  },
  {
    answer: 'PRODUCT_IS_NOT_FOUND',
    reply: () => refuse(403, 'PRODUCT_IS_NOT_FOUND'),
    box: 'この商品はお作りいただけません',
    text: /お問い合わせください/,
    ...ASK,
  },
  {
    answer: 'an order that Yahoo verifies',
    reply: () => refuse(400, 'ORDER_YAHOO_IS_VERIFYING', null, { minutes: 15 }),
    ...inForm,
    text: /15分ほど待ってから/,
  },
  {
    answer: '404 ORDER_NUMBER_NOT_FOUND',
    reply: () => refuse(404, 'ORDER_NUMBER_NOT_FOUND', '内部の事情です'),
    ...NOT_FOUND,
  },
  { answer: '400', reply: () => refuse(400, 'REQUEST_INVALID', '内部の事情です'), ...NOT_FOUND },
  { answer: '403 with another code', reply: () => refuse(403, 'FORBIDDEN'), ...NOT_FOUND },
  { answer: '429', reply: () => refuse(429, 'TOO_MANY_TRIES'), ...inForm, text: /しばらく確認を止めています/ },
  { answer: '500', reply: () => refuse(500, 'INTERNAL'), ...UNEXPECTED },
  { answer: 'no data', reply: () => succeed(null), ...UNEXPECTED },
  { answer: 'an empty list of sessions', reply: () => succeed([]), ...UNEXPECTED },
  { answer: 'a session without its fields', reply: () => succeed([{}]), ...UNEXPECTED },
  {
    answer: 'no answer',
    reply: () => Promise.reject(new TypeError('no connection')),
    ...inForm,
    text: /接続をお確かめのうえ/,
  },
]

it.each(ROWS)('SES-9 to SES-12: after $answer says why, keeps both numbers and logs nobody in', async (row) => {
  const onLoggedIn = vi.fn()
  const { connection } = await renderInApp(
    <Opener>{(close) => <LoginDialog onClose={close} onLoggedIn={onLoggedIn} />}</Opener>,
    { areas: ['login', 'errors', 'help'], calls: [{ endpoint: loginGuest, reply: row.reply }] },
  )
  await page.getByRole('button', { name: '開く' }).click()
  await field('注文番号').fill(NUMBERS.orderNumber)
  await field('電話番号').fill(NUMBERS.phoneNumber)
  await userEvent.keyboard('{Enter}')
  if (row.box === null) await expect.element(page.getByRole('alert')).toMatchTextContent(row.text)
  else {
    const box = page.getByRole('alertdialog')
    await expect.element(box).toHaveAccessibleName(row.box)
    await expect.element(box).toMatchTextContent(row.text)
    await expect.element(box.getByRole('button', { name: row.action ?? '' })).toBeVisible()
    await box.getByRole('button', { name: '入力に戻る' }).click()
  }
  await expect.element(page.getByText('内部の事情です')).not.toBeInTheDocument()
  await expect.element(field('注文番号')).toHaveValue(NUMBERS.orderNumber)
  await expect.element(field('電話番号')).toHaveValue(NUMBERS.phoneNumber)
  expect([connection.session.read(), connection.orderRecord.read(), onLoggedIn.mock.calls]).toEqual([null, null, []])
})

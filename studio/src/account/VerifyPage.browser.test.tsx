import { verifyUser } from '@irodori/contract/endpoints/account'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { USER_SESSION } from '../../testing/accountScreen.tsx'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { VerifyPage } from './VerifyPage.tsx'

const LINK = '/account/verify?email=hanako%40example.jp&token=t1'
const activated = () => succeed({ purpose: 'ACTIVATE', message: 'user.activate.success' })
const retry = page.getByRole('button', { name: 'もう一度試す' })

interface Options {
  readonly path?: string
  readonly session?: typeof USER_SESSION | null
  readonly callLimitMs?: number
}

const open = (reply: FakeCall['reply'], { path = LINK, session = USER_SESSION, callLimitMs = 60_000 }: Options = {}) =>
  renderInStudio(<VerifyPage />, {
    path,
    areas: ['account', 'login', 'session'],
    calls: [{ endpoint: verifyUser, reply }],
    callLimitMs,
    ...(session && { session }),
  })

it('is followed once and says that the new address is confirmed', async () => {
  const { sent } = await open(() => succeed({ purpose: 'CHANGE_EMAIL', message: 'user.email.success' }))
  await expect.element(page.getByRole('heading', { name: 'メールアドレスを変更しました' })).toBeVisible()
  await expect.element(page.getByText(/hanako@example\.jp でログイン/)).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual([verifyUser.path])
})

it('SES-32: asks a visitor whose account is activated to log in with its address', async () => {
  await open(activated, { session: null })
  await expect.element(page.getByRole('heading', { name: '会員登録が完了しました' })).toBeVisible()
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect.element(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue('hanako@example.jp')
})

it('SES-33: ends the session when it has deleted the account, and leads to the products', async () => {
  const { connection } = await open(() => succeed({ purpose: 'DELETE', message: 'user.delete.success' }))
  await expect.element(page.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: '商品一覧' })).toHaveAttribute('href', '/home')
  expect(connection.session.read()).toBeNull()
})

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
  readonly title: string
  readonly text: RegExp
}

const UNEXPECTED = { title: '処理を完了できませんでした', text: /少し時間を置いて、もう一度お試しください。/ } as const

/** Answers with 400: the link does not exist, was used or has expired. */
const NO_SUCH_LINK: readonly Pick<Row, 'answer' | 'reply'>[] = [
  { answer: '400 TOKEN_INVALID', reply: () => refuse(400, 'TOKEN_INVALID') },
  { answer: '400 REQUEST_INVALID', reply: () => refuse(400, 'REQUEST_INVALID', 'token') },
]

const FAILED: readonly Row[] = [
  {
    answer: '401 UNAUTHENTICATED',
    reply: () => refuse(401, 'UNAUTHENTICATED'),
    title: 'ログインが必要です',
    text: /もう一度ログインしてください。/,
  },
  { answer: '403 FORBIDDEN', reply: () => refuse(403, 'FORBIDDEN'), ...UNEXPECTED },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND'), ...UNEXPECTED },
  {
    answer: '429 TOO_MANY_TRIES',
    reply: () => refuse(429, 'TOO_MANY_TRIES'),
    title: '入力の回数が多すぎます',
    text: /時間を置いて、もう一度お試しください。/,
  },
  {
    answer: '503 BUSY',
    reply: () => refuse(503, 'BUSY'),
    title: 'ただいま込み合っています',
    text: /少し待ってから、もう一度お試しください。/,
  },
  { answer: '500 with a message', reply: () => refuse(500, 'INTERNAL', '内部の事情です'), ...UNEXPECTED },
  { answer: 'no data', reply: () => succeed(null), ...UNEXPECTED },
  { answer: 'data without a purpose', reply: () => succeed({ message: 'user.activate.success' }), ...UNEXPECTED },
  { answer: 'no JSON', reply: () => new Blob(['<html>']), ...UNEXPECTED },
]

it('SES-32: each code of the contract has a row', () => {
  const inRows = (code: ErrorCode) => [...NO_SUCH_LINK, ...FAILED].some(({ answer }) => answer.includes(code))
  expect(errorsOf(verifyUser).filter((code) => !inRows(code))).toEqual([])
})

it.each(NO_SUCH_LINK)('SES-32: after $answer leads to /404 and keeps the session', async ({ reply }) => {
  const { history, connection } = await open(reply)
  await expect.poll(() => history?.at(-1)).toBe('/404')
  expect(connection.session.read()).toEqual(USER_SESSION)
})

it('SES-32: an address without a link leads to /404 and calls nothing', async () => {
  const { history, sent } = await open(activated, { path: '/account/verify?email=hanako%40example.jp' })
  await expect.poll(() => history?.at(-1)).toBe('/404')
  expect(sent).toEqual([])
})

async function expectRetry(title: string, text: RegExp, accept: () => void) {
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(text)
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/内部の事情/)
  accept()
  await retry.click()
  await expect.element(page.getByRole('heading', { name: '会員登録が完了しました' })).toBeVisible()
}

it.each(FAILED)('SES-32: after $answer says "$title", and is followed again on request', async (row) => {
  let { reply } = row
  const { connection } = await open((call) => reply(call))
  await expectRetry(row.title, row.text, () => {
    reply = activated
  })
  expect(connection.session.read()).toEqual(USER_SESSION)
})

it.each(LOST_ANSWERS)('SES-32: after $answer says so, and is followed again on request', async (row) => {
  let reply: FakeCall['reply'] = row.reply
  await open((call) => reply(call), { callLimitMs: row.callLimitMs })
  await expectRetry('つながりませんでした', /接続をお確かめのうえ、もう一度お試しください。/, () => {
    reply = activated
  })
})

import { register } from '@irodori/contract/endpoints/account'
import { loginGuest, loginUser } from '@irodori/contract/endpoints/authentication'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { discardTyped } from '../../testing/discardTyped.ts'
import { Opener } from '../../testing/Opener.tsx'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { GUEST_SESSION, OTHER_GUEST_SESSION, USER_SESSION } from '../../testing/sessions.ts'
import { LoginDialog } from './LoginDialog.tsx'

const NUMBERS = { orderNumber: GUEST_SESSION.userName, phoneNumber: '0312345678' }

const opener = page.getByRole('button', { name: '開く' })
const dialog = (name: string) => page.getByRole('dialog', { name })
const problem = (name: string) => page.getByRole('alertdialog', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const tab = (name: string) => page.getByRole('tab', { name })
const login = button('ログインする')

type Reply = FakeCall['reply']

async function prepare(reply: Reply = () => succeed([GUEST_SESSION]), more: readonly FakeCall[] = []) {
  const onLoggedIn = vi.fn()
  const { sent, connection } = await renderInApp(
    <Opener>{(close) => <LoginDialog onClose={close} onLoggedIn={onLoggedIn} />}</Opener>,
    { areas: ['login', 'errors', 'help'], calls: [{ endpoint: loginGuest, reply }, ...more] },
  )
  return { sent, connection, onLoggedIn }
}

async function open(...replies: Parameters<typeof prepare>) {
  const prepared = await prepare(...replies)
  await opener.click()
  return prepared
}

/** Replies to one attempt after the other. */
function inTurn(...replies: readonly (ReturnType<Reply> | (() => ReturnType<Reply>))[]): Reply {
  const left = [...replies]
  return () => {
    const next = left.shift()
    if (next === undefined) throw new Error('the test has no reply to a further attempt')
    return typeof next === 'function' ? next() : next
  }
}

async function fill({ orderNumber, phoneNumber } = NUMBERS) {
  await field('注文番号').fill(orderNumber)
  await field('電話番号').fill(phoneNumber)
}

it('starts with the guest login, logs in once although it is sent twice, and keeps both numbers for the order', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent, connection, onLoggedIn } = await open(async () => {
    await answered.promise
    return succeed([GUEST_SESSION])
  })
  await expect.element(dialog('注文番号でログイン')).toBeVisible()
  await expect.element(field('注文番号')).toHaveFocus()
  await fill()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(login).toHaveAttribute('aria-busy', 'true')
  answered.resolve()
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ method: 'POST', path: '/api/authentication/guest', body: NUMBERS }])
  expect(connection.session.read()).toEqual(GUEST_SESSION)
  expect(connection.orderRecord.read()).toEqual(NUMBERS)
})

it('closes on Escape without sending anything and gives the focus back', async () => {
  const { sent, onLoggedIn } = await open()
  await fill()
  await discardTyped()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect([sent, onLoggedIn.mock.calls]).toEqual([[], []])
})

it('SES-11: says that the order was not found, keeps both numbers and stores nothing of the attempt', async () => {
  const { connection } = await open(() => refuse(403, 'FORBIDDEN'))
  await fill()
  await login.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/ご注文の内容と合いません。/)
  await expect.element(field('注文番号')).toHaveValue(NUMBERS.orderNumber)
  await expect.element(field('電話番号')).toHaveValue(NUMBERS.phoneNumber)
  expect([connection.session.read(), connection.orderRecord.read()]).toEqual([null, null])
})

it('SES-9, SES-11: replaces the last message by what hinders the login now', async () => {
  await open(
    inTurn(
      () => refuse(429, 'TOO_MANY_TRIES'),
      () => refuse(503, 'EC_MAINTAIN', null, { until: '2026-11-23T18:00:00+09:00' }),
      () => {
        throw new TypeError('no connection')
      },
    ),
  )
  await fill()
  for (const words of [
    /^安全のため、しばらく確認を止めています/,
    /^ご購入先のショップが.*18:00/,
    /^インターネットの接続/,
  ]) {
    await login.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  }
})

it('SES-10: offers to try again or to edit the numbers while the marketplace cannot be reached', async () => {
  const second = Promise.withResolvers<Awaited<ReturnType<Reply>>>()
  const { sent, onLoggedIn } = await open(
    inTurn(
      () => refuse(503, 'RAKUTEN_AUTHENTICATION_EXCEPTION'),
      () => second.promise,
      () => succeed([OTHER_GUEST_SESSION]),
    ),
  )
  await fill()
  await login.click()
  const unavailable = problem('楽天市場に接続できません')
  await expect.element(unavailable).toMatchTextContent(/お問い合わせ用コード：RAKUTEN_AUTHENTICATION_EXCEPTION/)
  await expect.element(button('入力に戻る')).toHaveFocus()
  await button('もう一度試す').click()
  await expect.element(button('もう一度試す')).toHaveAttribute('aria-busy', 'true')
  await expect.element(unavailable).toBeVisible()
  second.resolve(refuse(503, 'COLOR_ME_CONNECTION_ERROR'))
  await expect.element(problem('カラーミーショップに接続できません')).toBeVisible()
  await button('入力に戻る').click()
  await expect.element(dialog('注文番号でログイン')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(field('注文番号')).toHaveValue(NUMBERS.orderNumber)
  await expect.element(field('電話番号')).toHaveValue(NUMBERS.phoneNumber)
  const other = { orderNumber: OTHER_GUEST_SESSION.userName, phoneNumber: '0698765432' }
  await fill(other)
  await login.click()
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual([NUMBERS, NUMBERS, other])
})

it('returns to the form with its message when another attempt reaches the marketplace and finds no order', async () => {
  await open(
    inTurn(
      () => refuse(503, 'EC_CONNECTION_ERROR'),
      () => refuse(404, 'ORDER_NUMBER_NOT_FOUND'),
    ),
  )
  await fill()
  await login.click()
  await button('もう一度試す').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/ご注文の内容と合いません。/)
  await expect.element(field('電話番号')).toHaveValue(NUMBERS.phoneNumber)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

it('SES-12: says that the product is unavailable, leads to the question form and back to both numbers', async () => {
  const { sent } = await open(() => refuse(404, 'PRODUCT_IS_NOT_FOUND'))
  await fill()
  await login.click()
  await expect.element(problem('この商品はお作りいただけません')).toBeVisible()
  await button('お問い合わせ').click()
  await expect.element(dialog('お問い合わせ')).toBeVisible()
  await button('閉じる').click()
  await expect.element(problem('この商品はお作りいただけません')).toBeVisible()
  await button('入力に戻る').click()
  await expect.element(field('注文番号')).toHaveValue(NUMBERS.orderNumber)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(sent).toHaveLength(1)
})

it('does not put the problem of a guest login over the account that the customer is entering meanwhile', async () => {
  const answered = Promise.withResolvers<Awaited<ReturnType<Reply>>>()
  const { onLoggedIn } = await open(
    () => answered.promise,
    [{ endpoint: loginUser, reply: () => succeed([USER_SESSION]) }],
  )
  await fill()
  await login.click()
  await tab('会員ログイン').click()
  await field('メールアドレス').fill('hanako@example.jp')
  answered.resolve(refuse(503, 'EC_CONNECTION_ERROR'))
  await page.getByLabelText('パスワード').fill('ひみつの庭')
  await login.click()
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
})

it('SES-1: has a tab for each method, which the arrow keys change', async () => {
  await open()
  await expect.element(tab('注文番号')).toHaveAttribute('aria-selected', 'true')
  tab('注文番号').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('会員ログイン')).toHaveFocus()
  await expect.element(dialog('会員ログイン')).toBeVisible()
  await expect.element(page.getByRole('tabpanel', { name: '会員ログイン' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(dialog('注文番号でログイン')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(dialog('新しく会員登録')).toBeVisible()
})

it('offers all methods with what each of them needs, and moves the focus along', async () => {
  await open()
  await button('ログイン方法の選択へ').click()
  await expect.element(dialog('ログイン方法をお選びください')).toBeVisible()
  await expect.element(button(/^注文番号でログイン/)).toHaveFocus()
  await button(/^新しく会員登録/).click()
  await expect.element(field('メールアドレス')).toHaveFocus()
})

it('SES-19: says where the mail of a registration was sent', async () => {
  const { sent, onLoggedIn } = await open(undefined, [
    { endpoint: register, reply: () => succeed({ email: 'hanako@example.jp' }) },
  ])
  await tab('会員登録').click()
  await field('メールアドレス').fill('hanako@example.jp')
  await field('お名前').fill('山田花子')
  await page.getByLabelText('パスワード').fill('さくら並木の小道')
  await page.getByLabelText('パスワード（確認）').fill('さくら並木の小道')
  await button('確認メールを送る').click()
  const told = dialog('確認メールをお送りしました')
  await expect.element(told.getByRole('status')).toMatchTextContent(/hanako@example\.jp/)
  await expect.element(told.getByRole('tab', { name: '会員登録' })).not.toBeInTheDocument()
  await told.getByText('閉じる').click()
  await expect.element(opener).toHaveFocus()
  expect([sent.length, onLoggedIn.mock.calls]).toEqual([1, []])
})

it('opens with the method of the ended session; a guest has to enter the phone number again', async () => {
  const { connection } = await prepare()
  connection.session.write(USER_SESSION)
  connection.session.clear('LOGGED_OUT')
  await opener.click()
  await expect.element(dialog('会員ログイン')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  connection.session.write(OTHER_GUEST_SESSION)
  connection.session.clear('LOGGED_OUT')
  await opener.click()
  await expect.element(field('注文番号')).toHaveValue(OTHER_GUEST_SESSION.userName)
  await expect.element(field('電話番号')).toHaveValue('')
})

it('offers the order that was entered last in this browser', async () => {
  const { connection } = await prepare()
  connection.orderRecord.write(NUMBERS)
  await opener.click()
  await expect.element(field('注文番号')).toHaveValue(NUMBERS.orderNumber)
  await expect.element(field('電話番号')).toHaveValue(NUMBERS.phoneNumber)
})

it('SES-3: opens with the method that this browser used last', async () => {
  const { onLoggedIn } = await open(undefined, [{ endpoint: loginUser, reply: () => succeed([USER_SESSION]) }])
  await tab('会員ログイン').click()
  await field('メールアドレス').fill('hanako@example.jp')
  await page.getByLabelText('パスワード').fill('ひみつの庭')
  await login.click()
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  await discardTyped()
  await opener.click()
  await expect.element(dialog('会員ログイン')).toBeVisible()
})

it('SES-39: logs nobody in when the customer closes the dialog while either login is under way', async () => {
  const answered = Promise.withResolvers<void>()
  const late = async () => {
    await answered.promise
    return succeed([GUEST_SESSION])
  }
  const lateUser = async () => {
    await answered.promise
    return succeed([USER_SESSION])
  }
  const { sent, connection, onLoggedIn } = await open(late, [{ endpoint: loginUser, reply: lateUser }])
  await fill()
  await login.click()
  await discardTyped()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await opener.click()
  await tab('会員ログイン').click()
  await field('メールアドレス').fill('hana@example.jp')
  await page.getByLabelText('パスワード', { exact: true }).fill('haru-no-umi')
  await login.click()
  await discardTyped()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  answered.resolve()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(sent.map(({ path }) => path)).toEqual(['/api/authentication/guest', '/api/authentication/user'])
  expect([connection.session.read(), connection.orderRecord.read(), onLoggedIn.mock.calls]).toEqual([null, null, []])
})

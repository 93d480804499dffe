import { loginUser } from '@irodori/contract/endpoints/authentication'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { USER_SESSION } from '../../testing/sessions.ts'
import { UserLoginForm } from './UserLoginForm.tsx'

const email = page.getByRole('textbox', { name: 'メールアドレス' })
const password = page.getByLabelText('パスワード')
const submit = page.getByRole('button', { name: 'ログインする' })

async function openForm(reply: FakeCall['reply'], initial?: string) {
  const onLoggedIn = vi.fn()
  const { sent, connection } = await renderInApp(<UserLoginForm email={initial} onLoggedIn={onLoggedIn} />, {
    areas: ['login', 'errors'],
    calls: [{ endpoint: loginUser, reply }],
  })
  return { sent, session: connection.session, onLoggedIn }
}

it('SES-13: sends nothing while a field is wrong and focuses the first of them', async () => {
  const { sent } = await openForm(() => succeed([USER_SESSION]))
  await email.fill('hanako@')
  await submit.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/メールアドレスの形が合いません。/)
  await expect.element(password).toHaveAccessibleDescription(/パスワードをご入力ください。/)
  await email.fill('hanako@example.jp')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await submit.click()
  await expect.element(password).toHaveFocus()
  expect(sent).toEqual([])
})

it('sends the half-width address and the untouched password once, and stores the session', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent, session, onLoggedIn } = await openForm(async () => {
    await answered.promise
    return succeed([USER_SESSION])
  })
  await email.fill('　ｈａｎａｋｏ@example.jp ')
  await password.fill(' ひみつ pass ')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  expect(session.read()).toBeNull()
  answered.resolve()
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/authentication/user',
      body: { email: 'hanako@example.jp', password: ' ひみつ pass ' },
    },
  ])
  expect(session.read()).toEqual(USER_SESSION)
})

it('SES-18: does not say which of the two is wrong, keeps both, and takes the message away at the next attempt', async () => {
  const second = Promise.withResolvers<Awaited<ReturnType<FakeCall['reply']>>>()
  let attempts = 0
  const { session, onLoggedIn } = await openForm(() => {
    attempts += 1
    return attempts === 1 ? refuse(401, 'LOGIN_FAILED') : second.promise
  })
  await email.fill('hanako@example.jp')
  await password.fill('wrong password')
  await submit.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/メールアドレスまたはパスワードをお確かめください。/)
  await expect.element(email).toHaveValue('hanako@example.jp')
  await expect.element(password).toHaveValue('wrong password')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  expect([session.read(), onLoggedIn.mock.calls]).toEqual([null, []])
  await password.fill('right password')
  await submit.click()
  await expect.element(alert).not.toBeInTheDocument()
  second.resolve(succeed([USER_SESSION]))
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
})

it('says that the registration is not finished yet', async () => {
  await openForm(() => refuse(403, 'ACCOUNT_NOT_VERIFIED'), 'hanako@example.jp')
  await expect.element(email).toHaveValue('hanako@example.jp')
  await password.fill('password')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/お送りしたメールのリンクを開いて/)
})

it('says that no connection exists, and an answer without a session opens none', async () => {
  let attempts = 0
  const { session, onLoggedIn } = await openForm(() => {
    attempts += 1
    if (attempts === 1) throw new TypeError('no connection')
    return succeed([])
  }, 'hanako@example.jp')
  await password.fill('password')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/つながりませんでした/)
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/処理を完了できませんでした/)
  expect([session.read(), onLoggedIn.mock.calls]).toEqual([null, []])
})

it('SES-17: shows and hides the password without losing it', async () => {
  await openForm(() => succeed([USER_SESSION]))
  await password.fill('ひみつ')
  await expect.element(password).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'パスワードを表示する' })
  await show.click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(show).toHaveAttribute('aria-pressed', 'true')
  await show.click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveValue('ひみつ')
})

it('SES-44: asks for a code once the password is right, and says when the code is wrong', async () => {
  const replies = [
    refuse(403, 'CODE_REQUIRED'),
    refuse(400, 'CODE_WRONG', null, { code: ['WRONG'] }),
    succeed([USER_SESSION]),
  ]
  const { sent, session, onLoggedIn } = await openForm(() => replies.shift() ?? succeed([]), 'hanako@example.jp')
  const code = page.getByRole('textbox', { name: '認証コード' })
  await password.fill('ひみつの庭')
  await expect.element(code).not.toBeInTheDocument()
  await submit.click()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription(/認証コードをご入力ください。/)
  await code.fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/コードが違うか、すでに使われています。/)
  await code.fill('654321')
  await submit.click()
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  const credentials = { email: 'hanako@example.jp', password: 'ひみつの庭' }
  expect(sent.map(({ body }) => body)).toEqual([
    credentials,
    { ...credentials, code: '123 456' },
    { ...credentials, code: '654321' },
  ])
  expect(session.read()).toEqual(USER_SESSION)
})

it('asks for no code of another account', async () => {
  const { sent } = await openForm(() => refuse(403, 'CODE_REQUIRED'), 'hanako@example.jp')
  const code = page.getByRole('textbox', { name: '認証コード' })
  await password.fill('ひみつの庭')
  await submit.click()
  await code.fill('123456')
  await email.fill('taro@example.jp')
  await expect.element(code).not.toBeInTheDocument()
  await submit.click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual({ email: 'taro@example.jp', password: 'ひみつの庭' })
})

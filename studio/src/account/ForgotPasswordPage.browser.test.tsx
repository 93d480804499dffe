import { forgotPassword } from '@irodori/contract/endpoints/account'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAccountScreen } from '../../testing/accountScreen.tsx'
import { controlled } from '../../testing/controlledPromise.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

const email = page.getByRole('textbox', { name: 'メールアドレス' })
const submit = page.getByRole('button', { name: 'メールを送る' })
const SENT = succeed(null)

const openPage = (reply: FakeCall['reply']) =>
  renderAccountScreen(<ForgotPasswordPage />, [{ endpoint: forgotPassword, reply }], null)

it('asks for an address of the right form, focuses it and sends nothing before', async () => {
  const { changes } = await openPage(() => SENT)
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription(/メールアドレスをご入力ください。/)
  await email.fill('hanako')
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription(/形が合いません。/)
  await expect.element(email).toHaveFocus()
  await email.fill('hanako@example.jp')
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  expect(changes()).toEqual([])
})

it('sends the address in half-width letters once and does not disclose whether it has an account', async () => {
  const { changes } = await openPage(() => SENT)
  await email.fill(' ｈａｎａｋｏ＠example.jp')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible()
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(/hanako@example\.jp.*会員登録のあるアドレスであれば/)
  expect(changes()).toEqual([
    { method: 'POST', path: '/api/user/forgotPassword', body: { email: 'hanako@example.jp' } },
  ])
})

it('names the address that the mail was sent to, although the field was changed meanwhile', async () => {
  const answer = controlled<typeof SENT>()
  await openPage(() => answer.promise)
  await email.fill('hanako@example.jp')
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await email.fill('taro@example.jp')
  answer.resolve(SENT)
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/hanako@example\.jp/)
  await expect.element(page.getByText('taro@example.jp')).not.toBeInTheDocument()
})

it('keeps the address and says why when too many mails were asked for', async () => {
  await openPage(() => refuse(429, 'TOO_MANY_TRIES'))
  await email.fill('hanako@example.jp')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/時間を置いて、もう一度お試しください。/)
  await expect.element(email).toHaveValue('hanako@example.jp')
})

it('opens the login of accounts from the form and returns the focus when it is closed', async () => {
  await openPage(() => SENT)
  const back = page.getByRole('button', { name: 'ログインに戻る' })
  await back.click()
  await expect.element(page.getByRole('dialog', { name: '会員ログイン' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(back).toHaveFocus()
})

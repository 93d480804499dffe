import { changeEmail, readUser } from '@irodori/contract/endpoints/account'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACCOUNT, renderAccountScreen } from '../../testing/accountScreen.tsx'
import { controlled } from '../../testing/controlledPromise.ts'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'

const newAddress = page.getByRole('textbox', { name: '新しいメールアドレス', exact: true })
const repeated = page.getByRole('textbox', { name: '新しいメールアドレス（確認）' })
const password = page.getByLabelText('パスワード', { exact: true })
const submit = page.getByRole('button', { name: '確認メールを送る' })

const PUT = { method: 'PUT', path: '/api/user/email', body: { email: 'new@example.jp', password: 'old secret' } }
const ACCEPTED = succeed({ email: 'new@example.jp' })

async function openForm(reply: FakeCall['reply']) {
  const screen = await renderAccountScreen(<ChangeEmailForm />, [
    answers(readUser, ACCOUNT),
    { endpoint: changeEmail, reply },
  ])
  await expect.element(page.getByText(/いまのアドレスは hanako@example\.jp です/)).toBeVisible()
  return screen
}

async function fillForm() {
  await newAddress.fill(' new@example.jp')
  await repeated.fill('new@example.jp')
  await password.fill('old secret')
}

it('shows every missing value, focuses the new address and sends nothing', async () => {
  const { changes } = await openForm(() => ACCEPTED)
  await submit.click()
  await expect.element(newAddress).toHaveFocus()
  await expect.element(newAddress).toHaveAccessibleDescription(/新しいメールアドレスをご入力ください。/)
  await expect.element(repeated).toHaveAccessibleDescription(/もう一度ご入力ください。/)
  await expect.element(password).toHaveAccessibleDescription(/パスワードをご入力ください。/)
  expect(changes()).toEqual([])
})

it('refuses the present address, whatever its case, and a repetition that differs, until they are corrected', async () => {
  const { changes } = await openForm(() => ACCEPTED)
  await fillForm()
  await newAddress.fill('Hanako@example.jp')
  await submit.click()
  await expect.element(newAddress).toHaveAccessibleDescription(/いまと同じメールアドレスです。/)
  await expect.element(repeated).toHaveAccessibleDescription(/上の入力と一致していません。/)
  await newAddress.fill('new@example.jp')
  await expect.element(newAddress).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(repeated).not.toHaveAttribute('aria-invalid', 'true')
  expect(changes()).toEqual([])
})

it('sends the trimmed address once, also when it is sent twice in a row, and says where the mail went', async () => {
  const answer = controlled<typeof ACCEPTED>()
  const { changes } = await openForm(() => answer.promise)
  await fillForm()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await newAddress.fill('other@example.jp')
  answer.resolve(ACCEPTED)
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/new@example\.jp.*いままでのアドレス/)
  expect(changes()).toEqual([PUT])
})

it('shows a wrong password at its field, keeps the addresses, and sends the corrected password', async () => {
  const replies = [refuse(400, 'PASSWORD_WRONG', null, { password: ['WRONG'] }), ACCEPTED]
  const { changes } = await openForm(() => replies.shift() ?? ACCEPTED)
  await fillForm()
  await submit.click()
  await expect.element(password).toHaveAccessibleDescription(/パスワードが違います。/)
  await expect.element(password).toHaveFocus()
  await expect.element(newAddress).toHaveValue('new@example.jp')
  await password.fill('right secret')
  await expect.element(password).not.toHaveAttribute('aria-invalid', 'true')
  await submit.click()
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/new@example\.jp/)
  expect(changes().at(-1)).toEqual({ ...PUT, body: { ...PUT.body, password: 'right secret' } })
})

it('keeps what was typed and says why when too many attempts were made', async () => {
  await openForm(() => refuse(429, 'TOO_MANY_TRIES'))
  await fillForm()
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/時間を置いて、もう一度お試しください。/)
  await expect.element(repeated).toHaveValue('new@example.jp')
  await expect.element(password).toHaveValue('old secret')
})

it('asks for a login over the form when the session has ended, and loses nothing when it is closed', async () => {
  const { changes } = await openForm(() => refuse(401, 'UNAUTHENTICATED'))
  await fillForm()
  await submit.click()
  await expect.element(page.getByRole('dialog', { name: 'ログイン方法をお選びください' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(newAddress).toHaveValue('new@example.jp')
  await expect.element(submit).not.toHaveAttribute('aria-busy', 'true')
  expect(changes()).toHaveLength(1)
})

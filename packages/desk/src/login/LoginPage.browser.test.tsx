import { loginStaff } from '@irodori/contract/endpoints/desk/staffSession'
import type { Envelope } from '@irodori/contract/envelope'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OWNER, renderInDesk } from '../../testing/renderInDesk.tsx'
import { LoginPage } from './LoginPage.tsx'

const email = page.getByLabelText('メールアドレス')
const password = page.getByLabelText('パスワード', { exact: true })
const code = page.getByRole('textbox', { name: '認証コード' })
const submit = page.getByRole('button', { name: 'ログインする', exact: true })

/** A server that answers each login with the next reply. */
async function open(replies: readonly Envelope<unknown>[], hasEnded = false) {
  const left = [...replies]
  return renderInDesk(<LoginPage hasEnded={hasEnded} />, {
    member: null,
    calls: [{ endpoint: loginStaff, reply: () => left.shift() ?? succeed(OWNER) }],
  })
}

it('an empty form sends nothing, says what is missing and focuses the first field', async () => {
  const { changes } = await open([])
  await submit.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/ご入力ください/)
  expect(changes()).toEqual([])
})

it('a wrong password is refused in words, and the next attempt logs in', async () => {
  const { members, changes } = await open([refuse(401, 'LOGIN_FAILED')])
  await email.fill(' Ｏwner@shop.example ')
  await password.fill('wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await password.fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => members.read()).toEqual({ kind: 'LOGGED_IN', member: OWNER })
  expect(changes().map(({ body }) => body)).toEqual([
    { email: 'Owner@shop.example', password: 'wrong' },
    { email: 'Owner@shop.example', password: 'right' },
  ])
})

it('an account with an authenticator app asks for its code, which another address does not send', async () => {
  const required = refuse(403, 'CODE_REQUIRED')
  const { members, changes } = await open([required, refuse(400, 'CODE_WRONG', null, { code: ['WRONG'] }), required])
  await email.fill('a@shop.example')
  await password.fill('secret')
  await submit.click()
  await expect.element(code).toHaveFocus()
  await expect.element(code).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/コードが違うか/)
  await email.fill('b@shop.example')
  await expect.element(code).not.toBeInTheDocument()
  await submit.click()
  await code.fill('123456')
  await submit.click()
  await expect.poll(() => members.read().kind).toBe('LOGGED_IN')
  expect(changes().map(({ body }) => body)).toEqual([
    { email: 'a@shop.example', password: 'secret' },
    { email: 'a@shop.example', password: 'secret', code: '000000' },
    { email: 'b@shop.example', password: 'secret' },
    { email: 'b@shop.example', password: 'secret', code: '123456' },
  ])
})

it('a session that has ended is told above the form', async () => {
  await open([], true)
  await expect.element(page.getByText(/もう一度ログインしてください。/)).toBeVisible()
})

import { changePassword, readUser, resetPassword } from '@irodori/contract/endpoints/account'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACCOUNT, renderAccountScreen, USER_SESSION } from '../../testing/accountScreen.tsx'
import { NewPasswordByLink } from './NewPasswordByLink.tsx'
import { NewPasswordByOld } from './NewPasswordByOld.tsx'

const old = page.getByLabelText('いまのパスワード')
const fresh = page.getByLabelText('新しいパスワード', { exact: true })
const repeated = page.getByLabelText('新しいパスワード（確認）')
const submit = page.getByRole('button', { name: 'パスワードを変更する' })
const DONE = succeed(null)

async function fillNew(typed: string) {
  await fresh.fill(typed)
  await repeated.fill(typed)
}

describe('with the old password', () => {
  const openForm = (reply: FakeCall['reply']) =>
    renderAccountScreen(<NewPasswordByOld />, [answers(readUser, ACCOUNT), { endpoint: changePassword, reply }])

  it('the form shows what is wrong with each password, focuses the first and sends nothing', async () => {
    const { changes } = await openForm(() => DONE)
    await submit.click()
    await expect.element(old).toHaveFocus()
    await expect.element(old).toHaveAccessibleDescription(/パスワードをご入力ください。/)
    await old.fill('old secret')
    await fillNew('short')
    await repeated.fill('long enough')
    await submit.click()
    await expect.element(fresh).toHaveFocus()
    await expect.element(fresh).toHaveAccessibleDescription(/8文字以上でご入力ください。/)
    await expect.element(repeated).toHaveAccessibleDescription(/上の入力と一致していません。/)
    await fillNew('old secret')
    await expect.element(fresh).toHaveAccessibleDescription(/いまのパスワードと同じです。/)
    await expect.element(repeated).not.toHaveAttribute('aria-invalid', 'true')
    expect(changes()).toEqual([])
  })

  it('the form sends both passwords as typed, once, and says that other devices are logged out', async () => {
    const { changes } = await openForm(() => DONE)
    await old.fill(' old secret')
    await fillNew('kites fly in may')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/ほかの端末ではログアウトしています。/)
    await expect.element(page.getByRole('link', { name: 'マイページ' })).toHaveAttribute('href', '/mypage')
    expect(changes()).toEqual([
      {
        method: 'PUT',
        path: '/api/user/password',
        body: { oldPassword: ' old secret', newPassword: 'kites fly in may' },
      },
    ])
  })

  it('the form shows a wrong old password and a too common new one at their fields', async () => {
    const replies = [
      refuse(400, 'PASSWORD_WRONG', null, { oldPassword: ['WRONG'] }),
      refuse(400, 'REQUEST_INVALID', null, { newPassword: ['TOO_COMMON'] }),
    ]
    await openForm(() => replies.shift() ?? DONE)
    await old.fill('not my secret')
    await fillNew('password1234')
    await submit.click()
    await expect.element(old).toHaveAccessibleDescription(/パスワードが違います。/)
    await expect.element(old).toHaveFocus()
    await old.fill('old secret')
    await submit.click()
    await expect.element(fresh).toHaveAccessibleDescription(/推測されやすい内容です。/)
    await expect.element(old).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(repeated).toHaveValue('password1234')
  })

  it('the form hides the typed password until the customer asks to see it', async () => {
    await openForm(() => DONE)
    await old.fill('old secret')
    await expect.element(old).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'パスワードを表示する' }).first().click()
    await expect.element(old).toHaveAttribute('type', 'text')
    await expect.element(fresh).toHaveAttribute('type', 'password')
  })
})

describe('with the link of a mail', () => {
  const LINK = { email: 'hanako@example.jp', token: 'token-of-hanako' }
  const openForm = (reply: FakeCall['reply'], session = USER_SESSION) =>
    renderAccountScreen(<NewPasswordByLink link={LINK} />, [{ endpoint: resetPassword, reply }], session)

  it('the form names the account and sends nothing while a password is missing or differs', async () => {
    const { changes } = await openForm(() => DONE)
    await expect.element(page.getByText('hanako@example.jp の新しいパスワードをお決めください。')).toBeVisible()
    await submit.click()
    await expect.element(fresh).toHaveFocus()
    await fresh.fill('kites fly in may')
    await repeated.fill('kites fly in june')
    await submit.click()
    await expect.element(repeated).toHaveFocus()
    await expect.element(repeated).toHaveAccessibleDescription(/上の入力と一致していません。/)
    await repeated.fill('kites fly in may')
    await expect.element(repeated).not.toHaveAttribute('aria-invalid', 'true')
    expect(changes()).toEqual([])
  })

  it('the form sends the link with the password once, ends the session and offers the login of that account', async () => {
    const { changes, connection } = await openForm(() => DONE)
    await fillNew('kites fly in may')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/このパスワードでログインしてください。/)
    expect(changes()).toEqual([
      { method: 'PUT', path: '/api/user/forgotPassword', body: { ...LINK, newPassword: 'kites fly in may' } },
    ])
    expect(connection.session.read()).toBeNull()
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect
      .element(page.getByRole('dialog', { name: '会員ログイン' }).getByRole('textbox', { name: 'メールアドレス' }))
      .toHaveValue('hanako@example.jp')
  })

  it('the form leaves the session of a guest alone', async () => {
    const { connection } = await openForm(() => DONE, { token: 't', userName: 'irodori-10000001', role: 'GUEST' })
    await fillNew('kites fly in may')
    await submit.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(connection.session.read()?.userName).toBe('irodori-10000001')
  })

  it('a spent link is replaced by the way to a new mail, and the session goes on', async () => {
    const { connection } = await openForm(() => refuse(400, 'TOKEN_INVALID'))
    await fillNew('kites fly in may')
    await submit.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/すでに使われています。/)
    await expect
      .element(page.getByRole('link', { name: 'メールをもう一度受け取る' }))
      .toHaveAttribute('href', '/forgot-password')
    await expect.element(submit).not.toBeInTheDocument()
    expect(connection.session.read()).toEqual(USER_SESSION)
  })

  it('the form keeps both passwords when the connection fails', async () => {
    await openForm(() => {
      throw new TypeError('no connection')
    })
    await fillNew('kites fly in may')
    await submit.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/接続をお確かめのうえ/)
    await expect.element(fresh).toHaveValue('kites fly in may')
    await expect.element(repeated).toHaveValue('kites fly in may')
  })
})

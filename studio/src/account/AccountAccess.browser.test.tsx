import { verifyUser } from '@irodori/contract/endpoints/account'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { USER_SESSION } from '../../testing/accountScreen.tsx'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { ForAccount } from './ForAccount.tsx'
import { HomeLogin } from './HomeLogin.tsx'
import { VerifyPage } from './VerifyPage.tsx'

const AREAS = ['account', 'login', 'session'] as const

describe('the link of a mail', () => {
  const open = (reply: FakeCall['reply'], session = USER_SESSION) =>
    renderInStudio(<VerifyPage />, {
      path: '/user/verify?email=hanako%40example.jp&token=t1',
      areas: AREAS,
      calls: [{ endpoint: verifyUser, reply }],
      session,
    })

  it('is followed once and says that the new address is confirmed', async () => {
    const { sent } = await open(() => succeed({ purpose: 'CHANGE_EMAIL', message: 'user.email.success' }))
    await expect.element(page.getByRole('heading', { name: 'メールアドレスを変更しました' })).toBeVisible()
    await expect.element(page.getByText(/hanako@example\.jp でログイン/)).toBeVisible()
    expect(sent.map(({ path }) => path)).toEqual([verifyUser.path])
  })

  it('ends the session when it has deleted the account', async () => {
    const { connection } = await open(() => succeed({ purpose: 'DELETE', message: 'user.delete.success' }))
    await expect.element(page.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible()
    expect(connection.session.read()).toBeNull()
  })

  it('leads to the page for unknown addresses when it was used before', async () => {
    const { history, connection } = await open(() => refuse(400, 'TOKEN_INVALID'))
    await expect.poll(() => history?.at(-1)).toBe('/404')
    expect(connection.session.read()).toEqual(USER_SESSION)
  })

  it('is followed again on request when the server was busy', async () => {
    const replies = [refuse(429, 'TOO_MANY_TRIES')]
    const { sent } = await open(() => replies.shift() ?? succeed({ purpose: 'ACTIVATE', message: '' }))
    await page.getByRole('button', { name: 'もう一度試す' }).click()
    await expect.element(page.getByRole('heading', { name: '会員登録が完了しました' })).toBeVisible()
    expect(sent).toHaveLength(2)
  })
})

describe('a page for accounts', () => {
  function Typing() {
    const [words, setWords] = useState('')
    return <input aria-label="入力" value={words} onChange={({ target }) => setWords(target.value)} />
  }
  const login = page.getByRole('dialog')
  const open = (session: typeof USER_SESSION | null) =>
    renderInStudio(
      <ForAccount>
        <Typing />
      </ForAccount>,
      { path: '/account', areas: AREAS, ...(session && { session }) },
    )

  it('is not shown to a guest', async () => {
    const { history } = await open({ token: 't', userName: 'irodori-10000001', role: 'GUEST' })
    await expect.poll(() => history?.at(-1)).toBe('/home')
    await expect.element(page.getByLabelText('入力')).not.toBeInTheDocument()
  })

  it('asks a visitor to log in and leads to the products when the login is closed', async () => {
    const { history } = await open(null)
    await expect.element(login).toHaveAccessibleName('会員ログイン')
    await expect.element(page.getByLabelText('入力')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => history?.at(-1)).toBe('/home')
  })

  it('keeps what was typed when the session ends', async () => {
    const { connection } = await open(USER_SESSION)
    await page.getByLabelText('入力').fill('書きかけ')
    connection.session.clear('REFUSED')
    await expect.element(login).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByLabelText('入力')).toHaveValue('書きかけ')
  })
})

describe('the query of the home page', () => {
  const open = (path: string, session?: typeof USER_SESSION) =>
    renderInStudio(<HomeLogin />, { path, areas: AREAS, ...(session && { session }) })

  it('opens the login that it names and is removed from the address, with the rest kept', async () => {
    const { history } = await open('/home?login=register&q=card')
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('新しく会員登録')
    expect(history?.at(-1)).toBe('/home?q=card')
  })

  it('opens no login for a customer who is logged in', async () => {
    const { history } = await open('/home?login=user', USER_SESSION)
    await expect.poll(() => history?.at(-1)).toBe('/home')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('says once that the session has ended', async () => {
    const { history } = await open('/home?session=ended')
    await expect.element(page.getByRole('status').filter({ hasText: /ログイン/ })).toBeVisible()
    expect(history?.at(-1)).toBe('/home')
  })
})

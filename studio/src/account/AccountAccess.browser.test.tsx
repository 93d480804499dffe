import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { USER_SESSION } from '../../testing/accountScreen.tsx'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { ForAccount } from './ForAccount.tsx'
import { HomeLogin } from './HomeLogin.tsx'

const AREAS = ['account', 'login', 'session'] as const

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

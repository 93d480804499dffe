import { acceptStaffLink, loginStaff, openStaffLink } from '@irodori/contract/endpoints/desk/staffSession'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OWNER, renderInDesk } from '../../testing/renderInDesk.tsx'
import { LinkPage } from './LinkPage.tsx'

const address = location.href
beforeEach(() => history.replaceState(null, '', '#token=abc'))
afterEach(() => history.replaceState(null, '', address))

const INVITATION = { purpose: 'INVITATION', email: 'new@shop.example', role: 'CLERK', userName: null } as const
const PASSWORD = { ...INVITATION, purpose: 'PASSWORD', userName: '水野 葵' } as const

const name = page.getByLabelText('お名前')
const password = page.getByLabelText('新しいパスワード')
const open = (calls: readonly FakeCall[]) => renderInDesk(<LinkPage />, { member: null, calls })

it('DSK-2: an invitation asks for name and password, and its member is logged in', async () => {
  const replies = [refuse(400, 'REQUEST_INVALID', null, { password: ['TOO_COMMON'] }), succeed(null)]
  const { members, history, changes } = await open([
    answers(openStaffLink, INVITATION),
    { endpoint: acceptStaffLink, reply: () => replies.shift() ?? succeed(null) },
    answers(loginStaff, OWNER),
  ])
  await expect.element(page.getByText(/new@shop\.exampleのアカウントを「受注担当」として/)).toBeVisible()
  expect(location.hash).toBe('')
  await userEvent.keyboard('{Tab}')
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await expect.element(name).toHaveFocus()
  await name.fill('水野 葵')
  await password.fill('password1234')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('asagao-ni-tsurube-2')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => members.read().kind).toBe('LOGGED_IN')
  await expect.poll(() => history.at(-1)).toBe('/desk')
  const accepted = changes().filter(({ method }) => method === 'PUT')
  expect(accepted.at(-1)?.body).toEqual({ token: 'abc', userName: '水野 葵', password: 'asagao-ni-tsurube-2' })
})

it('DSK-4: a link for a new password asks for no name; an account with codes is asked for one at the login', async () => {
  const { members, history, changes } = await open([
    answers(openStaffLink, PASSWORD),
    answers(acceptStaffLink, null),
    { endpoint: loginStaff, reply: () => refuse(403, 'CODE_REQUIRED') },
  ])
  await password.fill('asagao-ni-tsurube-2')
  await expect.element(name).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => history.at(-1)).toBe('/desk')
  expect(members.read().kind).toBe('UNKNOWN')
  expect(changes()).toContainEqual({
    method: 'PUT',
    path: '/api/desk/link',
    body: { token: 'abc', password: 'asagao-ni-tsurube-2' },
  })
})

it('a link that works no more says so and leads to the login; one that could not be opened is tried again', async () => {
  const replies = [refuse(503, 'BUSY'), refuse(400, 'TOKEN_INVALID')]
  await open([{ endpoint: openStaffLink, reply: () => replies.shift() ?? refuse(400, 'TOKEN_INVALID') }])
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(page.getByRole('heading', { name: 'このリンクは使えません' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'ログインへ' })).toHaveAttribute('href', '/desk')
})

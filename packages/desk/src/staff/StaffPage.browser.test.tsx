import {
  changeStaffRole,
  endSessionsOfStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  sendStaffPasswordLink,
  withdrawStaffInvitation,
} from '@irodori/contract/endpoints/desk/staff'
import type { ListedStaff, StaffInvitation } from '@irodori/contract/entities/staff'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OWNER, renderInDesk } from '../../testing/renderInDesk.tsx'
import { StaffPage } from './StaffPage.tsx'

const listed = (more: Partial<ListedStaff>): ListedStaff => ({
  ...OWNER,
  joinedAt: '2026-11-20T01:05:00.000Z',
  requiresCode: false,
  passkeys: 0,
  openSessions: 1,
  lastUsedAt: '2026-11-21T14:30:00.000Z',
  ...more,
})
const CLERK = listed({ id: 'clerk', email: 'clerk@shop.example', userName: '水野 葵', role: 'CLERK', passkeys: 2 })
const INVITATION: StaffInvitation = {
  id: 'invitation',
  email: 'new@shop.example',
  role: 'DESIGNER',
  invitedBy: '花田 栞',
  expiresAt: '2026-12-08T01:00:00.000Z',
}

const open = (calls: readonly FakeCall[] = []) =>
  renderInDesk(<StaffPage />, {
    calls: [answers(listStaff, { members: [listed({}), CLERK], invitations: [INVITATION] }), ...calls],
  })
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

it('each member is listed with role, passkeys and last use; owners have no actions for themselves', async () => {
  await open()
  await expect.element(row(CLERK.email)).toMatchTextContent(/水野 葵.*パスキー2個 · 最終利用 2026\/11\/21 23:30/)
  await expect.element(row(OWNER.email).getByRole('button')).not.toBeInTheDocument()
  await expect.element(row(OWNER.email)).toMatchTextContent(/（自分）.*オーナー/)
  await expect.element(row(INVITATION.email)).toMatchTextContent(/デザイナー · 花田 栞が招待 · 2026年12月8日まで有効/)
})

it('role, sessions, password link and invitation are changed by a call each, which is told', async () => {
  const { changes } = await open([
    answers(changeStaffRole, null),
    answers(endSessionsOfStaff, null),
    answers(sendStaffPasswordLink, null),
    answers(withdrawStaffInvitation, null),
  ])
  await page.getByLabelText('水野 葵さんの役割').selectOptions('製作担当')
  await expect.element(page.getByText('水野 葵さんの役割を変更しました。')).toBeVisible()
  await button('ログアウトさせる').click()
  await expect.element(page.getByText('水野 葵さんをログアウトさせました。')).toBeVisible()
  await button('再設定メールを送る').click()
  await expect.element(page.getByText('clerk@shop.exampleに再設定のメールを送りました。')).toBeVisible()
  await button('取り消す').click()
  await expect
    .poll(() => changes())
    .toEqual([
      { method: 'PUT', path: '/api/desk/staff/clerk/role', body: { role: 'PRODUCTION' } },
      { method: 'DELETE', path: '/api/desk/staff/clerk/session', body: null },
      { method: 'POST', path: '/api/desk/staff/clerk/link', body: null },
      { method: 'DELETE', path: '/api/desk/invitation/invitation', body: null },
    ])
})

it('a removal is asked for first, and a refusal is told in words about the staff', async () => {
  const { changes } = await open([{ endpoint: removeStaff, reply: () => refuse(404, 'NOT_FOUND') }])
  await button('削除する').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '削除しない' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(changes()).toEqual([])
  await button('削除する').click()
  await question.getByRole('button', { name: '削除する' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/このスタッフや招待は、すでにありません。/)
})

it('an invitation needs an address that has no account, and is told when it is sent', async () => {
  const replies = [refuse(400, 'REQUEST_INVALID', null, { email: ['TAKEN'] }), succeed(null)]
  const { changes } = await open([{ endpoint: inviteStaff, reply: () => replies.shift() ?? succeed(null) }])
  await button('スタッフを招待する').click()
  await button('招待を送る').click()
  const email = dialog.getByLabelText('メールアドレス')
  await expect.element(email).toHaveFocus()
  await email.fill('clerk@shop.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAccessibleDescription(/すでに登録されています。/)
  await email.fill('press@shop.example')
  await dialog.getByLabelText('役割').selectOptions('製作担当')
  await button('招待を送る').click()
  await expect.element(page.getByText('press@shop.exampleに招待を送りました。')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(changes().map(({ body }) => body)).toEqual([
    { email: 'clerk@shop.example', role: 'CLERK' },
    { email: 'press@shop.example', role: 'PRODUCTION' },
  ])
})

it('DSK-1: another role is told that the page is not for it, and nothing is asked of the server', async () => {
  const { sent } = await renderInDesk(<StaffPage />, { member: { ...OWNER, role: 'CLERK' } })
  await expect.element(page.getByText(/いまの役割では開けません。/)).toBeVisible()
  expect(sent).toEqual([])
})

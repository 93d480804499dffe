import { searchAuditLog } from '@irodori/contract/endpoints/desk/staff'
import type { AuditEntry } from '@irodori/contract/entities/staff'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInDesk } from '../../testing/renderInDesk.tsx'
import { AuditPage } from './AuditPage.tsx'

const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-21T14:30:00.000Z',
  source: 'DESK',
  actor: '花田 栞',
  action: 'changeStaffRole',
  subject: 'clerk@shop.example DESIGNER',
  outcome: 'DONE',
  ...more,
})

const rows = page.getByRole('row')
const open = (reply: FakeCall['reply']) => renderInDesk(<AuditPage />, { calls: [{ endpoint: searchAuditLog, reply }] })

it('DSK-7: entries are in words, with the reason of a refusal; commands are shown as they are typed', async () => {
  const entries = [
    entry('a'),
    entry('b', { action: 'changeStaffPassword', subject: '', outcome: 'PASSWORD_WRONG' }),
    entry('c', { source: 'COMMAND_LINE', actor: 'hana', action: 'orders hold', subject: 'irodori-1', outcome: null }),
    entry('d', { action: 'removeStaff', outcome: 'SOMETHING_NEW' }),
  ]
  await open(() => succeed({ entries, hasMore: false }))
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/2026\/11\/21 23:30:00花田 栞デスク役割を変更clerk@shop\.example デザイナー完了/)
  await expect.element(rows.nth(2)).toMatchTextContent(/パスワードを変更できませんでしたパスワードの間違い/)
  await expect.element(rows.nth(3)).toMatchTextContent(/hanaコマンドorders holdirodori-1結果の記録なし/)
  await expect.element(rows.nth(4)).toMatchTextContent(/できませんでしたSOMETHING_NEW/)
})

it('the log is read page by page, and the search begins anew', async () => {
  const pages = [
    succeed({ entries: [entry('a')], hasMore: true }),
    succeed({ entries: [entry('b', { actor: '水野 葵' })], hasMore: false }),
    succeed({ entries: [], hasMore: false }),
  ]
  const { sent } = await open(() => pages.shift() ?? refuse(500, 'INTERNAL'))
  await page.getByRole('button', { name: 'もっと見る' }).click()
  await expect.element(rows.nth(2)).toMatchTextContent(/水野 葵/)
  await expect.element(page.getByRole('button', { name: 'もっと見る' })).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('そのような記録')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('該当する記録はありません')).toBeVisible()
  expect(sent).toHaveLength(3)
})

it('a log that could not be read is read again', async () => {
  const replies = [refuse(429, 'TOO_MANY_TRIES'), succeed({ entries: [entry('a')], hasMore: false })]
  await open(() => replies.shift() ?? refuse(500, 'INTERNAL'))
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(rows.nth(1)).toBeVisible()
})

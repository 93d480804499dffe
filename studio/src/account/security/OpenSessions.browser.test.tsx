import { endOtherSessions, endSession, listSessions } from '@irodori/contract/endpoints/account'
import type { OpenSession } from '@irodori/contract/entities/account'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAccountScreen } from '../../../testing/accountScreen.tsx'
import { OpenSessions } from '@irodori/ui/OpenSessions'
import { customerCalls } from './customerCalls.ts'

const session = (id: string, more: Partial<OpenSession> = {}): OpenSession => ({
  id,
  browser: 'Safari',
  system: 'iOS',
  begunAt: '2026-11-20T01:05:00.000Z',
  lastUsedAt: '2026-11-21T14:30:00.000Z',
  isCurrent: false,
  ...more,
})
const THIS = session('this', { browser: 'Chrome', system: 'Windows', isCurrent: true })
const PHONE = session('phone')
const UNKNOWN = session('unknown', { browser: null, system: null })

/** A server whose sessions the calls end. */
async function open(begun: readonly OpenSession[]) {
  let sessions = [...begun]
  return renderAccountScreen(<OpenSessions calls={customerCalls} />, [
    { endpoint: listSessions, reply: () => succeed(sessions) },
    {
      endpoint: endSession,
      reply: ({ path }) => {
        sessions = sessions.filter(({ id }) => !path.endsWith(id))
        return succeed(null)
      },
    },
    {
      endpoint: endOtherSessions,
      reply: () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent)
        return succeed(null)
      },
    },
  ])
}

const heading = page.getByRole('heading', { name: 'ログイン中の端末' })
const rows = page.getByRole('listitem')
const others = page.getByRole('button', { name: 'ほかの端末をすべてログアウト' })

it('SES-42: shows each device with its times, and marks this one, which has no button', async () => {
  await open([THIS, PHONE, UNKNOWN])
  await expect.element(rows.nth(0)).toMatchTextContent(/Windows · Chrome.*この端末/)
  await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument()
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/iOS · Safari最終利用 2026\/11\/21 23:30ログイン 2026\/11\/20 10:05/)
  await expect.element(rows.nth(2)).toMatchTextContent(/不明な端末/)
  await expect
    .element(rows.nth(1).getByRole('button', { name: 'ログアウト' }))
    .toHaveAccessibleDescription(/iOS · Safari/)
})

it('SES-42: logs one device out, removes it from the list and keeps the focus there', async () => {
  const { changes } = await open([THIS, PHONE, UNKNOWN])
  await rows.nth(1).getByRole('button', { name: 'ログアウト' }).click()
  await expect.element(page.getByText('iOS · Safari')).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
  await expect.element(others).not.toBeInTheDocument()
  expect(changes()).toEqual([{ method: 'DELETE', path: '/api/user/session/phone', body: null }])
})

it('SES-42: logs all other devices out at once', async () => {
  const { changes } = await open([THIS, PHONE, UNKNOWN])
  await others.click()
  await expect.element(page.getByText('ほかの端末ではログインしていません。')).toBeVisible()
  await expect.element(heading).toHaveFocus()
  expect(changes()).toEqual([{ method: 'DELETE', path: '/api/user/session', body: null }])
})

it('says why the list or a logout failed, and both can be tried again', async () => {
  const lists = [refuse(429, 'TOO_MANY_TRIES'), succeed([THIS, PHONE])]
  const ends = [refuse(429, 'TOO_MANY_TRIES'), succeed(null)]
  await renderAccountScreen(<OpenSessions calls={customerCalls} />, [
    { endpoint: listSessions, reply: () => lists.shift() ?? succeed([THIS]) },
    { endpoint: endSession, reply: () => ends.shift() ?? succeed(null) },
  ])
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  const end = rows.nth(1).getByRole('button', { name: 'ログアウト' })
  await end.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await end.click()
  await expect.element(page.getByText('ほかの端末ではログインしていません。')).toBeVisible()
})

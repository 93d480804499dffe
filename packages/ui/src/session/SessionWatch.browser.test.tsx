import { logout, readUserSession } from '@irodori/contract/endpoints/authentication'
import { refuse, succeed } from '@irodori/contract/envelope'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answers, type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { GUEST_SESSION, OTHER_GUEST_SESSION } from '../../testing/sessions.ts'

const START = new Date('2026-11-23T03:00:00.000Z')
const warning = page.getByRole('region', { name: 'ログインの時間切れ' })
/** Forced, because the press already takes the warning away from under the pointer. */
const stay = () => page.getByRole('button', { name: 'ログインを続ける' }).click({ force: true })

/** The clock stands still between the steps of a test; timers run as usual. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => vi.useRealTimers())

/** Moves the clock, and returns to the tab as after a sleep of the computer. */
function comeBackAfter(minutes: number) {
  vi.setSystemTime(START.getTime() + minutes * 60_000)
  window.dispatchEvent(new Event('focus'))
}

async function startSession(reply: FakeCall['reply'] = () => succeed([GUEST_SESSION])) {
  const { sent, connection } = await renderInApp(<p>マイページ</p>, {
    areas: ['session', 'login'],
    calls: [{ endpoint: readUserSession, reply }, answers(logout, null)],
    session: GUEST_SESSION,
  })
  connection.orderRecord.write({ orderNumber: GUEST_SESSION.userName, phoneNumber: '0312345678' })
  // The watch has begun as soon as it shares the presence.
  await vi.waitFor(() => expect(localStorage.getItem('irodori.presence')).not.toBeNull())
  return { sent, connection }
}

it('SES-25: warns two minutes before the end, counts down, and stays logged in after a click', async () => {
  const { sent, connection } = await startSession()
  comeBackAfter(57)
  await expect.element(warning).not.toBeInTheDocument()
  comeBackAfter(58)
  await expect.element(warning).toMatchTextContent(/まもなく自動でログアウトします.*残り 2:00/)
  await expect.element(warning.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  vi.setSystemTime(START.getTime() + 59.5 * 60_000)
  await expect.element(warning).toMatchTextContent(/残り 0:30/)
  await stay()
  await expect.element(warning).not.toBeInTheDocument()
  await vi.waitFor(() => expect(sent).toEqual([{ method: 'GET', path: '/api/authentication/user', body: null }]))
  comeBackAfter(62)
  await expect.element(warning).not.toBeInTheDocument()
  expect(connection.session.read()).toEqual(GUEST_SESSION)
})

it('SES-25: a key extends the session, movement of the pointer does not', async () => {
  await startSession()
  comeBackAfter(58)
  await expect.element(warning).toBeVisible()
  await warning.hover()
  await expect.element(warning).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(warning).not.toBeInTheDocument()
})

it('SES-23, SES-37: ends the session after an hour, here and on the server, and forgets the phone number', async () => {
  const { sent, connection } = await startSession()
  comeBackAfter(60)
  await expect.element(page.getByRole('status')).toMatchTextContent(/ログインの有効時間が切れました。/)
  await expect.element(warning).not.toBeInTheDocument()
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/authentication/user', body: null }])
  expect([connection.session.read(), connection.orderRecord.read()]).toEqual([null, null])
})

it('does not warn the next person of the end of the last session', async () => {
  const { connection } = await startSession()
  comeBackAfter(59)
  await expect.element(warning).toBeVisible()
  connection.session.write(OTHER_GUEST_SESSION)
  await expect.element(warning).not.toBeInTheDocument()
  comeBackAfter(61)
  expect(connection.session.read()).toEqual(OTHER_GUEST_SESSION)
})

it('SES-7: asks for a login when the server no longer knows the session', async () => {
  const { connection } = await startSession(() => refuse(401, 'UNAUTHENTICATED'))
  comeBackAfter(58)
  await stay()
  await expect.element(page.getByRole('dialog', { name: 'ログイン方法をお選びください' })).toBeVisible()
  expect(connection.session.read()).toBeNull()
})

it('keeps the session while the server cannot be reached', async () => {
  const { sent, connection } = await startSession(() => refuse(500, 'INTERNAL'))
  comeBackAfter(58)
  await stay()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await expect.element(warning).not.toBeInTheDocument()
  expect(connection.session.read()).toEqual(GUEST_SESSION)
})

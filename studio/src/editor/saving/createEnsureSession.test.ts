import type { Session } from '@irodori/client/session'
import { expect, it, vi } from 'vitest'
import { createEnsureSession } from './createEnsureSession.ts'

const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678' }
const guest = (userName: string): Session => ({ token: `of ${userName}`, userName, role: 'GUEST' })
const account = (token: string): Session => ({ token, userName: 'hana@example.com', role: 'USER' })

function tab(begun: Session | null) {
  let current = begun
  const login = vi.fn(async () => true)
  const fit = vi.fn(async () => {
    if (current?.role === 'GUEST') current = guest(ORDER.orderNumber)
    return true
  })
  const session = { read: () => current }
  const ensured = createEnsureSession({ session, order: () => ORDER, login, fit })
  const become = (next: Session | null) => {
    current = next
  }
  return { ...ensured, become, login, fit, session }
}

it('ODR-55: logs in again with the order of this tab after another tab has logged in with another one', async () => {
  const { ensure, become, fit, session } = tab(guest(ORDER.orderNumber))
  expect([await ensure(), fit.mock.calls.length]).toEqual([true, 0])
  become(guest('irodori-10000002'))
  expect(await Promise.all([ensure(), ensure()])).toEqual([true, true])
  expect(fit.mock.calls).toEqual([[ORDER]])
  expect(session.read()?.userName).toBe(ORDER.orderNumber)
})

it('ODR-55: verifies the order once for each account that has logged in since', async () => {
  const { ensure, become, fit } = tab(account('first'))
  expect([await ensure(), fit.mock.calls.length]).toEqual([true, 0])
  become(account('second'))
  await ensure()
  await ensure()
  expect(fit).toHaveBeenCalledOnce()
})

it('opens the login without a session', async () => {
  const { ensure, login, fit } = tab(null)
  await ensure()
  expect([login.mock.calls.length, fit.mock.calls.length]).toEqual([1, 0])
})

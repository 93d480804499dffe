import type { CallError } from '@irodori/client/callError'
import type { OrderRecord } from '@irodori/client/orderRecord'
import type { Session } from '@irodori/client/session'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { expect, it, vi } from 'vitest'
import { createEnsureSession } from './createEnsureSession.ts'

const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678' }
const OTHER = { orderNumber: 'irodori-10000002', phoneNumber: '0312345679' }
const guest = (userName: string): Session => ({ token: `of ${userName}`, userName, role: 'GUEST' })
const account = (token: string): Session => ({ token, userName: 'hana@example.com', role: 'USER' })

function tab(begun: Session | null) {
  let current = begun
  let order = ORDER
  let chosen = Promise.resolve()
  const become = (next: Session | null) => {
    current = next
  }
  const login = vi.fn(async () => {
    become(guest(ORDER.orderNumber))
    return true
  })
  const fit = vi.fn(async ({ orderNumber }: OrderRecord): Promise<Result<unknown, CallError>> => {
    if (current?.role === 'GUEST') become(guest(orderNumber))
    return ok(null)
  })
  const session = { read: () => current }
  const options = { session, order: () => order, orderChosen: () => chosen, login, fit }
  return {
    ...createEnsureSession(options),
    become,
    login,
    fit,
    session,
    choose: (next: typeof ORDER, choosing: Promise<void>) => {
      chosen = choosing.then(() => {
        order = next
      })
    },
    setOrder: (next: typeof ORDER) => {
      order = next
    },
  }
}

it('ODR-55: logs in again with the order of this tab after another tab has logged in with another one', async () => {
  const { ensure, become, fit, session } = tab(guest(ORDER.orderNumber))
  expect([await ensure(), fit.mock.calls.length]).toEqual([true, 0])
  become(guest(OTHER.orderNumber))
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

it('ODR-55: leaves the session of another order as it is while the customer chooses that order', async () => {
  const { ensure, become, choose, fit, session } = tab(guest(ORDER.orderNumber))
  const choosing = Promise.withResolvers<void>()
  choose(OTHER, choosing.promise)
  become(guest(OTHER.orderNumber))
  const ensured = ensure()
  choosing.resolve()
  expect(await ensured).toBe(true)
  expect([session.read()?.userName, fit.mock.calls.length]).toEqual([OTHER.orderNumber, 0])
})

it('ODR-55: follows the order that the tab has got while the session was made that of the one before', async () => {
  const { ensure, become, setOrder, fit, session } = tab(guest('irodori-10000003'))
  fit.mockImplementationOnce(async ({ orderNumber }) => {
    setOrder(OTHER)
    become(guest(orderNumber))
    return ok(null)
  })
  expect(await Promise.all([ensure(), ensure()])).toEqual([true, true])
  expect(fit.mock.calls).toEqual([[ORDER], [OTHER]])
  expect(session.read()?.userName).toBe(OTHER.orderNumber)
})

it('ODR-55: verifies the order of an account again after a refusal', async () => {
  const { ensure, become, fit } = tab(account('first'))
  become(account('second'))
  fit.mockResolvedValueOnce(err({ kind: 'UNREADABLE', status: 200, issue: 'no session', isEmpty: false }))
  expect([await ensure(), await ensure()]).toEqual([false, true])
  expect(fit).toHaveBeenCalledTimes(2)
})

it('leaves it to the save to wait for a lost connection', async () => {
  const { ensure, become, fit } = tab(account('first'))
  become(account('second'))
  fit.mockResolvedValueOnce(err({ kind: 'NETWORK' }))
  expect(await ensure()).toBe(true)
})

it('opens the login without a session, and then makes the session that of the order', async () => {
  const { ensure, login, fit, become } = tab(null)
  login.mockImplementationOnce(async () => {
    become(guest(OTHER.orderNumber))
    return true
  })
  expect(await ensure()).toBe(true)
  expect([login.mock.calls.length, fit.mock.calls]).toEqual([1, [[ORDER]]])
  become(null)
  login.mockResolvedValueOnce(false)
  expect(await ensure()).toBe(false)
})

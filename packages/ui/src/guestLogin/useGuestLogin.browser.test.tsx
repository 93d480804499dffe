import { loginGuest } from '@irodori/contract/endpoints/authentication'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { GUEST_SESSION, OTHER_GUEST_SESSION } from '../../testing/sessions.ts'
import { useGuestLogin } from './useGuestLogin.ts'

const MINE = { orderNumber: GUEST_SESSION.userName, phoneNumber: '0312345678' }
const OTHERS = { orderNumber: OTHER_GUEST_SESSION.userName, phoneNumber: '0698765432' }

function Sample({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const { entered, isBusy, problem, send, sendAgain, clearProblem } = useGuestLogin(onLoggedIn)
  return (
    <>
      <p data-testid="state">{`${entered?.orderNumber ?? '-'} ${isBusy ? 'busy' : 'idle'} ${problem?.place ?? '-'}`}</p>
      <button type="button" onClick={() => send(MINE)}>
        mine
      </button>
      <button type="button" onClick={() => send(OTHERS)}>
        others
      </button>
      <button type="button" onClick={sendAgain}>
        again
      </button>
      <button type="button" onClick={clearProblem}>
        clear
      </button>
    </>
  )
}

const state = page.getByTestId('state')
const press = (name: string) => page.getByRole('button', { name }).click()

async function open(reply: FakeCall['reply']) {
  const onLoggedIn = vi.fn()
  const { sent, connection, view } = await renderInApp(<Opener>{() => <Sample onLoggedIn={onLoggedIn} />}</Opener>, {
    calls: [{ endpoint: loginGuest, reply }],
  })
  await press('開く')
  return { sent, connection, view, onLoggedIn }
}

it('has nothing to send again before the first attempt', async () => {
  const { sent } = await open(() => succeed([GUEST_SESSION]))
  await press('again')
  await expect.element(state).toHaveTextContent('- idle -')
  expect(sent).toEqual([])
})

it('keeps the problem while the next attempt is under way, and takes it back after a success', async () => {
  const second = Promise.withResolvers<void>()
  let attempts = 0
  const { sent, connection, onLoggedIn } = await open(async () => {
    attempts += 1
    if (attempts === 1) return refuse(503, 'EC_CONNECTION_ERROR')
    await second.promise
    return succeed([GUEST_SESSION])
  })
  await press('mine')
  await expect.element(state).toHaveTextContent(`${MINE.orderNumber} idle SHOP_BOX`)
  await press('again')
  await expect.element(state).toHaveTextContent(`${MINE.orderNumber} busy SHOP_BOX`)
  await press('again')
  second.resolve()
  await expect.element(state).toHaveTextContent(`${MINE.orderNumber} idle -`)
  expect(sent.map(({ body }) => body)).toEqual([MINE, MINE])
  expect(onLoggedIn).toHaveBeenCalledOnce()
  expect(connection.orderRecord.read()).toEqual(MINE)
})

it('stores the numbers of the order that was sent, not those of an attempt during the call', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent, connection, onLoggedIn } = await open(async () => {
    await answered.promise
    return succeed([GUEST_SESSION])
  })
  await press('mine')
  await press('others')
  answered.resolve()
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual([MINE])
  expect([connection.orderRecord.read(), connection.session.read()]).toEqual([MINE, GUEST_SESSION])
})

it('shows no problem again that the customer has left', async () => {
  await open(() => refuse(404, 'PRODUCT_IS_NOT_FOUND'))
  await press('mine')
  await expect.element(state).toHaveTextContent(`${MINE.orderNumber} idle ADMIN_BOX`)
  await press('clear')
  await expect.element(state).toHaveTextContent(`${MINE.orderNumber} idle -`)
})

it('reports no refusal that arrives after its screen has closed', async () => {
  const answered = Promise.withResolvers<void>()
  const failed = vi.spyOn(console, 'error')
  const { connection, view, onLoggedIn } = await open(async () => {
    await answered.promise
    return refuse(404, 'ORDER_NUMBER_NOT_FOUND')
  })
  await press('mine')
  await view.unmount()
  answered.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect([failed.mock.calls, onLoggedIn.mock.calls, connection.session.read()]).toEqual([[], [], null])
})

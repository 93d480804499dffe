import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { forgotPassword } from '@irodori/contract/endpoints/account'
import { listOrders } from '@irodori/contract/endpoints/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answers, type FakeCall, renderInApp } from './renderInApp.tsx'

interface SampleProps {
  readonly onSuccess: () => void
  readonly onError: () => void
}

function Sample(settings: SampleProps) {
  const { isFetching } = useCall(listOrders, {})
  const { run, isPending, isSuccess, error } = useCallMutation(forgotPassword, {
    invalidates: [queryKey(listOrders)],
    ...settings,
  })
  return (
    <>
      <button type="button" onClick={() => void run({ body: { email: 'hanako@example.jp' } })}>
        send
      </button>
      <p data-testid="state">{isPending ? 'pending' : isSuccess ? 'done' : error?.kind}</p>
      <p data-testid="orders">{isFetching ? 'outdated' : 'current'}</p>
    </>
  )
}

async function open(reply: FakeCall['reply']) {
  const onSuccess = vi.fn()
  const onError = vi.fn()
  const { sent } = await renderInApp(<Sample onSuccess={onSuccess} onError={onError} />, {
    calls: [{ endpoint: forgotPassword, reply }, answers(listOrders, [])],
    session: { token: 't', userName: 'irodori-10000001', role: 'GUEST' },
  })
  await expect.element(page.getByTestId('orders')).toHaveTextContent('current')
  const sentTo = (endpoint: { readonly path: string }) => sent.filter(({ path }) => path === endpoint.path).length
  return {
    sentTo,
    onSuccess,
    onError,
    button: page.getByRole('button', { name: 'send' }),
    status: page.getByTestId('state'),
  }
}

it('sends a call once while it is under way, and reads what it made outdated before it succeeds', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { sentTo, onSuccess, button, status } = await open(async () => {
    await answered
    return succeed(null)
  })
  await button.click()
  await button.click()
  await expect.element(status).toHaveTextContent('pending')
  expect(sentTo(listOrders)).toBe(1)
  answer()
  await expect.element(status).toHaveTextContent('done')
  expect([sentTo(forgotPassword), sentTo(listOrders)]).toEqual([1, 2])
  expect(onSuccess).toHaveBeenCalledOnce()
})

it('reports a refusal, reads nothing again, and can be sent again', async () => {
  const replies = [refuse(429, 'TOO_MANY_TRIES'), succeed(null)]
  const { sentTo, onError, button, status } = await open(() => replies.shift() ?? succeed(null))
  await button.click()
  await expect.element(status).toHaveTextContent('REFUSED')
  expect([onError.mock.calls.length, sentTo(listOrders)]).toEqual([1, 1])
  await button.click()
  await expect.element(status).toHaveTextContent('done')
  expect(onError).toHaveBeenCalledOnce()
})

it('shows the page of a defect, and reports no refusal, when a screen fails after a success', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const unhandled = (event: PromiseRejectionEvent) => event.preventDefault()
  window.addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => {
    logged.mockRestore()
    window.removeEventListener('unhandledrejection', unhandled)
  })
  const { onError, onSuccess, button } = await open(() => succeed(null))
  onSuccess.mockImplementation(() => {
    throw new Error('the next screen could not be shown')
  })
  await button.click()
  await expect.element(page.getByRole('button', { name: '読み込み直す' })).toBeVisible()
  expect(onError).not.toHaveBeenCalled()
})

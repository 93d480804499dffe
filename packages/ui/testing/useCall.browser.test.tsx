import { useClient } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { forgotPassword } from '@irodori/contract/endpoints/account'
import { readPostalPlace } from '@irodori/contract/endpoints/help'
import { refuse, succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FakeCall, renderInApp } from './renderInApp.tsx'
import { GUEST_SESSION } from './sessions.ts'

const button = (name: string) => page.getByRole('button', { name })
const state = page.getByTestId('state')

const TOKYO = '1000001'
const OSAKA = '5300001'
const placeOf = (prefecture: string) => succeed({ place: { prefecture, city: '', town: '' } })

function Place() {
  const [postalCode, setPostalCode] = useState(TOKYO)
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <PlaceOf postalCode={postalCode} />}
      <button type="button" onClick={() => setPostalCode(OSAKA)}>
        osaka
      </button>
      <button type="button" onClick={() => setThere((was) => !was)}>
        toggle
      </button>
    </>
  )
}

function PlaceOf({ postalCode }: { readonly postalCode: string }) {
  const { data, error, refetch } = useCall(readPostalPlace, { params: { postalCode } })
  return (
    <>
      <p data-testid="state">{error ? error.kind : (data?.place?.prefecture ?? 'reading')}</p>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
    </>
  )
}

async function openPlace(reply: FakeCall['reply']) {
  const { sent } = await renderInApp(<Place />, {
    calls: [{ endpoint: readPostalPlace, reply }],
    session: GUEST_SESSION,
  })
  return { sent }
}

it('does not show the late answer to the last question as the answer to this one', async () => {
  const tokyo = Promise.withResolvers<void>()
  await openPlace(async ({ path }) => {
    if (path.endsWith(OSAKA)) return placeOf('大阪府')
    await tokyo.promise
    return placeOf('東京都')
  })
  await expect.element(state).toHaveTextContent('reading')
  await button('osaka').click()
  await expect.element(state).toHaveTextContent('大阪府')
  tokyo.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  await expect.element(state).toHaveTextContent('大阪府')
})

it('shows no answer of the last question while this one is being read', async () => {
  const osaka = Promise.withResolvers<void>()
  await openPlace(async ({ path }) => {
    if (path.endsWith(TOKYO)) return placeOf('東京都')
    await osaka.promise
    return placeOf('大阪府')
  })
  await expect.element(state).toHaveTextContent('東京都')
  await button('osaka').click()
  await expect.element(state).toHaveTextContent('reading')
  osaka.resolve()
  await expect.element(state).toHaveTextContent('大阪府')
})

it('reports a refusal at once and reads again on demand', async () => {
  const replies = [refuse(500, 'INTERNAL')]
  const { sent } = await openPlace(() => replies.shift() ?? placeOf('東京都'))
  await expect.element(state).toHaveTextContent('REFUSED')
  expect(sent).toHaveLength(1)
  await button('again').click()
  await expect.element(state).toHaveTextContent('東京都')
})

it('shows an answer again without asking, when the screen is opened again soon', async () => {
  const { sent } = await openPlace(() => placeOf('東京都'))
  await expect.element(state).toHaveTextContent('東京都')
  await button('toggle').click()
  await expect.element(state).not.toBeInTheDocument()
  await button('toggle').click()
  await expect.element(state).toHaveTextContent('東京都')
  expect(sent).toHaveLength(1)
})

interface MailProps {
  readonly onSuccess: (data: null, email: string) => unknown
}

function Mail({ onSuccess }: MailProps) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <Sending onSuccess={onSuccess} />}
      <button type="button" onClick={() => setThere(false)}>
        leave
      </button>
    </>
  )
}

function Sending({ onSuccess }: MailProps) {
  const client = useClient()
  const { run, isPending, isSuccess, error, input } = useResultMutation(
    (email: string) => client.call(forgotPassword, { body: { email } }),
    { onSuccess },
  )
  return (
    <>
      {['a@example.jp', 'b@example.jp'].map((email) => (
        <button key={email} type="button" onClick={() => void run(email)}>
          {email}
        </button>
      ))}
      <p data-testid="state">
        {isPending ? `pending ${input}` : isSuccess ? `done ${input}` : (error?.kind ?? 'idle')}
      </p>
    </>
  )
}

async function openMail(reply: FakeCall['reply'], onSuccess: MailProps['onSuccess'] = () => {}) {
  const told = vi.fn(onSuccess)
  const { sent } = await renderInApp(<Mail onSuccess={told} />, { calls: [{ endpoint: forgotPassword, reply }] })
  return { sent, told }
}

it('sends nothing for a second input while the first one is under way, and names the first', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent, told } = await openMail(async () => {
    await answered.promise
    return succeed(null)
  })
  await button('a@example.jp').click()
  await button('b@example.jp').click()
  await expect.element(state).toHaveTextContent('pending a@example.jp')
  answered.resolve()
  await expect.element(state).toHaveTextContent('done a@example.jp')
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'a@example.jp' }])
  expect(told).toHaveBeenCalledExactlyOnceWith(null, 'a@example.jp')
})

it('finishes a call after its screen has gone, so that nothing that the server did is overlooked', async () => {
  const answered = Promise.withResolvers<void>()
  const failed = vi.spyOn(console, 'error')
  const { told } = await openMail(async () => {
    await answered.promise
    return succeed(null)
  })
  await button('a@example.jp').click()
  await button('leave').click()
  answered.resolve()
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(null, 'a@example.jp'))
  expect(failed).not.toHaveBeenCalled()
})

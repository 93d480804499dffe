import { useClient } from '@irodori/client/ClientProvider'
import { readMessage, readMessageOrder } from '@irodori/contract/endpoints/message'
import { refuse, succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type FakeCall, heldReply, offline } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { releasedOrder } from '../../testing/sampleMessages.ts'
import { type Gift, useGift } from './useGift.ts'

const order = releasedOrder()

function Sample({ first }: { readonly first: Gift | null }) {
  const { gift, load } = useGift(useClient(), order.id, first)
  return (
    <>
      <p data-testid="kind">{gift.kind}</p>
      <p data-testid="day">{gift.kind === 'OPEN' && gift.order.deliveryDate}</p>
      <button type="button" onClick={() => void load()}>
        load
      </button>
    </>
  )
}

function Page({ first }: { readonly first: Gift | null }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Sample first={first} />}
      <button type="button" onClick={() => setOpen(false)}>
        leave
      </button>
    </>
  )
}
const kind = page.getByTestId('kind')
const load = page.getByRole('button', { name: 'load' })

const open = (reply: FakeCall['reply'], first: Gift | null = null) =>
  renderInPortal(<Page first={first} />, {
    calls: [
      { endpoint: readMessageOrder, reply },
      { endpoint: readMessage, reply: () => succeed([]) },
    ],
  })

it('reads nothing while the message of the page is shown, and shows what is read on request', async () => {
  const { sent } = await open(() => succeed({ ...order, deliveryDate: '2026-12-02' }), {
    kind: 'OPEN',
    order,
    items: [],
  })
  await expect.element(kind).toHaveTextContent('OPEN')
  expect(sent).toEqual([])
  await load.click()
  await expect.element(page.getByTestId('day')).toHaveTextContent('2026-12-02')
})

it('keeps an open message on the screen when it cannot be read again', async () => {
  const { sent } = await open(offline, { kind: 'OPEN', order, items: [] })
  await load.click()
  await expect.poll(() => sent).toHaveLength(3)
  await expect.element(kind).toHaveTextContent('OPEN')
})

it('closes an open message whose link has ended meanwhile', async () => {
  await open(() => refuse(404, 'LINK_NOT_OPEN'), { kind: 'OPEN', order, items: [] })
  await load.click()
  await expect.element(kind).toHaveTextContent('CLOSED')
})

it('opens a message that could not be read at first', async () => {
  let isOnline = false
  await open(() => (isOnline ? succeed(order) : offline()))
  await expect.element(kind).toHaveTextContent('FAILED')
  isOnline = true
  await load.click()
  await expect.element(kind).toHaveTextContent('OPEN')
})

it('ignores an answer that arrives after the page was left', async () => {
  const held = heldReply(succeed(order))
  await open(held.reply)
  await expect.element(kind).toHaveTextContent('LOADING')
  await page.getByRole('button', { name: 'leave' }).click()
  held.release()
  await expect.element(kind).not.toBeInTheDocument()
})

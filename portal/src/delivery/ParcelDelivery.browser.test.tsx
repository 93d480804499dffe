import { listEvents, readChangePoint } from '@irodori/contract/endpoints/calendar'
import { readShippingDate, readStartShippingDate } from '@irodori/contract/endpoints/production'
import type { Order } from '@irodori/contract/entities/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FakeCall, offline } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder, sampleOrder, sampleParcel } from '../../testing/sampleOrders.ts'
import { ParcelDelivery } from './ParcelDelivery.tsx'

const NOW = new Date('2026-11-20T03:05:00.000Z')
const PARCEL = sampleParcel()
const NO_DAYS: ReadonlySet<string> = new Set()
const shipping = {
  defaultExpectedDeliveryDate: '2026-11-28',
  waitingTime: 30,
  categoryIdentifies: ['CLOCK'],
  categoryDaysOff: [],
  transportDays: 1,
}
const startOn = (day: string) => succeed({ ...shipping, startShippingDate: `${day} 00:00:00 +0900` })
const earliest = (day: string) => page.getByText(`最短の出荷予定日：${day}`)
const calendar = page.getByRole('group', { name: 'お届け希望日' })

function Parcels({ first, onRefused }: { readonly first: Order; readonly onRefused: (day: string) => void }) {
  const [order, setOrder] = useState(first)
  const [choice, setChoice] = useState({ deliveryDay: null as string | null, deliveryTime: null as string | null })
  return (
    <>
      <ParcelDelivery
        order={order}
        parcel={PARCEL}
        title={null}
        choice={choice}
        refused={NO_DAYS}
        now={NOW}
        onChoose={setChoice}
        onRefused={onRefused}
      />
      <button type="button" onClick={() => setOrder(otherOrder())}>
        other order
      </button>
    </>
  )
}

interface Replies {
  readonly start: FakeCall['reply']
  readonly ship?: FakeCall['reply']
}

async function open({ start, ship = () => refuse(400, 'INVALID_DELIVERY_DATE') }: Replies, first = sampleOrder()) {
  const onRefused = vi.fn()
  await renderInPortal(<Parcels first={first} onRefused={onRefused} />, {
    areas: ['packaging'],
    session: GUEST,
    calls: [
      { endpoint: readStartShippingDate, reply: start },
      { endpoint: readShippingDate, reply: ship },
      { endpoint: listEvents, reply: () => succeed([]) },
      { endpoint: readChangePoint, reply: () => succeed({ time: '15:00' }) },
    ],
  })
  return onRefused
}

it('PCK-6: offers to read the days again after a lost connection', async () => {
  let isOnline = false
  await open({ start: () => (isOnline ? startOn('2026-11-24') : offline()) })
  await expect.element(page.getByRole('status').filter({ hasText: '読み込めませんでした' })).toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(earliest('11月24日(火)')).toBeVisible()
})

it('never shows the days of an order for another one', async () => {
  await open({ start: ({ query }) => (query.orderNumber === 'irodori-10000001' ? startOn('2026-11-24') : offline()) })
  await expect.element(earliest('11月24日(火)')).toBeVisible()
  await page.getByRole('button', { name: 'other order' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '読み込めませんでした' })).toBeVisible()
  await expect.element(earliest('11月24日(火)')).not.toBeInTheDocument()
})

it('PCK-9: shows the ship date of a chosen day, and reports a day that the shop refuses', async () => {
  const onRefused = await open({
    start: () => startOn('2026-11-24'),
    ship: ({ query }) =>
      query.deliveryDate === '2026-12-01'
        ? succeed({ ...shipping, startShippingDate: '2026-11-24', shippingDate: '2026-11-26 00:00:00 +0900' })
        : refuse(400, 'INVALID_DELIVERY_DATE'),
  })
  await calendar.getByRole('button', { name: '次の月' }).click()
  await calendar.getByRole('button', { name: '12月1日(火)', exact: true }).click()
  await expect.element(page.getByText('出荷予定日：11月26日(木)', { exact: true })).toBeVisible()
  expect(onRefused).not.toHaveBeenCalled()
  await calendar.getByRole('button', { name: '12月2日(水)', exact: true }).click()
  await expect.poll(() => onRefused.mock.calls).toContainEqual(['2026-12-02'])
  await expect.element(page.getByText('出荷予定日：11月26日(木)', { exact: true })).not.toBeInTheDocument()
})

it('takes a chosen day back on request', async () => {
  await open({ start: () => startOn('2026-11-24'), ship: offline })
  await calendar.getByRole('button', { name: '11月30日(月)', exact: true }).click()
  await page.getByRole('button', { name: 'お届け日を指定しない' }).click()
  await expect.element(page.getByText(/^お届け希望日：指定なし/)).toBeVisible()
})

it('offers only the time when the choice of days has ended', async () => {
  await open({ start: () => startOn('2026-11-24') }, sampleOrder({ orderDate: '2026-09-20T03:00:00.000Z' }))
  await expect.element(page.getByText(/^ご注文から2か月が過ぎたため/)).toBeVisible()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'お届け時間帯' })).toBeEnabled()
})

import {
  askToReorder,
  holdOrder,
  noteOrderArrival,
  retryOrder,
  shipOrder,
  writeToCustomer,
} from '@irodori/contract/endpoints/desk/orderActions'
import { readDeskOrder } from '@irodori/contract/endpoints/desk/orders'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInDesk } from '../../testing/renderInDesk.tsx'
import { sampleOrder } from '../../testing/sampleOrder.ts'
import { OrderPage } from './OrderPage.tsx'

/** Shows the orders of a list one after the other, each time that the order is read. */
function open(orders: readonly DeskOrder[], calls: readonly FakeCall[] = []) {
  const left = [...orders]
  const reply = () => succeed((left.length > 1 ? left.shift() : left[0]) ?? sampleOrder([]))
  return renderInDesk(<OrderPage orderNumber="hana-20000001" />, {
    calls: [{ endpoint: readDeskOrder, reply }, ...calls],
  })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('DSK-11: an order says what can be done now, and why the rest cannot', async () => {
  await open([
    sampleOrder([], {
      actions: [
        { action: 'SHIP', refusal: null },
        { action: 'HOLD', refusal: 'STATUS' },
        { action: 'TRACK', refusal: 'ROLE' },
        { action: 'RETRY', refusal: 'NOTHING_TO_RETRY' },
      ],
    }),
  ])
  await expect.element(button('発送済みにする')).toBeVisible()
  await expect.element(button('保留にする')).not.toBeInTheDocument()
  await page.getByText('いまできない操作').click()
  const others = page.getByRole('group')
  await expect.element(others).toMatchTextContent(/保留にする「製作中」の注文ではできません/)
  await expect.element(others).toMatchTextContent(/送り状番号を入力するいまの役割では操作できません/)
  await expect.element(others).toMatchTextContent(/作り直すページはありません/)
})

it('DSK-11: an action is done, said, and followed by the order as it is now', async () => {
  const held = sampleOrder(['RESUME'], { status: 'PENDING', heldFrom: 'DRAFT' })
  const { changes } = await open([sampleOrder(['HOLD']), held], [{ endpoint: holdOrder, reply: () => succeed(null) }])
  await button('保留にする').click()
  await expect.element(page.getByText('保留にしました。')).toBeVisible()
  await expect.element(button('保留を解除する')).toBeVisible()
  await expect.element(page.getByText('保留前：デザイン中')).toBeVisible()
  expect(changes()).toHaveLength(1)
})

it('DSK-11: a refused action is explained with the order as it is now', async () => {
  await open(
    [sampleOrder(['RETRY']), sampleOrder([], { status: 'SHIPPED' })],
    [{ endpoint: retryOrder, reply: () => refuse(403, 'STATUS_NOT_ALLOWED') }],
  )
  await button('印刷データを作り直す').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/注文の状態が変わった/)
  await expect.element(page.getByText('発送済み', { exact: true })).toBeVisible()
})

it('the form of a shipment keeps what was typed beside what the server refuses', async () => {
  const { changes } = await open(
    [sampleOrder(['SHIP'])],
    [{ endpoint: shipOrder, reply: () => refuse(400, 'REQUEST_INVALID', null, { trackingNumber: ['INVALID'] }) }],
  )
  await button('発送済みにする').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('送り状番号').fill('ん')
  await dialog.getByRole('button', { name: '発送済みにする' }).click()
  await expect.element(dialog.getByText(/この値は使えません/)).toBeVisible()
  await expect.element(dialog.getByLabelText('送り状番号')).toHaveValue('ん')
  expect(changes()).toHaveLength(1)
})

it('DSK-22: a letter is not sent without words, keeps them after a failure, and is tried again under its id', async () => {
  const replies = [refuse(500, 'INTERNAL'), succeed(null)]
  const { changes } = await open(
    [sampleOrder(['WRITE_LETTER'])],
    [{ endpoint: writeToCustomer, reply: () => replies.shift() ?? refuse(500, 'INTERNAL') }],
  )
  await button('お客さまにメールを書く').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '送る' }).click()
  await expect.element(dialog.getByText('入力してください。')).toBeVisible()
  expect(changes()).toEqual([])
  await dialog.getByLabelText('本文').fill('お写真が暗いようです。')
  await dialog.getByRole('button', { name: '送る' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText('本文')).toHaveValue('お写真が暗いようです。')
  await dialog.getByRole('button', { name: '送る' }).click()
  await expect.element(page.getByText('メールを送ります。')).toBeVisible()
  const [first, second] = changes().map(({ body }) => body)
  expect(second).toEqual(first)
  expect(first).toEqual({ letterId: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'お写真が暗いようです。' })
})

it('DSK-22: the arrival of one of two parcels is noted, and a new order is asked for', async () => {
  const parcel = { plannedShipDay: null, deliveryDay: null, deliveryTime: null, shipment: null, deliveredDay: null }
  const parcels = (['OTHER', 'SEICHOKU'] as const).map((printCompany) => ({
    ...parcel,
    id: printCompany,
    printCompany,
    groupNumbers: [],
  }))
  const { changes } = await open(
    [sampleOrder(['NOTE_ARRIVAL', 'ASK_TO_REORDER'], { parcels })],
    [
      { endpoint: noteOrderArrival, reply: () => succeed(null) },
      { endpoint: askToReorder, reply: () => succeed(null) },
    ],
  )
  await button('お届け完了を記録する').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('届いた日').fill('2026-11-22')
  await dialog.getByLabelText('荷物').selectOptions('印刷会社SEICHOKU')
  await dialog.getByRole('button', { name: '記録する' }).click()
  await expect.element(page.getByText('お届け完了を記録しました。')).toBeVisible()
  await button('再注文をお願いする').click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/お届け先ごとに注文し直していただくよう/)
  await button('お願いを送る').click()
  await expect.element(page.getByText('再注文のお願いを送ります。')).toBeVisible()
  expect(changes().map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['arrival', { day: '2026-11-22', printCompany: 'SEICHOKU' }],
    ['reorder', null],
  ])
})

it('an order number that the shop does not have leads back to the list', async () => {
  await renderInDesk(<OrderPage orderNumber="hana-9" />, {
    calls: [{ endpoint: readDeskOrder, reply: () => refuse(404, 'ORDER_NUMBER_NOT_FOUND') }],
  })
  await expect.element(page.getByText('この番号の注文はありません')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '注文の一覧へ' })).toBeVisible()
})

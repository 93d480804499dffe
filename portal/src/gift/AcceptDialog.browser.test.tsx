import { useClient } from '@irodori/client/ClientProvider'
import { startProduction } from '@irodori/contract/endpoints/message'
import type { MessageOrder } from '@irodori/contract/entities/message'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { releasedOrder } from '../../testing/sampleMessages.ts'
import { AcceptDialog } from './AcceptDialog.tsx'

const ORDER = releasedOrder()
const started = () => succeed(null)
const dialog = page.getByRole('dialog', { name: 'お届けの日時を選ぶ' })
const day = page.getByRole('combobox', { name: 'お届け希望日' })
const time = page.getByRole('combobox', { name: 'お届け時間帯' })
const send = dialog.getByRole('button', { name: /この日時で受け取る|送信しています/ })
const opener = page.getByRole('button', { name: 'ギフトを受け取る' })

function Ending({ order, onAccepted }: { readonly order: MessageOrder; readonly onAccepted: () => void }) {
  const client = useClient()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ギフトを受け取る
      </button>
      <AcceptDialog
        client={client}
        order={order}
        open={isOpen}
        onClose={() => setOpen(false)}
        onAccepted={onAccepted}
      />
    </>
  )
}

async function open(reply: FakeCall['reply'] = started, order = ORDER, callLimitMs = 60_000) {
  const onAccepted = vi.fn()
  const { sent } = await renderInPortal(<Ending order={order} onAccepted={onAccepted} />, {
    areas: ['gift', 'packaging'],
    callLimitMs,
    calls: [{ endpoint: startProduction, reply }],
  })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  return { sent, onAccepted }
}

it('GFT-14: sends the chosen day and time once, and tells the page after the message', async () => {
  const held = heldReply(started())
  const { sent, onAccepted } = await open(held.reply)
  await day.selectOptions('12月2日(水)')
  await time.selectOptions('18時〜20時')
  await send.dblClick({ force: true })
  await expect.element(send).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  held.release()
  await expect.element(page.getByRole('alertdialog', { name: '制作開始' })).toBeVisible()
  expect(onAccepted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/api/digitalMessage/irodori-20000002/startProduction',
      body: { orderId: 'order-2', deliveryDate: '2026-12-02', deliveryTime: '18-20時' },
    },
  ])
})

it('GFT-14: proposes any day in the morning', async () => {
  const { sent } = await open(started, { ...ORDER, deliveryDates: [] })
  await expect.element(dialog).toMatchTextContent(/お届け日を選べません/)
  await send.click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({ orderId: 'order-2', deliveryDate: null, deliveryTime: '午前中' })
})

it('accepts nothing when the recipient goes back, and keeps the choice', async () => {
  const { sent, onAccepted } = await open()
  await day.selectOptions('12月1日(火)')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(sent).toEqual([])
  expect(onAccepted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(day).toHaveDisplayValue('12月1日(火)')
})

it('GFT-15: refuses to send a day again that the shop no longer offers, until another one is chosen', async () => {
  const { sent } = await open(replies(() => refuse(400, 'INVALID_DELIVERY_DATE'), started))
  await day.selectOptions('12月1日(火)')
  await send.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/無効になりました/)
  await expect.element(send).toBeDisabled()
  await expect.element(day.getByRole('option', { name: '12月1日(火)' })).toBeDisabled()
  await day.selectOptions('12月2日(水)')
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await send.click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]?.body).toMatchObject({ deliveryDate: '2026-12-02' })
})

it('says that nothing was sent when the connection is lost, and keeps the choice for another attempt', async () => {
  const { onAccepted } = await open(replies(offline, started))
  await day.selectOptions('12月2日(水)')
  await send.click()
  await expect.element(page.getByRole('alertdialog', { name: '失敗しました' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onAccepted).not.toHaveBeenCalled()
  await opener.click()
  await expect.element(day).toHaveDisplayValue('12月2日(水)')
})

const FAILED: readonly { readonly answer: string; readonly reply: FakeCall['reply'] }[] = [
  { answer: '400 REQUEST_INVALID', reply: () => refuse(400, 'REQUEST_INVALID', '内部の事情です') },
  { answer: '401 UNAUTHENTICATED', reply: () => refuse(401, 'UNAUTHENTICATED') },
  { answer: '403 FORBIDDEN', reply: () => refuse(403, 'FORBIDDEN') },
  { answer: '403 ORDER_IS_PRODUCED', reply: () => refuse(403, 'ORDER_IS_PRODUCED') },
  { answer: '404 LINK_NOT_OPEN', reply: () => refuse(404, 'LINK_NOT_OPEN') },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND') },
  { answer: '429 TOO_MANY_TRIES', reply: () => refuse(429, 'TOO_MANY_TRIES') },
  { answer: '500 INTERNAL', reply: () => refuse(500, 'INTERNAL') },
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY') },
  { answer: 'data outside the contract', reply: () => succeed({ id: 7 }) },
  { answer: 'no JSON', reply: () => new Blob(['<html>']) },
]

it('GFT-20: each code of the contract has a row', () => {
  const inRows = (code: ErrorCode) => FAILED.some(({ answer }) => answer.includes(code))
  expect(errorsOf(startProduction).filter((code) => !inRows(code))).toEqual(['INVALID_DELIVERY_DATE'])
})

it.each([...FAILED.map((row) => ({ ...row, callLimitMs: 60_000 })), ...LOST_ANSWERS])(
  'GFT-20: after $answer says that nothing was started, keeps the choice and sends it again',
  async ({ reply, callLimitMs }) => {
    const { sent, onAccepted } = await open(replies(reply, started), ORDER, callLimitMs)
    await day.selectOptions('12月2日(水)')
    await send.click()
    const failure = page.getByRole('alertdialog', { name: '失敗しました' })
    await expect.element(failure).toMatchTextContent(/もう一度お試しください/)
    await expect.element(failure).not.toMatchTextContent(/内部の事情/)
    await userEvent.keyboard('{Enter}')
    await expect.element(failure).not.toBeInTheDocument()
    expect(onAccepted).not.toHaveBeenCalled()
    await opener.click()
    await expect.element(day).toHaveDisplayValue('12月2日(水)')
    await send.click()
    await expect
      .element(page.getByRole('alertdialog', { name: '制作開始' }))
      .toMatchTextContent(/商品の制作を開始しました。お届けまでお待ちください。/)
    expect(sent).toHaveLength(2)
  },
)

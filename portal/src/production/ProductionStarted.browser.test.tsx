import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { cancelCreation, readRemainingTime } from '@irodori/contract/endpoints/production'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST } from '../../testing/sampleOrders.ts'
import { setDate } from '../../testing/setDate.ts'
import { ProductionStarted } from './ProductionStarted.tsx'

const VERSION = '2026-11-20T03:00:00.000Z'
const NOW = '2026-11-20T03:05:00.000Z'
const timer = page.getByRole('timer', { name: '取り消せる残りの時間' })
const undo = page.getByRole('button', { name: '製作の開始を取り消す' })
const question = page.getByRole('alertdialog', { name: '製作の開始を取り消しますか' })
const yes = page.getByRole('button', { name: '取り消す', exact: true })
const no = page.getByRole('button', { name: '取り消さない' })

const endsAt = (clientEndingTime: string) => () => succeed([{ clientEndingTime, remainingSeconds: 0 }])

interface Replies {
  readonly cancel?: FakeCall['reply']
  readonly remaining?: FakeCall['reply']
}

async function open(
  { cancel = () => succeed(null), remaining = endsAt('2026-11-20T03:35:00.000Z') }: Replies = {},
  end: string | null = '2026-11-20T03:34:00.000Z',
) {
  setDate(NOW)
  const onMyPage = vi.fn()
  const { sent } = await renderInPortal(
    <ProductionStarted orderNumber="irodori-20000002" updatedAt={VERSION} endsAt={end} onMyPage={onMyPage} />,
    {
      areas: ['packaging'],
      session: GUEST,
      calls: [
        { endpoint: cancelCreation, reply: cancel },
        { endpoint: readRemainingTime, reply: remaining },
        { endpoint: readNotices, reply: () => succeed([]) },
      ],
    },
  )
  return { onMyPage, cancels: () => sent.filter(({ method }) => method === 'POST') }
}

it('PCK-15: counts down by the clock of this device, and announces the end', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: '製作の開始を受け付けました' })).toHaveFocus()
  await expect.element(timer).toMatchTextContent(/^(30:00|29:5\d)$/)
  vi.setSystemTime(new Date('2026-11-20T03:34:50.000Z'))
  await expect.element(timer).toMatchTextContent(/^00:(10|0\d)$/)
  vi.setSystemTime(new Date('2026-11-20T03:35:01.000Z'))
  await expect.element(page.getByText(/^製作に入りました。/)).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
})

it('shows the end that the start named while the time cannot be read, and reads it again', async () => {
  let isOnline = false
  await open({ remaining: () => (isOnline ? endsAt('2026-11-20T03:25:00.000Z')() : offline()) })
  await expect.element(page.getByRole('status').filter({ hasText: '残りの時間を確認できませんでした。' })).toBeVisible()
  await expect.element(timer).toMatchTextContent(/^(29:00|28:5\d)$/)
  isOnline = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(timer).toMatchTextContent(/^(20:00|19:5\d)$/)
})

it('PCK-16: ends the waiting period of exactly this version once, after a question', async () => {
  const held = heldReply(succeed(null))
  const { onMyPage, cancels } = await open({ cancel: held.reply })
  await undo.click()
  await expect.element(no).toHaveFocus()
  await yes.dblClick()
  await expect.element(yes).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  expect(onMyPage).not.toHaveBeenCalled()
  held.release()
  await expect.poll(() => onMyPage.mock.calls).toHaveLength(1)
  expect(cancels()).toEqual([
    {
      method: 'POST',
      path: '/api/guest/orders/irodori-20000002/scheduler/cancelling',
      query: { updatedAt: VERSION },
      body: null,
    },
  ])
})

it('cancels nothing when the customer changes their mind', async () => {
  const { onMyPage, cancels } = await open({}, null)
  await undo.click()
  await expect.element(no).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(undo).toHaveFocus()
  expect(cancels()).toEqual([])
  expect(onMyPage).not.toHaveBeenCalled()
})

it.each([
  { cause: 'production has begun', cancel: () => refuse(400, 'ORDER_IS_PRODUCED'), title: '取り消せませんでした' },
  { cause: 'the answer is lost', cancel: offline, title: '取り消しを確認できませんでした' },
])('PCK-16: leads to my page when $cause, where the state of the order is shown', async ({ cancel, title }) => {
  const { onMyPage } = await open({ cancel })
  await undo.click()
  await yes.click()
  const problem = page.getByRole('alertdialog', { name: title })
  await expect.element(problem).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(onMyPage).toHaveBeenCalledOnce()
})

import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import type { Notice, NoticeKind } from '@irodori/contract/entities/notice'
import { succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { Notices } from './Notices.tsx'

const NOW = new Date('2026-11-21T03:00:00.000Z')

const notice = (kind: NoticeKind, id: string, content: string): Notice => ({
  id,
  kind,
  isEnabled: true,
  fromTime: '2026-11-01T00:00:00+09:00',
  toTime: '2026-11-30T23:59:59+09:00',
  content,
})

const HOLIDAY = notice('MY_PAGE', '1', '29日はお休みします。')
const LATE_DELIVERY = notice('MY_PAGE', '2', 'お届けが遅れています。')

const close = page.getByRole('button', { name: '閉じる' })

afterEach(() => localStorage.clear())

it('hides a notice that the customer closes on this device, until its text changes', async () => {
  let notices = [HOLIDAY, LATE_DELIVERY]
  const calls: FakeCall[] = [{ endpoint: readNotices, reply: () => succeed(notices) }]
  const screen = <Notices kind="MY_PAGE" now={NOW} canClose />
  const first = await renderInApp(screen, { calls })
  await expect.element(close).toHaveLength(2)
  await close.first().click()
  await expect.element(page.getByText(HOLIDAY.content)).not.toBeInTheDocument()
  await expect.element(page.getByText(LATE_DELIVERY.content)).toBeVisible()
  await first.view.unmount()
  notices = [{ ...HOLIDAY, content: '30日もお休みします。' }, LATE_DELIVERY]
  const second = await renderInApp(screen, { calls })
  await expect.element(page.getByText('30日もお休みします。')).toBeVisible()
  await close.first().click()
  await close.click()
  await second.view.unmount()
  await renderInApp(screen, { calls })
  await expect.element(close).not.toBeInTheDocument()
})

function TwoScreens() {
  const [kind, setKind] = useState<NoticeKind>('MY_PAGE')
  return (
    <>
      <Notices kind={kind} now={NOW} />
      <button type="button" onClick={() => setKind('MAINTENANCE')}>
        次の画面
      </button>
    </>
  )
}

it('does not show the notices of one screen on the next one while those are being read', async () => {
  const answered = Promise.withResolvers<void>()
  await renderInApp(<TwoScreens />, {
    calls: [
      {
        endpoint: readNotices,
        reply: async ({ path }) => {
          if (path.endsWith('/MY_PAGE')) return succeed([HOLIDAY])
          await answered.promise
          return succeed([notice('MAINTENANCE', '3', '点検中です。')])
        },
      },
    ],
  })
  await expect.element(page.getByText(HOLIDAY.content)).toBeVisible()
  await page.getByRole('button', { name: '次の画面' }).click()
  await expect.element(page.getByText(HOLIDAY.content)).not.toBeInTheDocument()
  answered.resolve()
  await expect.element(page.getByText('点検中です。')).toBeVisible()
})

import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { setDate } from '../../../testing/setDate.ts'
import { ReleasedMessage } from './ReleasedMessage.tsx'

const ORDERS = [
  { id: 'order-1', urlReleasedDate: '2026-09-22T05:06:00.000Z', timeToAutoStartProduction: '2026-11-22T05:06:00.000Z' },
  { id: 'order-2', urlReleasedDate: '2026-09-20T03:05:10.000Z', timeToAutoStartProduction: '2026-11-20T03:05:10.000Z' },
] as const

function Messages() {
  const [index, setIndex] = useState(0)
  return (
    <>
      <ReleasedMessage key={index} order={ORDERS[index] ?? ORDERS[0]} />
      <button type="button" onClick={() => setIndex(1)}>
        other order
      </button>
    </>
  )
}

const open = () => {
  setDate('2026-11-20T03:05:00.000Z')
  return renderInPortal(<Messages />, { areas: ['messageMaking'] })
}
const copy = page.getByRole('button', { name: 'URLをコピーする' })
const timer = page.getByRole('timer')

it('DGM-16: copies the link of its own order, and says when that failed', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await page.getByRole('button', { name: 'other order' }).click()
  await copy.click()
  await expect.element(page.getByText('URLをコピーしました。')).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith(new URL('/digital-message/order-2', location.origin).href)
  write.mockRejectedValue(new DOMException('no permission', 'NotAllowedError'))
  await copy.click()
  await expect.element(page.getByText(/^コピーできませんでした。/)).toBeVisible()
  write.mockRestore()
})

it('DGM-18: counts down to the automatic start of its own order', async () => {
  await open()
  await expect.element(timer).toMatchTextContent(/^2日 2時間 (1分 0秒|0分 5\d秒)$/)
  await page.getByRole('button', { name: 'other order' }).click()
  await expect.element(timer).toMatchTextContent(/^0日 0時間 0分 \d+秒$/)
  vi.setSystemTime(new Date('2026-11-20T03:05:11.000Z'))
  await expect.element(timer).toHaveTextContent('まもなく始まります')
})

it('DGM-20: names the last day of the choice and the last day of the page of its own order', async () => {
  await open()
  const facts = page.getByRole('region', { name: 'メッセージのURL' })
  await expect.element(facts).toMatchTextContent(/受け取りの有効期限\s*2026\/11\/22.*ページの公開期限\s*2027\/03\/22/)
  await page.getByRole('button', { name: 'other order' }).click()
  await expect.element(facts).toMatchTextContent(/受け取りの有効期限\s*2026\/11\/20.*ページの公開期限\s*2027\/03\/20/)
})

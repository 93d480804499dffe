import jsQR from 'jsqr'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { setDate } from '../../../testing/setDate.ts'
import { ReleasedMessage } from './ReleasedMessage.tsx'

const ORDERS = [
  {
    id: 'order-1',
    orderNumber: 'irodori-20000001',
    urlReleasedDate: '2026-09-22T05:06:00.000Z',
    timeToAutoStartProduction: '2026-11-22T05:06:00.000Z',
  },
  {
    id: 'order-2',
    orderNumber: 'irodori-20000002',
    urlReleasedDate: '2026-09-20T03:05:10.000Z',
    timeToAutoStartProduction: '2026-11-20T03:05:10.000Z',
  },
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
  const facts = page.elementLocator(document.body)
  await expect.element(facts).toMatchTextContent(/受け取りの有効期限\s*2026\/11\/22.*ページの公開期限\s*2027\/03\/22/)
  await page.getByRole('button', { name: 'other order' }).click()
  await expect.element(facts).toMatchTextContent(/受け取りの有効期限\s*2026\/11\/20.*ページの公開期限\s*2027\/03\/20/)
})

const addressOf = (id: string) => new URL(`/digital-message/${id}`, location.origin).href
const ofOther = () => page.getByRole('button', { name: 'other order' }).click()
const line = page.getByRole('link', { name: 'LINEで送る' })
const qr = page.getByRole('button', { name: 'QRコード' })

it('DGM-21: sends the address of its own order by LINE, which a press opens', async () => {
  await open()
  const textOf = () => new URL(line.element().getAttribute('href') ?? '').searchParams.get('text')
  expect(new URL(line.element().getAttribute('href') ?? '').origin).toBe('https://line.me')
  expect(textOf()).toContain(addressOf('order-1'))
  await ofOther()
  expect(textOf()).toContain(addressOf('order-2'))
  expect(textOf()).not.toContain(addressOf('order-1'))
})

it('DGM-21: opens the share sheet of the device where there is one, and reports its failure but not its closing', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  await open()
  await ofOther()
  const sheet = page.getByRole('button', { name: 'ほかのアプリで送る' })
  await sheet.click()
  expect(share.mock.calls[0]?.[0]?.url).toBe(addressOf('order-2'))
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await sheet.click()
  await expect.element(page.getByText(/^送れませんでした/)).not.toBeInTheDocument()
  share.mockRejectedValueOnce(new DOMException('none', 'NotAllowedError'))
  await sheet.click()
  await expect.element(page.getByText(/^送れませんでした/)).toBeVisible()
})

it('DGM-21: draws a QR code that another reader reads as the address of its own order, and saves it as a PNG', async () => {
  const saved: string[] = []
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => clicked.mockRestore())
  await open()
  for (const id of ['order-1', 'order-2']) {
    await qr.click()
    const drawing = page.getByRole('img', { name: `${addressOf(id)} のQRコード` })
    await expect.element(drawing).toBeVisible()
    const canvas = drawing.element()
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('the code is no canvas')
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    expect(pixels && jsQR(pixels.data, canvas.width, canvas.height)?.data).toBe(addressOf(id))
    await page.getByRole('button', { name: '画像で保存する' }).click()
    await expect.poll(() => saved.at(-1)).toBe(`メッセージQRコード_irodori-2000000${id.at(-1)}.png`)
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).last().click()
    await ofOther()
  }
})

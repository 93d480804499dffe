import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import type { Locator, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import jsQR from 'jsqr'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { exposeEditor, readHistory } from '../pages/editorState.ts'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth, PHONE } from '../pages/expectAccessible.ts'
import { storePhotos } from '../pages/photoFolder.ts'
import { test } from '../pages/sharedShop.ts'
import { editorReady, passVerification, save } from '../pages/studioPages.ts'

test.use({ serviceWorkers: 'allow' })

/** What another implementation reads from the code on the screen. */
async function readQrCode(canvas: Locator): Promise<string> {
  const url = await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL('image/png'))
  const png = Uint8Array.from(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  const { data, width, height } = acceptedPhoto(await openPhoto(png)).pixels
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? ''
}

/** The files of transfers in the storage of the shop. */
function filesAtShop(dataDirectory: string): readonly Buffer[] {
  const folder = path.join(dataDirectory, 'files')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('transfers'))
  return names
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file))
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test('NLW-34 NLW-35 NLW-37 NLW-38: photos of a phone arrive in the tray of the desk with equal pixels, and the shop can read none of them', async ({
  page,
  context,
  browser,
  shop,
  order,
}) => {
  test.setTimeout(240_000)
  const samples = await samplePhotos()
  const [large, small] = [samples.phonePortrait(), samples.small()]
  const noPhoto = { ...small, fileName: 'memo.jpg', bytes: new TextEncoder().encode('no photo') }
  await exposeEditor(context)
  await page.setViewportSize(COMPUTER)
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await editorReady(page)
  await page.getByRole('button', { name: 'わかりました' }).click()
  await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
  const tray = page.getByRole('region', { name: '写真トレイ' })
  const desk = page.getByRole('dialog', { name: 'スマホから写真を選ぶ' })
  await tray.getByRole('button', { name: 'スマホから写真を選ぶ' }).click()
  const code = desk.getByRole('img', { name: '写真を送るページのQRコード' })
  await expect(code).toBeVisible()
  const link = await readQrCode(code)
  const secret = link.split('#')[1] ?? ''
  expect(link).toMatch(/\/phone-photos#[\w-]{43}$/)
  await expectAccessibleOnBoth(page, 'QR code for a phone')

  const phone = await browser.newContext({ viewport: PHONE, locale: 'ja-JP', timezoneId: 'Asia/Tokyo', hasTouch: true })
  const sender = await phone.newPage()
  const sent: Request[] = []
  sender.on('request', (request) => sent.push(request))
  const rows = sender.getByRole('main').getByRole('listitem')

  await test.step('the phone shows the digits of the desk, without a login', async () => {
    await sender.goto(link)
    const digits = await desk.getByText(/^この画面の番号/).textContent()
    expect(digits).toMatch(/\d{4}$/)
    await expect(sender.getByRole('region', { name: '送り先の番号' })).toContainText(digits?.slice(-4) ?? '—')
    await expect(sender.getByRole('button', { name: '写真を選ぶ' })).toBeEnabled()
    await expectAccessibleOnBoth(sender, 'page that sends photos')
  })

  await test.step('while the desk has no connection the shop has the photos, encrypted', async () => {
    await context.setOffline(true)
    await sender.locator('input[type=file]').setInputFiles(storePhotos(large, small))
    await expect(rows.filter({ hasText: '送りました' })).toHaveCount(2, { timeout: 60_000 })
    const stored = filesAtShop(shop.dataDirectory)
    expect(stored).toHaveLength(2)
    for (const file of stored)
      for (const { bytes, fileName } of [large, small])
        expect([file.includes(Buffer.from(bytes.subarray(0, 64))), file.includes(fileName)]).toEqual([false, false])
    expect(sent.filter((request) => `${request.url()} ${request.postData()}`.includes(secret))).toEqual([])
  })

  await test.step('the desk receives them when it is connected again, and the shop has none any more', async () => {
    await context.setOffline(false)
    await expect(desk.getByText('2枚届きました')).toBeVisible({ timeout: 60_000 })
    await expect(sender.getByText('2枚すべて届きました。', { exact: false })).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => filesAtShop(shop.dataDirectory).length).toBe(0)
    await expectAccessible(sender, 'photos that have arrived')
  })

  await test.step('a file that is no photo is refused at the desk, and the phone says so', async () => {
    await sender.locator('input[type=file]').setInputFiles(storePhotos(noPhoto))
    await expect(desk.getByText('使えない写真がありました')).toBeVisible({ timeout: 30_000 })
    await expect(desk.getByText('memo.jpg')).toBeVisible()
    await expect(rows.last()).toContainText('画面で使えない写真でした', { timeout: 30_000 })
    await expectAccessible(page, 'a photo of a phone that cannot be used')
  })

  await test.step('the desk ends the transfer, and the link says so', async () => {
    await desk.getByRole('button', { name: '終わる' }).click()
    await expect(desk).toBeHidden()
    await expect(sender.getByText('写真の受け取りは終わりました')).toBeVisible({ timeout: 30_000 })
    await sender.reload()
    await expect(sender.getByRole('heading', { level: 1, name: '写真の受け取りは終わりました' })).toBeVisible()
    await expectAccessible(sender, 'ended link at 390 px')
  })

  await test.step('the photos are those of the phone, and are printed as the screen shows them', async () => {
    await expect(tray.getByText('すべて 2')).toBeVisible()
    const own = [large, small].map(({ bytes }) => `${sha256(bytes)}.jpg`)
    const placed = async () => {
      const { document } = await readHistory(page)
      return document.pages.flatMap(({ items }) =>
        items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? []),
      )
    }
    for (const { fileName } of [large, small]) {
      await tray.getByRole('button', { name: new RegExp(fileName) }).click()
      await expect.poll(async () => (await placed()).length).toBeGreaterThan(0)
      expect((await placed()).filter((name) => !own.includes(name))).toEqual([])
    }
    await passVerification(page, order)
    await save(page)
    const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
    const checks = async () => (await guest.order()).designs.map(({ printCheck }) => printCheck)
    await expect.poll(checks, { timeout: 60_000 }).toEqual(['EQUAL', 'EQUAL'])
  })

  await test.step('a desk that is closed ends its transfer, too', async () => {
    await tray.getByRole('button', { name: 'スマホから写真を選ぶ' }).click()
    await sender.goto(await readQrCode(code))
    await expect(sender.getByRole('button', { name: '写真を選ぶ' })).toBeEnabled()
    await page.goto('about:blank')
    await expect(sender.getByText('写真の受け取りは終わりました')).toBeVisible({ timeout: 30_000 })
  })
  await phone.close()
})

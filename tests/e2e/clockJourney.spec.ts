import { expect } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import { test } from './pages/sharedShop.ts'
import { choosePhotos, editorReady, openItem, passVerification, save } from './pages/studioPages.ts'

const WINDOWS = 7

test('a clock accepts as many photos at once as it has frames', async ({ page, shop, order }) => {
  const files = await samplePhotos()
  const photo = files.small()
  await page.goto('/design/new/clock-hokuo/false/wall-clock')
  await passVerification(page, order)

  await choosePhotos(page, ...Array(WINDOWS + 1).fill(photo))
  await expect(page.getByRole('alertdialog')).toContainText(`${WINDOWS}枚以内で選択してください`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()

  const items = page.getByRole('region', { name: 'この面の写真と文字' })
  await choosePhotos(page, ...Array(WINDOWS).fill(photo))
  await expect(items.getByRole('button', { name: /写真\d.*入力済み/ })).toHaveCount(WINDOWS, { timeout: 30_000 })
  await test.step('one undo removes all of them, one redo restores them', async () => {
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect(items.getByRole('button', { name: /未入力/ })).toHaveCount(WINDOWS)
    await page.getByRole('button', { name: 'やり直す' }).click()
    await expect(items.getByRole('button', { name: /写真\d.*入力済み/ })).toHaveCount(WINDOWS)
  })
  await save(page)

  const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
  await expect
    .poll(async () => (await guest.order()).designs.map(({ printCheck }) => printCheck), { timeout: 60_000 })
    .toEqual(['EQUAL'])
})

test('a click opens the photo under the pointer, and nothing where the photo is fully transparent', async ({
  page,
  order,
}) => {
  const files = await samplePhotos()
  await page.goto('/design/new/clock-hokuo/false/wall-clock')
  await passVerification(page, order)
  await openItem(page, /写真1/)
  await choosePhotos(page, files.hollow())
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '編集を閉じる' }).click()
  await editorReady(page)

  const canvas = await page.getByRole('application').boundingBox()
  if (!canvas) throw new Error('the canvas is not visible')
  // The page is square and fitted, so its centre is the centre of the round frame, where the photo is transparent.
  const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 }
  const inspector = page.getByRole('complementary', { name: /写真/ })
  await page.mouse.click(middle.x, middle.y)
  await expect(inspector).toBeHidden()
  await page.mouse.click(middle.x, middle.y - 70)
  await expect(inspector).toBeVisible()
})

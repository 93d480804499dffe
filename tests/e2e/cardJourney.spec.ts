import { expect, test } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { COMPUTER, PHONE } from './pages/expectAccessible.ts'
import {
  CARD_ORDER,
  choosePhotos,
  closeInspector,
  editorReady,
  openItem,
  passVerification,
  save,
} from './pages/studioPages.ts'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

test.use({ viewport: COMPUTER, contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' })

// On a phone a card is designed and saved in inputMethods, and catalogue opens a template there.
test('a card is chosen from the catalogue, designed, saved and reopened, and survives a restart', async ({ page }) => {
  const files = await samplePhotos()
  await page.goto(`${shop.address}/home`)
  await page
    .getByRole('link', { name: /グリーティングカード/ })
    .first()
    .click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /花筏（/ })
    .click()
  await page.getByRole('link', { name: 'このデザインで作る' }).click()
  await passVerification(page, CARD_ORDER)

  await test.step('a 12-megapixel phone photo is shown upright, is turned and brightened, and has enough resolution', async () => {
    await openItem(page, /写真1/)
    await choosePhotos(page, files.phonePortrait())
    await expect(page.getByText('印刷の細かさ：きれいに印刷できます')).toBeVisible({
      timeout: 30_000,
    })
    await page.getByRole('button', { name: '右へ30°' }).click()
    await page.getByRole('slider', { name: '明るさ' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('slider', { name: '明るさ' })).toHaveAttribute('aria-valuetext', '110%')
    await closeInspector(page)
  })

  await test.step('a text is changed', async () => {
    await openItem(page, /ありがとう/)
    await page.getByRole('textbox', { name: '文字' }).fill('おめでとう')
    await closeInspector(page)
  })

  await test.step('opening the back saves the front; the back gets its photo too', async () => {
    await page.getByRole('button', { name: '裏', exact: true }).click()
    await expect(page.getByRole('application', { name: 'デザイン画面。裏' })).toBeVisible()
    await openItem(page, /写真1/)
    await choosePhotos(page, files.small())
    await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
    await closeInspector(page)
  })

  await save(page)
  await expect(page).toHaveURL(/\/design\/edit\/irodori-10000001\/\d+\/none\/greeting-card/)

  const stays = async (): Promise<void> => {
    await editorReady(page)
    await openItem(page, /写真1/)
    await expect(page.getByRole('spinbutton', { name: '回転（度）' })).toHaveValue('30')
    await expect(page.getByRole('slider', { name: '明るさ' })).toHaveAttribute('aria-valuetext', '110%')
    await closeInspector(page)
    await openItem(page, /おめでとう/)
    await expect(page.getByRole('textbox', { name: '文字' })).toHaveValue('おめでとう')
    await closeInspector(page)
  }
  await test.step('a reload reopens the design unchanged, on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.reload()
    await stays()
  })

  const guest = await callShop(shop.address, 'irodori-10000001', '09012345678')
  const front = async () => {
    const { designs } = await guest.order()
    return designs.find(({ sideNumber }) => sideNumber === 1)
  }
  await expect.poll(async () => (await front())?.printCheck, { timeout: 60_000 }).toBe('EQUAL')

  await test.step('my page shows the exact preview of each side, on a phone', async () => {
    await page.goto(`${shop.address}/mypage`)
    await expect(page.getByText('ご覧の絵のとおりに印刷します').first()).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: '表を大きく見る' }).first().click()
    const picture = page.getByRole('dialog').getByRole('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1252)
    await page.keyboard.press('Escape')
    await page.setViewportSize(COMPUTER)
  })

  await test.step('after a restart of the server the design is unchanged', async () => {
    const saved = await front()
    if (!saved) throw new Error('the order has no saved front after the restart')
    const before = await guest.picture(saved)
    expect(await shop.stop()).toBe(0)
    await shop.start()
    await page.reload()
    await expect(page.getByText('ご覧の絵のとおりに印刷します').first()).toBeVisible()
    expect(Buffer.compare(await guest.picture(saved), before)).toBe(0)
    await page.getByRole('link', { name: '編集する' }).first().click()
    await stays()
  })
})

// Takes the screenshots of the root README from the running product. Run: npm run pictures
import { writeFile } from 'node:fs/promises'
import { standInPhoto } from '@irodori/demo-shop/standInPhoto'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { readStandIn } from '../../packages/api/src/demo/readStandIn.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import { HALF_DESIGNED_ORDER } from '../e2e/pages/designCardBack.ts'
import { logInGuest } from '../e2e/pages/logInGuest.ts'
import { CARD_ORDER, choosePhotos, editorReady, openItem, passVerification } from '../e2e/pages/studioPages.ts'
import { startShop } from '../fixtures/shopServer.ts'

const COMPUTER = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }

/** A JPEG of twelve megapixels, as a phone writes it. */
const photo = async (): Promise<Uint8Array> =>
  sharp(await readStandIn(standInPhoto('family', true)))
    .resize(4000, 3000)
    .jpeg({ quality: 90 })
    .toBuffer()

async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer()
  await writeFile(new URL(`${name}.webp`, import.meta.url), bytes)
  console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`)
}

async function withPage(
  browser: Browser,
  viewport: typeof COMPUTER,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.5,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    hasTouch: viewport === PHONE,
  })
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const found = findChromium()
if (!found.ok) throw new Error(found.error)
const shop = await startShop()
const browser = await chromium.launch({ executablePath: found.value, args: CHROMIUM_ARGUMENTS })
try {
  await withPage(browser, COMPUTER, async (page) => {
    await page.goto(`${shop.address}/home`)
    await takePicture(page, 'shelf')
  })
  for (const [viewport, name] of [
    [COMPUTER, 'editor'],
    [PHONE, 'editor-phone'],
  ] as const) {
    await withPage(browser, viewport, async (page) => {
      await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card`)
      await passVerification(page, CARD_ORDER)
      const notice = page.getByRole('button', { name: '閉じる', exact: true }).first()
      if (await notice.isVisible()) await notice.click()
      await openItem(page, /写真1/)
      await choosePhotos(page, { fileName: 'family.jpg', bytes: await photo() })
      await page.getByText(/印刷の細かさ/).waitFor()
      await page.getByText('写真を送っています').waitFor({ state: 'hidden' })
      await editorReady(page)
      await takePicture(page, name)
    })
  }
  await withPage(browser, COMPUTER, async (page) => {
    await page.goto(`${shop.address}/fonts`)
    await page.getByRole('region', { name: '文字セットごとの収録' }).waitFor()
    await takePicture(page, 'fonts')
  })
  await withPage(browser, PHONE, async (page) => {
    await logInGuest(page, shop.address, HALF_DESIGNED_ORDER)
    await page.goto(`${shop.address}/mypage`)
    await page.getByText(HALF_DESIGNED_ORDER.orderNumber).first().waitFor()
    await takePicture(page, 'mypage-phone')
  })
} finally {
  await browser.close()
  await shop.dispose()
}

// Takes the README's pictures anew from the running product. Run: npm run pictures
import { writeFile } from 'node:fs/promises'
import { renderScenePhoto } from '@irodori/demo-shop'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import { HALF_DESIGNED } from '../e2e/pages/designCardBack.ts'
import { logInGuest } from '../e2e/pages/logInGuest.ts'
import { CARD_ORDER, editorReady, givePhotos, openItem, passVerification } from '../e2e/pages/studioPages.ts'
import { startShop } from '../fixtures/shopServer.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }

/** A photo as a customer's phone writes it: a JPEG of twelve megapixels. */
const photo = async (): Promise<Uint8Array> =>
  sharp(renderScenePhoto('family', 4000, 3000, 11))
    .jpeg({ quality: 90 })
    .toBuffer()

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer()
  await writeFile(new URL(`${name}.webp`, import.meta.url), bytes)
  console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`)
}

async function onPage(browser: Browser, viewport: typeof DESK, use: (page: Page) => Promise<void>): Promise<void> {
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

const chromiumHere = findChromium()
if (!chromiumHere.found) throw new Error(chromiumHere.reason)
const shop = await startShop()
const browser = await chromium.launch({ executablePath: chromiumHere.path, args: CHROMIUM_ARGUMENTS })
try {
  await onPage(browser, DESK, async (page) => {
    await page.goto(`${shop.address}/home`)
    await keep(page, 'shelf')
  })
  for (const [viewport, name] of [
    [DESK, 'editor'],
    [PHONE, 'editor-phone'],
  ] as const) {
    await onPage(browser, viewport, async (page) => {
      await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card`)
      await passVerification(page, CARD_ORDER)
      const notice = page.getByRole('button', { name: '閉じる', exact: true }).first()
      if (await notice.isVisible()) await notice.click()
      await openItem(page, /写真1/)
      await givePhotos(page, { fileName: 'family.jpg', contentType: 'image/jpeg', bytes: await photo() })
      await page.getByText(/印刷の細かさ/).waitFor()
      await page.getByText('写真を送っています').waitFor({ state: 'hidden' })
      await editorReady(page)
      await keep(page, name)
    })
  }
  await onPage(browser, DESK, async (page) => {
    await page.goto(`${shop.address}/fonts`)
    await page.getByRole('region', { name: '文字セットごとの収録' }).waitFor()
    await keep(page, 'fonts')
  })
  await onPage(browser, PHONE, async (page) => {
    await logInGuest(page, shop.address, HALF_DESIGNED)
    await page.goto(`${shop.address}/mypage`)
    await page.getByText(HALF_DESIGNED.orderNumber).first().waitFor()
    await keep(page, 'mypage-phone')
  })
} finally {
  await browser.close()
  await shop.dispose()
}

// Measures frame times in the editor while a 12-megapixel photo is dragged in its frame, its brightness slider is moved, and
// a text is arranged over it, from Chromium's trace. Run: npm run bench:gestures
import { present } from '@irodori/design/testing/present'
import type { Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import { itemsOnCanvas } from '../e2e/pages/editorState.ts'
import { CARD_ORDER, editorReady, choosePhotos, openItem, passVerification } from '../e2e/pages/studioPages.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { FRAME, framesOf } from './frameTimes.ts'
import { trace } from './trace.ts'

const ROUNDS = 3
const MOVES = 180

/** Drags the pointer back and forth, one step per frame. */
async function sway(page: Page, from: { x: number; y: number }, reach: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let move = 1; move <= MOVES; move++) {
    const swing = Math.sin((move / MOVES) * Math.PI * 4)
    await page.mouse.move(from.x + reach.x * swing, from.y + reach.y * swing)
    await page.waitForTimeout(FRAME)
  }
  await page.mouse.up()
}

const browser = findChromium()
if (!browser.ok) throw new Error(browser.error)
const shop = await startShop()
const chrome = await chromium.launch({ executablePath: browser.value, args: CHROMIUM_ARGUMENTS })
const rows: string[] = []
try {
  const page = await chrome.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP' })
  await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card`)
  await passVerification(page, CARD_ORDER)
  await openItem(page, /写真1/)
  await choosePhotos(page, (await samplePhotos()).phonePortrait())
  await page.getByText(/印刷の細かさ/).waitFor()
  await page.getByRole('slider', { name: '写真の大きさ' }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  await editorReady(page)

  const session = await chrome.newBrowserCDPSession()
  // The positions are read for each gesture, because the line about the upload shifts the layout.
  const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
    const box = await place.boundingBox()
    if (!box) throw new Error(`${place} is not on the screen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const gestures = {
    'crop drag': async () => {
      const { x, y } = await middleOf(page.getByRole('application'))
      await sway(page, { x, y: y - 60 }, { x: 60, y: 40 })
    },
    'brightness slider': async () =>
      sway(page, await middleOf(page.getByRole('slider', { name: '明るさ' })), { x: 100, y: 0 }),
  }
  const measure = async (name: string, gesture: () => Promise<void>): Promise<void> => {
    for (let round = 1; round <= ROUNDS; round++) {
      await page.waitForTimeout(1500)
      const { frames, over, median, p95, dropped } = framesOf(await trace(session, gesture))
      rows.push(`| ${name} | ${round} | ${frames} | ${over} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${dropped} |`)
    }
  }
  for (const [name, gesture] of Object.entries(gestures)) await measure(name, gesture)
  await page.getByRole('application').focus()
  await page.keyboard.press('a')
  await page.getByRole('button', { name: '完了' }).waitFor()
  await measure('text while arranging', async () => {
    const [text] = await itemsOnCanvas(page, 'TEXT')
    await sway(page, present(text), { x: 40, y: 60 })
  })
} finally {
  await chrome.close()
  await shop.dispose()
}
console.log(
  '| gesture | round | frames | over 16.7 ms | median ms | p95 ms | dropped |\n| --- | --- | --- | --- | --- | --- | --- |',
)
console.log(rows.join('\n'))

// Measures how long a booklet takes that is filled in one step from 100 photos of twelve megapixels, and the memory of the
// browser. Run: npm run bench:book [photos [folder that keeps the photos]]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../browser/chromium.ts'
import { openBookletFrom } from '../../e2e/pages/editorTools.ts'
import { BOOKLET_ORDER, editorReady } from '../../e2e/pages/studioPages.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { makePhotos } from './albumPhotos.ts'
import type { Usage } from './usage.ts'
import { measureUsage, watchPeak } from './usage.ts'

const PHOTOS = Number(process.argv[2] ?? 100)
/** The album 家族の一年 of the demo shop: six pages with room for 26 photos. */
const SERIES = 'photo-booklet-shiro'
const LIMIT_MS = 900_000

async function fillAndMeasure(page: Page, files: readonly string[], measure: () => Promise<Usage>): Promise<void> {
  console.log("| step | page's process, peak MiB | all processes, peak MiB | seconds |")
  console.log('| --- | --- | --- | --- |')
  async function step(label: string, work: () => Promise<unknown>): Promise<void> {
    const stop = watchPeak(measure)
    const started = Date.now()
    await work()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    const { page: own, all } = await stop()
    console.log(`| ${[label, own.toFixed(0), all.toFixed(0), seconds].join(' | ')} |`)
  }
  const dialog = page.getByRole('dialog', { name: 'おまかせで一冊に' })
  await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
  await step(`${files.length} photos in the tray, examined`, async () => {
    await page
      .getByRole('region', { name: '写真トレイ' })
      .locator('input[type=file]')
      .setInputFiles([...files])
    await page.getByText('トレイに入れました').first().waitFor({ timeout: LIMIT_MS })
  })
  await step('the plan', async () => {
    await page.getByRole('button', { name: 'おまかせで一冊に' }).click()
    await dialog.getByText(/撮った順に/).waitFor({ timeout: LIMIT_MS })
  })
  console.log((await dialog.innerText()).replaceAll('\n', ' '))
  await step('the booklet, its cover as printed', async () => {
    await dialog.getByRole('button', { name: '一冊にする' }).click()
    await editorReady(page)
  })
}

const found = findChromium()
if (!found.ok) throw new Error(found.error)
const folder = await mkdtemp(path.join(tmpdir(), 'irodori-book-'))
const shop = await startShop()
let visit: BrowserContext | null = null
try {
  const files = await makePhotos(process.argv[3] ?? folder, PHOTOS)
  const profile = path.join(folder, 'profile')
  visit = await chromium.launchPersistentContext(profile, {
    executablePath: found.value,
    args: CHROMIUM_ARGUMENTS,
    viewport: { width: 1280, height: 800 },
    locale: 'ja-JP',
    baseURL: shop.address,
  })
  const page = await visit.newPage()
  const browser = await visit.browser()?.newBrowserCDPSession()
  if (!browser) throw new Error('the browser accepts no DevTools session')
  const session = await visit.newCDPSession(page)
  await session.send('Performance.enable')
  await openBookletFrom(page, BOOKLET_ORDER, SERIES)
  const database = path.join(profile, 'Default/IndexedDB')
  await fillAndMeasure(page, files, () => measureUsage(browser, session, database))
} finally {
  await visit?.close()
  await shop.dispose()
  await rm(folder, { recursive: true, force: true })
}

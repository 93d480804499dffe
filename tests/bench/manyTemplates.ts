// Whether a list of templates stays as fast when the shop grows: the same product with a hundred and with ten thousand
// variants, in turns, in Chromium. From the navigation, or the press, to the frame that shows the cards.
// Run: npm run bench:templates
import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'

const SIZES = [100, 10_000] as const
const ROUNDS = 9
const PRODUCT = 'wall-clock'
const root = fileURLToPath(new URL('../..', import.meta.url))

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function shopOf(size: number): Promise<ShopServer> {
  const shop = await startShop()
  await shop.stop()
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/node'),
    ['packages/api/src/staff/main.ts', 'catalogue', 'multiply', String(size)],
    { cwd: root, env: { ...process.env, DATA_DIR: shop.dataDirectory } },
  )
  await shop.start()
  return shop
}

/** Milliseconds from the start of the navigation to the frame after the first card stands in the page. */
async function opening(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('main section li button img'))
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))))
}

/** Milliseconds from a change of the list to the frame that shows what it found. */
async function changing(page: Page, change: 'HASHTAG' | 'SEARCH'): Promise<number> {
  await page.waitForFunction(() => {
    const chip = document.querySelector('main fieldset button[aria-pressed]')
    return chip !== null && Object.keys(chip).some((name) => name.startsWith('__reactProps$'))
  })
  return page.evaluate(async (wanted) => {
    const shown = () => document.querySelector('main section')?.textContent
    const before = shown()
    const started = performance.now()
    if (wanted === 'HASHTAG') document.querySelector<HTMLElement>('main fieldset button[aria-pressed]')?.click()
    else {
      const field = document.querySelector<HTMLInputElement>('main input[type=search]')
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(field, '00007')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      field?.form?.requestSubmit()
    }
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (shown() !== before) return performance.now() - started
      if (performance.now() - started > 10_000) throw new Error(`the list did not change by ${wanted}`)
    }
  }, change)
}

const MEASURES = {
  'opened: first cards painted': (page: Page, address: string) => opening(page, address),
  'hashtag: new cards painted': async (page: Page, address: string) => {
    await opening(page, address)
    return changing(page, 'HASHTAG')
  },
  'search: new cards painted': async (page: Page, address: string) => {
    await opening(page, address)
    return changing(page, 'SEARCH')
  },
  'last page: cards painted': (page: Page, address: string, pages: number) => opening(page, `${address}?page=${pages}`),
}

const browser = findChromium()
if (!browser.found) throw new Error('no Chromium here')
const shops: ShopServer[] = []
for (const size of SIZES) shops.push(await shopOf(size))
const opened = await chromium.launch({ executablePath: browser.path, args: CHROMIUM_ARGUMENTS })
try {
  const totals = await Promise.all(
    shops.map(async ({ address }) => {
      const url = `${address}/api/template/product/${PRODUCT}?page=1&pageSize=1`
      const answer = await fetch(url, { headers: { 'csrf-token': 'nocheck' } })
      return ((await answer.json()) as { data: { total: number } }).data.total
    }),
  )
  console.log(`| templates of the product | ${totals.join(' | ')} | ratio |\n| --- | --- | --- | --- |`)
  for (const [name, measure] of Object.entries(MEASURES)) {
    const times = shops.map((): number[] => [])
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, shop] of shops.entries()) {
        const context = await opened.newContext({ viewport: { width: 1280, height: 900 } })
        const page = await context.newPage()
        const pages = Math.ceil((totals[index] ?? 0) / 30)
        const taken = await measure(page, `${shop.address}/product/${PRODUCT}`, pages)
        // The first of each is the server's own warming up.
        if (round > 0) times[index]?.push(taken)
        await context.close()
      }
    }
    const [few = 0, many = 0] = times.map(median)
    console.log(`| ${name} | ${few.toFixed(0)} ms | ${many.toFixed(0)} ms | ${(many / few).toFixed(2)} |`)
  }
} finally {
  await opened.close()
  for (const shop of shops) await shop.dispose()
}

// Compares the list of a product with 100 and with 10,000 templates, in turns, in Chromium and on the server alone. In
// Chromium the time runs from the navigation, or the click, to the frame that shows the cards.
// Run: npm run bench:templates [addresses of two running shops]
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
/** Rounds for the server alone. */
const SERVER_ROUNDS = 31
const PRODUCT = 'wall-clock'
const root = fileURLToPath(new URL('../..', import.meta.url))

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function shopOf(size: number): Promise<ShopServer> {
  const shop = await startShop()
  await shop.stop()
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/node'),
    ['packages/api/src/staff/main.ts', 'catalogue', 'multiply', String(size), '--product', PRODUCT],
    { cwd: root, env: { ...process.env, DATA_DIR: shop.dataDirectory } },
  )
  await shop.start()
  return shop
}

/** Milliseconds from the start of the navigation to the frame after the first card is in the page. */
async function opening(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('main section li button img'))
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))))
}

/** Milliseconds from a change of the list to the frame that shows its result. */
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
      if (performance.now() - started > 10_000) throw new Error(`the list did not change within 10 s after ${wanted}`)
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

/** The calls of the page, and the server-rendered page itself. */
const QUESTIONS: Readonly<Record<string, (pages: number, hashtag: string) => string>> = {
  'server: the rendered page with its list': () => `/product/${PRODUCT}`,
  'server: first page': () => listOf({ page: 1 }),
  'server: by number of photos': () => listOf({ page: 1, orderBy: 'photoCount' }),
  'server: a hashtag': (_, hashtag) => listOf({ page: 1, hashtag }),
  'server: all hashtags': () => `/api/hashtags/template?productId=${PRODUCT}`,
  'server: a search': () => listOf({ page: 1, searchString: '00007' }),
  'server: a search that finds nothing': () => listOf({ page: 1, searchString: 'ないものですよ' }),
  'server: last page': (pages) => listOf({ page: pages }),
}

const listOf = (input: Readonly<Record<string, string | number>>): string => {
  const parameters = Object.entries({ pageSize: 30, ...input }).map(([name, value]) => [name, String(value)])
  return `/api/template/product/${PRODUCT}?${new URLSearchParams(parameters)}`
}

const ask = (url: string): Promise<Response> => fetch(url, { headers: { 'csrf-token': 'nocheck' } })

async function answering(url: string): Promise<number> {
  const started = performance.now()
  const answer = await ask(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} was answered with status ${answer.status}`)
  return performance.now() - started
}

async function dataOf<Data>(url: string): Promise<Data> {
  return ((await (await ask(url)).json()) as { data: Data }).data
}

interface MeasuredShop {
  readonly address: string
  readonly total: number
  readonly hashtag: string
}

async function measuredShop(address: string): Promise<MeasuredShop> {
  const { total } = await dataOf<{ total: number }>(`${address}${listOf({ page: 1 })}`)
  const [hashtag = ''] = await dataOf<string[]>(`${address}/api/hashtags/template?productId=${PRODUCT}`)
  return { address, total, hashtag }
}

const pagesOf = ({ total }: MeasuredShop): number => Math.ceil(total / 30)

/** Measures both shops in turns; the first measurement of each warms the server up and is dropped. */
async function compare(
  name: string,
  shops: readonly MeasuredShop[],
  rounds: number,
  one: (shop: MeasuredShop) => Promise<number>,
) {
  const times = shops.map((): number[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, shop] of shops.entries()) {
      const taken = await one(shop)
      if (round > 0) times[index]?.push(taken)
    }
  }
  const [few = 0, many = 0] = times.map(median)
  console.log(`| ${name} | ${few.toFixed(0)} ms | ${many.toFixed(0)} ms | ${(many / few).toFixed(2)} |`)
}

const browser = findChromium()
if (!browser.ok) throw new Error(browser.error)
const given = process.argv.slice(2)
const own: ShopServer[] = []
if (given.length === 0) for (const size of SIZES) own.push(await shopOf(size))
const shops = await Promise.all([...given, ...own.map(({ address }) => address)].map(measuredShop))
const opened = await chromium.launch({ executablePath: browser.value, args: CHROMIUM_ARGUMENTS })
try {
  console.log(
    `| designs of the product | ${shops.map(({ total }) => total).join(' | ')} | ratio |\n| --- | --- | --- | --- |`,
  )
  for (const [name, pathOf] of Object.entries(QUESTIONS))
    await compare(name, shops, SERVER_ROUNDS, (shop) =>
      answering(`${shop.address}${pathOf(pagesOf(shop), shop.hashtag)}`),
    )
  for (const [name, measure] of Object.entries(MEASURES))
    await compare(name, shops, ROUNDS, async (shop) => {
      const context = await opened.newContext({ viewport: { width: 1280, height: 900 } })
      const taken = await measure(await context.newPage(), `${shop.address}/product/${PRODUCT}`, pagesOf(shop))
      await context.close()
      return taken
    })
} finally {
  await opened.close()
  for (const shop of own) await shop.dispose()
}

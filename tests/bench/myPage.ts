// Compares my page with 6 and with 200 orders: the demo account's six orders are measured, then 194 older ones are joined and
// the page is measured again, with a real server and real previews. Run: npm run bench:mypage

import { randomUUID } from 'node:crypto'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { DAY_MS } from '@irodori/contract/durations'
import type { Order } from '@irodori/contract/entities/order'
import type { Envelope } from '@irodori/contract/envelope'
import { draftOfPage, pageFromTemplate } from '@irodori/design/designPage'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import { importOrders } from '../fixtures/importOrders.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import { type ShopServer, startShop } from '../fixtures/shopServer.ts'
import { FRAME, framesOf } from './frameTimes.ts'
import { trace } from './trace.ts'

const ACCOUNT = { email: 'haruka@irodori.example', password: 'tokidoki-irodori-7' }
const ACCOUNT_PHONE = '09033334444'
const ORDERS = 200
/** Joined orders that are cancelled; the others stay open. */
const CANCELLED = 120
const VISITS = 5
const WHEELS = 60
const VIEWPORT = { width: 390, height: 844 }

interface Measured {
  readonly orders: number
  /** Time of the call for the list of orders, ms. */
  readonly answer: number
  /** Time from the start of the navigation until the first order is painted, ms. */
  readonly firstOrder: number
  /** Median work of the main thread per frame while scrolling, ms. */
  readonly frame: number
  readonly p95: number
  /** Frames with more than 1/60 s of work, and all frames. */
  readonly over: number
  readonly frames: number
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function post<Data>(shop: ShopServer, call: string, body: object, token = ''): Promise<Data> {
  const headers = { 'Csrf-Token': CSRF_TOKEN, 'Content-Type': 'application/json', Authorization: token }
  const answer = await fetch(shop.address + call, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data, errorCode } = (await answer.json()) as Envelope<Data>
  if (data === null) throw new Error(`POST ${call} was refused: ${answer.status} ${errorCode}`)
  return data
}

/** Designs two of the account's orders, so that the first screen has the content of a customer's. */
async function designSome(shop: ShopServer): Promise<void> {
  const made = [
    ['irodori-10000017', 'phone-case'],
    ['irodori-10000018', 'birthday-poster'],
  ] as const
  for (const [orderNumber, productId] of made) {
    const guest = await callShop(shop.address, orderNumber, ACCOUNT_PHONE)
    const templates = await guest.templates(productId)
    const drafts = templates.slice(0, 1).map((one) => draftOfPage(pageFromTemplate(one, 1, randomUUID), null, null))
    await guest.save('POST', null, drafts)
    for (;;) {
      const { designs } = await guest.order()
      if (designs.every(({ printCheck }) => printCheck !== 'PENDING')) break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** Imports and joins older orders, and cancels most of them as their customer. */
async function joinOlder(shop: ShopServer, token: string, missing: number): Promise<void> {
  const orders = Array.from({ length: missing }, (_, index) => ({
    orderNumber: `irodori-${30_000_000 + index}`,
    orderDate: new Date(Date.now() - (30 + index) * DAY_MS),
    products: { 'greeting-card': 2, 'wall-clock': 1 },
  }))
  importOrders(shop.dataDirectory, orders, ACCOUNT_PHONE)
  for (const [index, { orderNumber }] of orders.entries()) {
    await post(shop, `/api/guest/order/${orderNumber}`, { phoneNumber: ACCOUNT_PHONE }, token)
    if (index >= CANCELLED) continue
    const query = `securityKey=${ACCOUNT_PHONE.slice(-4)}&reason=1&reasonNote=`
    await fetch(`${shop.address}/api/guest/order/${orderNumber}/cancel?${query}`, {
      headers: { 'Csrf-Token': CSRF_TOKEN },
    })
  }
}

async function listOrders(shop: ShopServer, token: string): Promise<readonly Order[]> {
  const headers = { 'Csrf-Token': CSRF_TOKEN, Authorization: token }
  const answer = await fetch(`${shop.address}/api/guest/order`, { headers })
  return ((await answer.json()) as Envelope<Order[]>).data ?? []
}

/** Runs in the page: marks the time at which the first order is on the screen. */
function watchFirstOrder(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('article')) return
    watch.disconnect()
    // The frame after the one that draws the order.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first-order')))
  })
  watch.observe(document, { childList: true, subtree: true })
}

async function visit(browser: Browser, shop: ShopServer, session: object, orders: number): Promise<[number, Page]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ja-JP' })
  const page = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('irodori.session', kept), JSON.stringify(session))
  await page.addInitScript(watchFirstOrder)
  await page.goto(`${shop.address}/mypage`)
  await page.waitForFunction((count) => document.querySelectorAll('article').length === count, orders)
  const at = await page.evaluate(() => performance.getEntriesByName('first-order')[0]?.startTime ?? Number.NaN)
  return [at, page]
}

/** Runs in the page: requests animation frames, which a scroll does not, because the trace is divided by them. */
function markFrames(): void {
  requestAnimationFrame(markFrames)
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2)
  for (let wheel = 0; wheel < WHEELS; wheel += 1) {
    // Down and up, so that a short page can scroll as long as a long one.
    await page.mouse.wheel(0, wheel % 30 < 15 ? 120 : -120)
    await page.waitForTimeout(FRAME * 2)
  }
}

async function measure(
  browser: Browser,
  cdp: CDPSession,
  shop: ShopServer,
  session: Session,
  visits = VISITS,
): Promise<Measured> {
  const answers: number[] = []
  let orders = 0
  for (let time = 0; time < visits; time += 1) {
    const began = performance.now()
    orders = (await listOrders(shop, session.token)).length
    answers.push(performance.now() - began)
  }
  const opened: number[] = []
  const frames: ReturnType<typeof framesOf>[] = []
  for (let time = 0; time < visits; time += 1) {
    const [at, page] = await visit(browser, shop, session, orders)
    opened.push(at)
    await page.evaluate(`(${markFrames})()`)
    frames.push(framesOf(await trace(cdp, () => scroll(page))))
    await page.context().close()
  }
  const of = (name: keyof (typeof frames)[number]) => median(frames.map((one) => one[name]))
  return {
    orders,
    answer: median(answers),
    firstOrder: median(opened),
    frame: of('median'),
    p95: of('p95'),
    over: of('over'),
    frames: of('frames'),
  }
}

interface Session {
  readonly token: string
}

const found = findChromium()
if (!found.ok) throw new Error(found.error)
process.env.RATE_LIMIT_FACTOR = '1000'
const shop = await startShop()
const browser = await chromium.launch({ executablePath: found.value, args: CHROMIUM_ARGUMENTS })
try {
  const cdp = await browser.newBrowserCDPSession()
  const [kept] = await post<Session[]>(shop, '/api/authentication/user', ACCOUNT)
  if (!kept) throw new Error(`the login of ${ACCOUNT.email} returned no session`)
  const session = { ...kept, role: 'USER' }
  await designSome(shop)
  // The first visit of a new server reads files that later visits find in its cache.
  await measure(browser, cdp, shop, session, 1)
  const few = await measure(browser, cdp, shop, session)
  await joinOlder(shop, session.token, ORDERS - few.orders)
  const many = await measure(browser, cdp, shop, session)
  console.log('| orders | list answered | first order painted | frame median | frame p95 | frames over 16.7 ms |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const { orders, answer, firstOrder, frame, p95, over, frames } of [few, many]) {
    const times = [answer, firstOrder, frame, p95].map((time) => `${time.toFixed(1)} ms`)
    console.log(`| ${orders} | ${times.join(' | ')} | ${over} of ${frames} |`)
  }
  const ratios = (['answer', 'firstOrder', 'frame', 'p95'] as const).map((name) => (many[name] / few[name]).toFixed(2))
  console.log(`| ratio | ${ratios.join(' | ')} | |`)
} finally {
  await browser.close()
  await shop.dispose()
}

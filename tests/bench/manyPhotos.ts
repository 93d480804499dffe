// 300 photos of twelve megapixels in a booklet of 60 pages: what the browser holds while they come in and afterwards, and
// whether a photo still follows the hand. Run: npm run bench:photos [photos [folder that
// keeps them for the next run]]
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ImageItem, StoredProduct, Template } from '@irodori/contract'
import { EMPTY_WINDOW } from '@irodori/design'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import { editorReady, openItem, passVerification } from '../e2e/pages/studioPages.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { makePhotos } from './albumPhotos.ts'
import type { TraceEvent } from './trace.ts'
import { trace } from './trace.ts'

const PAGES = 60
const WINDOWS = 5
const PHOTOS = Number(process.argv[2] ?? PAGES * WINDOWS)
const ORDER = { orderNumber: 'irodori-60000001', phoneNumber: '090-6000-0001' }
const BOOKLET = 'photo-album'
const FRAME = 1000 / 60
const MOVES = 180
const MEBIBYTE = 2 ** 20

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** A page of 20 cm with one large window and four small ones below it. */
function pageOf(number: number): Template {
  const window = (index: number, left: number, top: number, width: number, height: number): ImageItem => ({
    type: 'RECT_IMAGE',
    id: `window-${index}`,
    position: index,
    priorityIndex: index,
    rotate: 0,
    isDisabledItem: false,
    ...EMPTY_WINDOW,
    left,
    top,
    width,
    height,
    borderRadius: { rx: 0, ry: 0 },
  })
  const name = `アルバム ${number}`
  const id = `${BOOKLET}-${number}`
  return {
    id,
    name,
    templateName: name,
    pageNumber: String(number - 1),
    sideNumber: 1,
    templateGroupId: id,
    templateSeriesId: BOOKLET,
    productId: BOOKLET,
    productIdentify: BOOKLET,
    width: 2400,
    height: 2400,
    dpi: 300,
    bleedMm: 3,
    safeMm: 3,
    backgroundColor: '#ffffff',
    backgroundUrl: null,
    foregroundUrl: null,
    items: [
      window(1, 200, 200, 2000, 1240),
      ...Array.from({ length: WINDOWS - 1 }, (_, at) => window(at + 2, 200 + at * 510, 1500, 470, 620)),
    ],
    thumbnail: `thumbnail/${id}.png`,
    thumbnailUrl: `/api/images?path=${encodeURIComponent(`thumbnail/${id}.png`)}`,
    hashtags: [],
    imageItemCount: WINDOWS,
    textItemCount: 0,
    maxUploadMegabytes: 20,
    publishedAt: '2026-04-01T00:00:00.000Z',
  }
}

/** Puts the booklet and an order of it into the shop, as its staff would. */
async function furnish(shop: ShopServer, folder: string): Promise<void> {
  const staff = (...words: string[]) =>
    run(path.join(root, 'node_modules/.bin/node'), ['packages/api/src/staff/main.ts', ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: shop.dataDirectory },
    })
  await staff('catalogue', 'export', path.join(folder, 'now'))
  const now = JSON.parse(await readFile(path.join(folder, 'now/catalogue.json'), 'utf8'))
  const known: StoredProduct = now.products.find(({ seichoku }: StoredProduct) => seichoku !== null)
  const product = { ...known, id: BOOKLET, name: 'アルバム', productIdentify: BOOKLET, options: [] }
  const templates = Array.from({ length: PAGES }, (_, number) => pageOf(number))
  const series = {
    id: BOOKLET,
    name: 'アルバム',
    productId: BOOKLET,
    thumbnailUrl: templates[0].thumbnailUrl,
    hashtags: [],
    sumImageItemSeries: PAGES * WINDOWS,
    sumTextItemSeries: 0,
    publishedAt: templates[0].publishedAt,
  }
  await mkdir(path.join(folder, 'album'))
  const catalogue = {
    products: [{ ...product, seichoku: { pageSize: 20, totalPage: PAGES } }],
    templates,
    templateSeries: [series],
  }
  await writeFile(path.join(folder, 'album/catalogue.json'), JSON.stringify(catalogue))
  await staff('catalogue', 'import', path.join(folder, 'album'))
  const name = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }
  const receiver = { ...name, zipCode: '100-0001', prefecture: '東京都', city: '千代田区', subAddress1: '1-1' }
  const order = {
    ...ORDER,
    payMethod: 'クレジットカード',
    orderDate: '2026-04-01T00:00:00.000Z',
    totalPrice: 9800,
    orderer: name,
    receiver: { ...receiver, phoneNumber: ORDER.phoneNumber },
    products: [{ productId: BOOKLET, unit: 1 }],
  }
  await writeFile(path.join(folder, 'order.json'), JSON.stringify([order]))
  await staff('orders', 'import', path.join(folder, 'order.json'))
}

interface Held {
  /** MiB that the page's process holds, workers included. */
  readonly page: number
  /** MiB of all processes of the browser together; memory they share counts once. */
  readonly all: number
  /** MiB of objects of the page's main thread. */
  readonly heap: number
}

async function heldBy(browser: CDPSession, page: CDPSession): Promise<Held> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const sizes = await Promise.all(processInfo.map(async ({ id, type }) => ({ type, size: await proportionalSize(id) })))
  const { metrics } = await page.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  return {
    page: Math.max(...sizes.filter(({ type }) => type === 'renderer').map(({ size }) => size)),
    all: sizes.reduce((sum, { size }) => sum + size, 0),
    heap: heap / MEBIBYTE,
  }
}

/** PSS in MiB. */
async function proportionalSize(id: number): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
}

/** Looks again and again what is held, until it is stopped; answers the most of each. */
function watch(look: () => Promise<Held>): () => Promise<Held> {
  let most: Held = { page: 0, all: 0, heap: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const held = await look()
      most = {
        page: Math.max(most.page, held.page),
        all: Math.max(most.all, held.all),
        heap: Math.max(most.heap, held.heap),
      }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })()
  return async () => {
    isOver = true
    await watching
    return most
  }
}

/** Milliseconds of work of the page's main thread in each frame, the pointer's events of that frame included. */
function workOfFrames(events: readonly TraceEvent[]): number[] {
  const fired = events.filter(({ name }) => name === 'FireAnimationFrame')
  const threads = Map.groupBy(fired, ({ pid, tid }) => `${pid} ${tid}`)
  const [main] = [...threads.values()].toSorted((a, b) => b.length - a.length)
  if (!main) return []
  const tasks = events
    .filter(({ name, pid, tid, dur }) => name === 'RunTask' && pid === main[0].pid && tid === main[0].tid && dur)
    .map(({ ts, dur = 0 }) => ({ start: ts / 1000, end: (ts + dur) / 1000 }))
    .toSorted((a, b) => a.start - b.start)
  const drawing = tasks.filter(({ start, end }) => main.some(({ ts }) => ts / 1000 >= start && ts / 1000 <= end))
  return drawing.map(({ start, end }, at) => {
    const since = Math.max(drawing[at - 1]?.end ?? 0, start - FRAME)
    const inFrame = tasks.filter((task) => task.start >= since && task.end <= end)
    return inFrame.reduce((sum, task) => sum + task.end - task.start, 0)
  })
}

async function dragCrop(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('the canvas is not on screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.35]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let move = 1; move <= MOVES; move++) {
    const swing = Math.sin((move / MOVES) * Math.PI * 4)
    await page.mouse.move(x + 60 * swing, y + 40 * swing)
    await page.waitForTimeout(FRAME)
  }
  await page.mouse.up()
}

async function placeAndMeasure(visit: BrowserContext, address: string, files: readonly string[]): Promise<void> {
  const page = await visit.newPage()
  const session = await visit.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('no way to the browser itself')
  const pageSession = await page.context().newCDPSession(page)
  await pageSession.send('Performance.enable')
  await page.goto(`${address}/design/new/${BOOKLET}/true/${BOOKLET}`)
  await passVerification(page, ORDER)
  const look = (): Promise<Held> => heldBy(session, pageSession)
  console.log(`| photos | page's process, peak MiB | all processes, peak MiB | page's objects, peak MiB | seconds |`)
  console.log('| --- | --- | --- | --- | --- |')
  const row = (label: string, { page: own, all, heap }: Held, since: number): void =>
    console.log(
      `| ${label} | ${own.toFixed(0)} | ${all.toFixed(0)} | ${heap.toFixed(0)} | ${((Date.now() - since) / 1000).toFixed(0)} |`,
    )
  row('none', await look(), Date.now())

  await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
  const chooser = page.getByLabel('写真を追加', { exact: true }).and(page.locator('input[type=file]'))
  const STEPS = 4
  for (let step = 1; step <= STEPS; step++) {
    const [from, to] = [((step - 1) * PHOTOS) / STEPS, (step * PHOTOS) / STEPS].map(Math.floor)
    const begun = Date.now()
    const stop = watch(look)
    await chooser.setInputFiles(files.slice(from, to))
    await page.getByText(`すべて ${to}`).waitFor({ timeout: 900_000 })
    row(`${to} in the tray`, await stop(), begun)
  }
  const placing = Date.now()
  const stopPlacing = watch(look)
  await page.getByRole('button', { name: '空いている枠に自動で入れる' }).click()
  await editorReady(page)
  await page.waitForTimeout(10_000)
  row(`${PHOTOS} placed, small pictures being made`, await stopPlacing(), placing)

  await pageSession.send('HeapProfiler.collectGarbage')
  row('at rest, garbage collected', await look(), Date.now())

  await page.getByRole('button', { name: '写真トレイを閉じる' }).click()
  const turns: number[] = []
  const turning = Date.now()
  const stopTurning = watch(look)
  for (let turn = 0; turn < 12; turn++) {
    const begun = Date.now()
    await page.getByRole('application').focus()
    await page.keyboard.press('PageDown')
    await page.waitForTimeout(300)
    await editorReady(page)
    turns.push(Date.now() - begun)
  }
  row('12 pages turned', await stopTurning(), turning)
  console.log(`\nA turned page shows its exact pixels after ${turns.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s.`)

  await openItem(page, /写真1/)
  await page.getByRole('slider', { name: '写真の大きさ' }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  await editorReady(page)
  for (let round = 1; round <= 3; round++) {
    await page.waitForTimeout(1500)
    const work = workOfFrames(await trace(session, () => dragCrop(page))).toSorted((a, b) => a - b)
    const at = (share: number): string => (work[Math.floor(work.length * share)] ?? 0).toFixed(1)
    const over = work.filter((time) => time > FRAME).length
    console.log(
      `Crop drag ${round}: ${work.length} frames, ${over} over 16.7 ms, median ${at(0.5)} ms, p95 ${at(0.95)} ms.`,
    )
  }
}

const found = findChromium()
if (!found.found) throw new Error(found.reason)
const folder = await mkdtemp(path.join(tmpdir(), 'irodori-photos-'))
const shop = await startShop()
let visit: BrowserContext | null = null
try {
  await furnish(shop, folder)
  const files = await makePhotos(process.argv[3] ?? folder, PHOTOS)
  // A profile on the disk, as customers have: a private window keeps its database, photos and all, in memory.
  visit = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: found.path,
    args: CHROMIUM_ARGUMENTS,
    viewport: { width: 1280, height: 800 },
    locale: 'ja-JP',
  })
  await placeAndMeasure(visit, shop.address, files)
} finally {
  await visit?.close()
  await shop.dispose()
  await rm(folder, { recursive: true, force: true })
}

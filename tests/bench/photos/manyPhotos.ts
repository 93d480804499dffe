// Measures the memory of the browser with 300 photos of twelve megapixels in a booklet of 60 pages, while they are added and
// afterwards, and the frame times of a crop. Run: npm run bench:photos [photos [folder that keeps the photos]]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../browser/chromium.ts'
import { editorReady, openItem, passVerification } from '../../e2e/pages/studioPages.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { ALBUM, importAlbum } from './album.ts'
import { makePhotos } from './albumPhotos.ts'
import type { Usage } from './usage.ts'
import { measureUsage, watchPeak } from './usage.ts'
import type { TraceEvent } from '../trace.ts'
import { trace } from '../trace.ts'

const PHOTOS = Number(process.argv[2] ?? ALBUM.pages * ALBUM.frames)
const FRAME = 1000 / 60
const MOVES = 180
/** Only pages without empty frames, about which saving would ask. */
const TURNS = Math.min(12, Math.floor(PHOTOS / ALBUM.frames) - 1)

/** Work of the page's main thread in each frame in milliseconds, including the pointer events of the frame. */
function workOfFrames(events: readonly TraceEvent[]): number[] {
  const fired = events.filter(({ name }) => name === 'FireAnimationFrame')
  const threads = Map.groupBy(fired, ({ pid, tid }) => `${pid} ${tid}`)
  const [main] = [...threads.values()].toSorted((a, b) => b.length - a.length)
  const first = main?.[0]
  if (!first) return []
  const tasks = events
    .filter(({ name, pid, tid, dur }) => name === 'RunTask' && pid === first.pid && tid === first.tid && dur)
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
  if (!box) throw new Error('the canvas is not on the screen')
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

async function placeAndMeasure(
  visit: BrowserContext,
  address: string,
  files: readonly string[],
  database: string,
): Promise<void> {
  const page = await visit.newPage()
  const session = await visit.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('the browser accepts no DevTools session')
  const pageSession = await page.context().newCDPSession(page)
  await pageSession.send('Performance.enable')
  await page.goto(`${address}/design/new/${ALBUM.id}/true/${ALBUM.id}`)
  await passVerification(page, ALBUM.order)
  const measure = (): Promise<Usage> => measureUsage(session, pageSession, database)
  console.log(
    `| photos | page's process, peak MiB | all processes, peak MiB | page's objects, peak MiB | database on disk, peak MiB | seconds |`,
  )
  console.log('| --- | --- | --- | --- | --- | --- |')
  const row = (label: string, { page: own, all, heap, disk }: Usage, since: number): void => {
    const numbers = [own, all, heap, disk, (Date.now() - since) / 1000].map((number) => number.toFixed(0))
    console.log(`| ${label} | ${numbers.join(' | ')} |`)
  }
  row('none', await measure(), Date.now())

  await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
  const chooser = page.getByLabel('写真を追加', { exact: true }).and(page.locator('input[type=file]'))
  const STEPS = 4
  for (let step = 1; step <= STEPS; step++) {
    const [from, to] = [((step - 1) * PHOTOS) / STEPS, (step * PHOTOS) / STEPS].map(Math.floor)
    const started = Date.now()
    const stop = watchPeak(measure)
    await chooser.setInputFiles(files.slice(from, to))
    await page.getByText(`すべて ${to}`).waitFor({ timeout: 900_000 })
    row(`${to} in the tray`, await stop(), started)
  }
  const placing = Date.now()
  const stopPlacing = watchPeak(measure)
  await page.getByRole('button', { name: '空いている枠に自動で入れる' }).click()
  await editorReady(page)
  await page.waitForTimeout(10_000)
  row(`${PHOTOS} placed, thumbnails being rendered`, await stopPlacing(), placing)

  await pageSession.send('HeapProfiler.collectGarbage')
  row('at rest, garbage collected', await measure(), Date.now())

  await page.getByRole('button', { name: '写真トレイを閉じる' }).click()
  const turns: number[] = []
  const turn = async (times: number): Promise<void> => {
    const turning = Date.now()
    const stopTurning = watchPeak(measure)
    for (let at = 0; at < times; at++) {
      const started = Date.now()
      await page.getByRole('application').focus()
      await page.keyboard.press('PageDown')
      await page.waitForTimeout(300)
      await editorReady(page)
      turns.push(Date.now() - started)
    }
    // The first turn saves the booklet, and its journal is stored under the address of the saved design.
    if (turns.length === 1) await page.waitForURL(/\/design\/edit\//, { timeout: 120_000 })
    row(`${turns.length} pages turned and saved`, await stopTurning(), turning)
  }
  await turn(1)
  await turn(TURNS - 1)
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
if (!found.ok) throw new Error(found.error)
const folder = await mkdtemp(path.join(tmpdir(), 'irodori-photos-'))
const shop = await startShop()
let visit: BrowserContext | null = null
try {
  await importAlbum(shop, folder)
  const files = await makePhotos(process.argv[3] ?? folder, PHOTOS)
  // A profile on the disk, as customers have. A private window keeps its whole database in memory.
  const profile = path.join(folder, 'profile')
  visit = await chromium.launchPersistentContext(profile, {
    executablePath: found.value,
    args: CHROMIUM_ARGUMENTS,
    viewport: { width: 1280, height: 800 },
    locale: 'ja-JP',
  })
  await placeAndMeasure(visit, shop.address, files, path.join(profile, 'Default/IndexedDB'))
} finally {
  await visit?.close()
  await shop.dispose()
  await rm(folder, { recursive: true, force: true })
}

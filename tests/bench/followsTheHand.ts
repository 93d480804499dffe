// How well the picture follows the hand: a 12-megapixel photo is dragged under its window, and its brightness slider
// moved, in the real editor; the frames are counted in Chromium's own trace. Run: npm run bench:hand
import type { Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import { CARD_ORDER, editorReady, givePhotos, openItem, passVerification } from '../e2e/pages/studioPages.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { startShop } from '../fixtures/shopServer.ts'
import type { TraceEvent } from './trace.ts'
import { trace } from './trace.ts'

const FRAME = 1000 / 60
const ROUNDS = 3
const MOVES = 180

interface Frames {
  readonly frames: number
  /** Frames whose work on the main thread (script, style, paint) took longer than one sixtieth of a second. */
  readonly over: number
  readonly median: number
  readonly p95: number
  /** Frames that the compositor gave up because nothing was ready in time. */
  readonly dropped: number
}

/**
 * The work of a frame: the main thread's tasks since the frame before, but not longer ago than one sixtieth of a second
 * (the pointer's events), up to the end of the task that runs the animation frame, style, layout, paint and commit.
 */
function framesOf(events: readonly TraceEvent[]): Frames {
  const fired = events.filter(({ name }) => name === 'FireAnimationFrame')
  const main = mostCommon(fired.map(({ tid }) => tid))
  const tasks = events
    .flatMap(({ name, tid, ts, dur }) =>
      name === 'RunTask' && tid === main && dur !== undefined ? [{ start: ts / 1000, end: (ts + dur) / 1000 }] : [],
    )
    .toSorted((a, b) => a.start - b.start)
  const drawing = tasks.filter(({ start, end }) =>
    fired.some(({ tid, ts }) => tid === main && ts / 1000 >= start && ts / 1000 <= end),
  )
  const work = drawing.map(({ start, end }, index) => {
    const since = Math.max(drawing[index - 1]?.end ?? 0, start - FRAME)
    const inFrame = tasks.filter((task) => task.start >= since && task.end <= end)
    return inFrame.reduce((sum, task) => sum + task.end - task.start, 0)
  })
  const sorted = work.toSorted((a, b) => a - b)
  return {
    frames: work.length,
    over: work.filter((time) => time > FRAME).length,
    median: sorted[sorted.length >> 1] ?? 0,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
  }
}

function mostCommon(values: readonly number[]): number {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0
}

/** Moves a held pointer back and forth, one step a frame. */
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
if (!browser.found) throw new Error(browser.reason)
const shop = await startShop()
const chrome = await chromium.launch({ executablePath: browser.path, args: CHROMIUM_ARGUMENTS })
const rows: string[] = []
try {
  const page = await chrome.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP' })
  await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card`)
  await passVerification(page, CARD_ORDER)
  await openItem(page, /写真1/)
  await givePhotos(page, (await samplePhotos()).phonePortrait())
  await page.getByText(/印刷の細かさ/).waitFor()
  await page.getByRole('slider', { name: '写真の大きさ' }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  await editorReady(page)

  const session = await chrome.newBrowserCDPSession()
  // Where things are is looked up for each gesture: a line that says how the upload goes may come and go.
  const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
    const box = await place.boundingBox()
    if (!box) throw new Error('the editor is not on screen')
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
  for (const [name, gesture] of Object.entries(gestures)) {
    for (let round = 1; round <= ROUNDS; round++) {
      await page.waitForTimeout(1500)
      const { frames, over, median, p95, dropped } = framesOf(await trace(session, gesture))
      rows.push(`| ${name} | ${round} | ${frames} | ${over} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${dropped} |`)
    }
  }
} finally {
  await chrome.close()
  await shop.dispose()
}
console.log(
  '| gesture | round | frames | over 16.7 ms | median ms | p95 ms | dropped |\n| --- | --- | --- | --- | --- | --- | --- |',
)
console.log(rows.join('\n'))

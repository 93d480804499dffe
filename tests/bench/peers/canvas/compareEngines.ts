// Compares Irodori's canvas engine with konva, fabric and leafer on the same scenes in one Chromium, in turns.
// Run: npm run bench:canvas [-- drag view hits paint history]; writes CANVAS.md after a whole run.
import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { present } from '@irodori/design/testing/present'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import type { CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../browser/chromium.ts'
import { timeAfterMarks, trace, workAfterMarks } from '../../trace.ts'
import type { DragKind } from '../../canvas/engine.ts'
import type { Bench } from './page.ts'
import type { Figures } from '../../canvas/report.ts'
import { DENSE, quantile, reportOf } from '../../canvas/report.ts'

declare const bench: Bench

const FRAME = 1000 / 60
const ORIGIN = 'http://bench.test'
const ROUNDS = Number(process.env.ROUNDS ?? 5)
/** Restricts the run to these engines. */
const ONLY = process.env.ENGINES?.split(',')
const MOVES = 60
/** The reference without an engine: the browser's own cost of a frame. */
const BARE = 'bare canvas'
const ALL = ['drag', 'view', 'hits', 'paint', 'history']

const here = path.dirname(fileURLToPath(import.meta.url))
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const wanted = new Set(asked.length > 0 ? asked : ALL)

const figures: Figures = new Map()
function note(figure: string, engine: string, value: number): void {
  const byEngine = figures.get(figure) ?? new Map<string, number[]>()
  figures.set(figure, byEngine)
  byEngine.set(engine, [...(byEngine.get(engine) ?? []), value])
}

function noteWork(figure: string, engine: string, work: readonly number[]): void {
  note(`${figure}, p50 of work`, engine, quantile(work, 0.5))
  note(`${figure}, p95 of work`, engine, quantile(work, 0.95))
}

/** Replaces the figures between the two marks of CANVAS.md; the text around them is kept. */
async function writeReport(report: string): Promise<void> {
  const file = path.join(here, '../../CANVAS.md')
  const [before, , after] = (await readFile(file, 'utf8')).split(/<!-- figures: .* -->\n/)
  const [begin, end] = ['<!-- figures: written by the run -->\n', '<!-- figures: end -->\n']
  await writeFile(file, `${before}${begin}${report}\n${end}${after ?? ''}`)
}

async function servePage(page: Page): Promise<void> {
  const bundled = async (source: string): Promise<string> => {
    const entryPoints = [path.join(here, source)]
    const options = { bundle: true, write: false, format: 'esm', target: 'chrome120', minify: true } as const
    return (await build({ entryPoints, ...options })).outputFiles.map(({ text }) => text).join('')
  }
  const scripts = new Map([
    ['/page.js', await bundled('page.ts')],
    ['/typeWorker.js', await bundled('../../canvas/typeWorker.ts')],
  ])
  const html = `<!doctype html><meta charset="utf-8">
    <style>body { margin: 0 } #host { position: relative; width: 1280px; height: 800px; overflow: hidden }</style>
    <div id="host"></div><script type="module" src="/page.js"></script>`
  const font = await readFile(fontFilePath('NotoSerifJP.ttf', 'Normal'))
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = new URL(route.request().url()).pathname
    const script = scripts.get(name)
    if (script) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (name === '/font.ttf') return route.fulfill({ contentType: 'font/ttf', body: font })
    return route.fulfill({ contentType: 'text/html', body: html })
  })
  await page.goto(ORIGIN)
  await page.waitForFunction(() => 'bench' in globalThis)
}

async function drag(page: Page, session: CDPSession, engine: string, kind: DragKind, screen = ''): Promise<void> {
  await page.evaluate((name) => bench.open(name, 'spread'), engine)
  const { x, y } = await page.evaluate((to) => bench.arm('photo-5', to), kind)
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => bench.progress())
  const events = await trace(session, async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let move = 1; move <= MOVES; move++) {
      const swing = Math.sin((move / MOVES) * Math.PI * 4 + 0.5)
      await page.mouse.move(x + 40 * swing, y + 30 * swing)
      await page.waitForTimeout(FRAME)
    }
    await page.evaluate(() => bench.mark('end'))
  })
  const after = await page.evaluate(() => bench.progress())
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${engine}-${kind}.png` })
  await page.mouse.up()
  if (Math.abs(after - before) < 1)
    throw new Error(`${engine} did not move the item in drag ${kind}: progress ${before} to ${after}`)
  // The first moves fill caches and are not counted.
  const figure = kind === 'CROP' ? 'drag a photo in its frame' : 'drag an item over the page'
  noteWork(`${figure}${screen}`, engine, inputs(events).slice(5))
  await page.evaluate(() => bench.close())
}

const inputs = (events: Parameters<typeof workAfterMarks>[0]): number[] => workAfterMarks(events, 'bench:input')

async function moveView(page: Page, session: CDPSession, engine: string): Promise<void> {
  await page.evaluate((name) => bench.open(name, 'strip'), engine)
  await page.evaluate(() => bench.wheelMovesView())
  const wheel = async (count: number, x: number, y: number): Promise<void> => {
    for (let turn = 0; turn < count; turn++) {
      await page.mouse.wheel(x, y)
      await page.waitForTimeout(FRAME)
    }
  }
  await page.mouse.move(300, 400)
  await page.waitForTimeout(300)
  const start = await page.evaluate(() => bench.zoom())
  await page.keyboard.down('Control')
  // 20 times exp(0.056) is 3.06.
  const zooming = await trace(session, async () => {
    await wheel(20, 0, -7)
    await page.evaluate(() => bench.mark('end'))
  })
  await page.keyboard.up('Control')
  const end = await page.evaluate(() => bench.zoom())
  if (end / start < 2.8) throw new Error(`${engine} zoomed by ${end / start} instead of about 3`)
  const panning = await trace(session, async () => {
    await wheel(40, 120, 0)
    await page.evaluate(() => bench.mark('end'))
  })
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${engine}-view.png` })
  const settling = await trace(session, async () => {
    await page.mouse.wheel(120, 0)
    await page.waitForTimeout(500)
    await page.evaluate(() => bench.mark('end'))
  })
  noteWork('3x zoom over the strip', engine, inputs(zooming))
  noteWork('pan over the strip', engine, inputs(panning))
  note('a pan until the picture is at rest', engine, inputs(settling).at(-1) ?? Number.NaN)
  await page.evaluate(() => bench.close())
}

async function paint(page: Page, session: CDPSession, engine: string): Promise<void> {
  const events = await trace(session, async () => {
    for (let time = 0; time < 3; time++) {
      await page.evaluate((name) => bench.open(name, 'spread'), engine)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${engine}-paint.png` })
      await page.evaluate(() => bench.close())
      await page.waitForTimeout(50)
    }
  })
  note('first paint from JSON, work of the main thread', engine, quantile(workAfterMarks(events, 'bench:open'), 0.5))
  note('first paint from JSON, by the clock', engine, quantile(timeAfterMarks(events, 'bench:open'), 0.5))
}

async function undoAndRedo(page: Page, session: CDPSession, engine: string, round: number): Promise<void> {
  const workOf = async (withPictures: boolean): Promise<number> => {
    const events = await trace(session, () =>
      page.evaluate(([name, paints]) => bench.history(name, paints), [engine, withPictures] as const),
    )
    return workAfterMarks(events, 'bench:history').reduce((sum, work) => sum + work, 0)
  }
  note('undo and redo of 200 steps', engine, await workOf(false))
  if (round === 1) note('undo and redo of 50 steps, each painted', engine, await workOf(true))
}

async function hits(page: Page, session: CDPSession, engine: string): Promise<void> {
  let equal = 0
  const events = await trace(session, async () => {
    equal = await page.evaluate((name) => bench.hits(name), engine)
  })
  note('hit test of 10,000 points', engine, workAfterMarks(events, 'bench:hits')[0] ?? Number.NaN)
  note('answers equal to brute force', engine, equal)
}

const found = findChromium()
if (!found.ok) throw new Error(found.error)
const chrome = await chromium.launch({ executablePath: found.value, args: CHROMIUM_ARGUMENTS })
const started = Date.now()
try {
  const open = async (deviceScaleFactor: number) => {
    const page = await chrome.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor })
    page.on('pageerror', (error) => console.error('error in the page:', error.message))
    await servePage(page)
    return { page, prepared: await page.evaluate((font) => bench.prepare(font), '/font.ttf') }
  }
  const { page, prepared } = await open(1)
  const { page: dense } = await open(2)
  const session = await chrome.newBrowserCDPSession()
  const engines = prepared.filter(({ name }) => ONLY?.includes(name) ?? true)
  const exercises: Record<string, (engine: string, round: number) => Promise<void>> = {
    drag: async (engine) => {
      await page.bringToFront()
      await drag(page, session, engine, 'CROP')
      await drag(page, session, engine, 'MOVE')
      await dense.bringToFront()
      await drag(dense, session, engine, 'CROP', DENSE)
      await drag(dense, session, engine, 'MOVE', DENSE)
      await page.bringToFront()
    },
    view: (engine) => moveView(page, session, engine),
    paint: (engine) => paint(page, session, engine),
    hits: async (engine, round) => {
      if (round <= 3) await hits(page, session, engine)
    },
    history: async (engine, round) => {
      if (round <= 2) await undoAndRedo(page, session, engine, round)
    },
  }
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [name, exercise] of Object.entries(exercises)) {
      if (!wanted.has(name)) continue
      // The engines take turns, and each round starts with another one.
      for (let turn = 0; turn < engines.length; turn++) {
        const { name: engine } = present(engines[(turn + round) % engines.length])
        if (engine !== BARE || name === 'drag') await exercise(engine, round)
      }
    }
  }
  const minutes = Math.ceil((Date.now() - started) / 60_000)
  const report = reportOf(figures, engines, {
    chromium: chrome.version(),
    machine: `${os.cpus().length} × ${present(os.cpus()[0]).model.trim()}`,
    load: present(os.loadavg()[1]),
    rounds: ROUNDS,
    minutes,
    date: new Date().toISOString().slice(0, 10),
  })
  console.log(report)
  if (!ONLY && ALL.every((name) => wanted.has(name))) await writeReport(report)
} finally {
  await chrome.close()
}

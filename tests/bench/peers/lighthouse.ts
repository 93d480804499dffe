// Lighthouse's four scores (mobile, with its simulated slow network and processor) of the first screens: medians of five
// visits each. Run: npm run lighthouse [page] [address of a running shop]
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createPage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../browser/chromium.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { startShop } from '../../fixtures/shopServer.ts'

const VISITS = 5
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 } as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const PAGES: Readonly<Record<string, { readonly path: string; readonly isLoggedIn: boolean }>> = {
  home: { path: '/home', isLoggedIn: false },
  templates: { path: '/product/greeting-card', isLoggedIn: false },
  mypage: { path: '/mypage', isLoggedIn: true },
  // The id of an order is appended.
  message: { path: '/digital-message', isLoggedIn: false },
}

/** A minimal page, measured as a reference. */
const BARE = 'bare page'

type Score = (typeof SCORES)[number]

interface Visit {
  readonly scores: Readonly<Record<Score, number>>
  readonly times: readonly number[]
  /** Lighthouse's speed index of the machine. Its simulated processor assumes 1,500 or more; less slows every task. */
  readonly speed: number
  /** Audits that cost points, with their results. */
  readonly weakAudits: readonly string[]
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function visit(address: string, port: number, keepsSession: boolean): Promise<Visit> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...SCORES],
    // My page needs its session, which a reset of the storage would delete; all other visits are first visits.
    disableStorageReset: keepsSession,
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${address}`)
  const { categories, audits, runtimeError, environment } = result.lhr
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  const scores = Object.fromEntries(SCORES.map((score) => [score, Math.round((categories[score]?.score ?? 0) * 100)]))
  const weakAudits = SCORES.flatMap((score) => categories[score]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`)
  return {
    scores: scores as Record<Score, number>,
    times: TIMES.map((id) => audits[id]?.numericValue ?? Number.NaN),
    speed: environment.benchmarkIndex,
    weakAudits: [...new Set(weakAudits)],
  }
}

async function measure(name: string, shop: string): Promise<boolean> {
  const page = name === BARE ? { path: '/', isLoggedIn: false } : PAGES[name]
  const browser = findChromium()
  if (!page || !browser.ok)
    throw new Error(page ? 'Chromium is not installed' : `unknown page ${name}: use ${Object.keys(PAGES).join(', ')}`)
  const port = await freePort()
  const profile = await mkdtemp(path.join(tmpdir(), 'irodori-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser.value,
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  try {
    if (page.isLoggedIn) {
      const tab = await context.newPage()
      await tab.goto(`${shop}/404`)
      await tab.evaluate(logIn, { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' })
      await tab.close()
    }
    const visits: Visit[] = []
    for (let count = 0; count < VISITS; count += 1) {
      if (page.isLoggedIn) await clearCache(context)
      visits.push(
        await visit(`${shop}${page.path}${name === 'message' ? await messageId(shop) : ''}`, port, page.isLoggedIn),
      )
    }
    const scores = SCORES.map((score) => ({ score, value: median(visits.map((each) => each.scores[score])) }))
    const [fcp, lcp, tbt, cls] = TIMES.map((_, index) => median(visits.map(({ times }) => times[index] ?? Number.NaN)))
    console.log(
      `${name === BARE ? BARE : page.path}: ${scores.map(({ score, value }) => `${score} ${value}`).join(', ')}`,
    )
    console.log(
      `  first paint ${((fcp ?? 0) / 1000).toFixed(1)} s, largest ${((lcp ?? 0) / 1000).toFixed(1)} s, ` +
        `blocked ${Math.round(tbt ?? 0)} ms, shift ${(cls ?? 0).toFixed(3)}; ` +
        `machine ${median(visits.map(({ speed }) => Math.round(speed)))}`,
    )
    for (const audit of new Set(visits.flatMap(({ weakAudits }) => weakAudits))) console.log(`  ${audit}`)
    // A message asks search engines not to index it, which costs SEO points.
    return scores.every(({ score, value }) => value >= TARGETS[score] || (name === 'message' && score === 'seo'))
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** The last part of the link of the demo shop's released message. */
const messageId = async (shop: string): Promise<string> =>
  `/${(await (await callShop(shop, 'irodori-10000012', '09000001112')).order()).id}`

/** Clears the cache and keeps the session, so that the next visit loads every file again. */
async function clearCache(context: BrowserContext): Promise<void> {
  const tab = await context.newPage()
  await (await context.newCDPSession(tab)).send('Network.clearBrowserCache')
  await tab.close()
}

/** Serves a heading and a paragraph; its figures show the influence of the machine. */
async function openBarePage(): Promise<{ readonly address: string; readonly close: () => void }> {
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
    '<meta name="description" content="Nothing"><title>Bare</title><h1>Bare</h1><p>Nothing else.</p></html>'
  const server = createPage((_, answer) => answer.setHeader('content-type', 'text/html').end(page))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** Runs in the page: logs a guest in and stores the session where the apps read it. */
async function logIn(order: { orderNumber: string; phoneNumber: string }): Promise<void> {
  const answer = await fetch('/api/authentication/guest', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Csrf-Token': 'nocheck' },
    body: JSON.stringify(order),
  })
  const { data } = (await answer.json()) as { data: { token: string }[] }
  const session = { token: data[0]?.token, userName: order.orderNumber, role: 'GUEST' }
  localStorage.setItem('irodori.session', JSON.stringify(session))
}

const [wanted = 'all', address] = process.argv.slice(2)
const names = wanted === 'all' ? Object.keys(PAGES) : [wanted]
const shop = address ? null : await startShop()
const bare = await openBarePage()
try {
  let isGood = true
  await measure(BARE, bare.address)
  for (const name of names) isGood = (await measure(name, address ?? shop?.address ?? '')) && isGood
  if (!isGood) process.exitCode = 1
} finally {
  bare.close()
  await shop?.dispose()
}

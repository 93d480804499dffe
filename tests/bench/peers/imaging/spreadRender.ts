// Renders an A5 spread at 300 dpi with six photos of twelve megapixels and ten texts on the server and in Chromium, and
// measures time and peak memory. Run: npm run bench:imaging -- spread [rounds]
import { readFile } from 'node:fs/promises'
import { present } from '@irodori/design/testing/present'
import { fontEntries } from '@irodori/fonts/fontEntry'
import { encodeJpeg } from '@irodori/imaging/encodePixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { startWorkerPool } from '../../../../packages/api/src/work/workerPool.ts'
import { median, shown } from '../../imaging/measure.ts'
import { openStudio } from '../../imaging/openStudio.ts'
import { spreadPage } from '../../imaging/pages.ts'
import type { PeersPage } from './peersPage.ts'
import { circumstances, report, table } from '../../imaging/report.ts'

declare const peersPage: PeersPage

const ROUNDS = Number(process.argv[2] ?? 3)
const PHOTOS = 6
const MEBIBYTE = 2 ** 20

/** Measures a size repeatedly until it is stopped. @returns stops it and gives the peak */
function watchPeak(look: () => Promise<number>): () => Promise<number> {
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await look())
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return async () => {
    isOver = true
    await watching
    return peak
  }
}

/** The proportional set size (PSS) of a process in MiB. */
async function proportionalSize(id: number): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
}

await startMagickFromPackage()
const photo = samplePhoto(4032, 3024)
const files = new Map<string, Uint8Array<ArrayBuffer>>()
for (let index = 0; index < PHOTOS; index++) {
  // Different first bytes give each photo a different name.
  photo.data.fill(index * 40, 0, 4 * 400)
  for (let at = 3; at < 4 * 400; at += 4) photo.data[at] = 255
  files.set(`${index}.jpg`, encodeJpeg(photo, 90))
}
const studio = await openStudio(files)
const pool = await startWorkerPool({ workers: 1, workerQueue: 8, workerMemory: 2048 * MEBIBYTE })
try {
  const { page, browser, urlOf } = studio
  const photos: { imageName: string; width: number; height: number }[] = []
  for (const name of files.keys()) {
    await page.evaluate(([own, url]) => peersPage.take(own, url), [name, urlOf(name)] as const)
    photos.push(await page.evaluate((own) => peersPage.ingest(own), name))
  }
  const named = new Map([...files.values()].map((bytes, index) => [present(photos[index]).imageName, bytes]))
  const spread = spreadPage(photos, present(fontEntries[0]).value)
  const { width, height } = spread.sheet

  const session = await browser.newBrowserCDPSession()
  const renderers = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const sizes = await Promise.all(
      processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => proportionalSize(id)),
    )
    return Math.max(...sizes)
  }
  const inBrowser: number[] = []
  let hash: string | null = null
  const stopBrowser = watchPeak(renderers)
  for (let round = 0; round <= ROUNDS; round++) {
    const made = await page.evaluate((given) => peersPage.print(given), spread)
    if (round > 0) inBrowser.push(made.milliseconds)
    hash = made.hash
  }
  const browserPeak = await stopBrowser()

  const onServer: number[] = []
  const stopServer = watchPeak(async () => process.memoryUsage().rss / MEBIBYTE)
  const before = process.memoryUsage().rss / MEBIBYTE
  let serverHash = ''
  for (let round = 0; round <= ROUNDS; round++) {
    const begun = performance.now()
    const made = await pool.render({
      page: spread,
      photos: named,
      artwork: new Map(),
      scale: 1,
      previewSide: 1200,
      isTransparent: false,
    })
    if (round > 0) onServer.push(performance.now() - begun)
    serverHash = made.hash
  }
  const serverPeak = await stopServer()
  const rows = [
    ['', 'server: six files decoded, page, print PNG and preview', 'Chromium: six photos held, page and hash'],
    ['milliseconds by the clock', shown(median(onServer)), shown(median(inBrowser))],
    ['memory at its peak, MiB', `${serverPeak.toFixed(0)} (${before.toFixed(0)} before)`, browserPeak.toFixed(0)],
    ['pixels', serverHash === hash ? 'equal' : 'DIFFERENT', serverHash === hash ? 'equal' : 'DIFFERENT'],
  ]
  await report(
    'spread',
    `${circumstances(`Chromium ${browser.version()}`)}\n${width} × ${height} pixels; medians of ${ROUNDS} rounds.\n\n${table(rows)}`,
  )
} finally {
  await pool.close()
  await studio.close()
}

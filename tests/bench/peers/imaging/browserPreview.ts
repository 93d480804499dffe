// Measures in Chromium the time from a chosen file to its first preview, and from a moved slider to the exact preview, beside
// canvas 2D with toBlob and jimp. Run: npm run bench:imaging -- browser [rounds]
import { present } from '@irodori/design/testing/present'
import { encodeJpeg } from '@irodori/imaging/encodePixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { median, shown } from '../../imaging/measure.ts'
import { openStudio } from '../../imaging/openStudio.ts'
import { previewPage } from '../../imaging/pages.ts'
import type { PeersPage } from './peersPage.ts'
import { circumstances, report, table } from '../../imaging/report.ts'

declare const peersPage: PeersPage

const ROUNDS = Number(process.argv[2] ?? 7)
const PEERS = ['irodori', 'canvas', 'jimp'] as const
const TARGET = 40

await startMagickFromPackage()
const studio = await openStudio(new Map([['12.jpg', encodeJpeg(samplePhoto(4032, 3024), 92)]]))
try {
  const { page, browser, urlOf } = studio
  await page.evaluate((url) => peersPage.take('12.jpg', url), urlOf('12.jpg'))
  const photo = await page.evaluate(() => peersPage.ingest('12.jpg'))
  const first = new Map<string, number[]>(PEERS.map((by) => [by, []]))
  const exact = new Map<string, number[]>(PEERS.map((by) => [by, []]))
  const long = new Map<string, number>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const by of PEERS) {
      await page.evaluate(() => peersPage.countLongTasks())
      const opened = await page.evaluate((who) => peersPage.firstPicture(who, '12.jpg'), by)
      const moves: number[] = []
      for (let move = 0; move < 3; move++) {
        const [angle, brightness] = [20 + round + move * 5, 105 + 5 * move]
        const given = previewPage(photo, angle, brightness)
        const ask = [by, given, angle, brightness] as const
        moves.push(await page.evaluate(([...asked]) => peersPage.exactPicture(...asked), ask))
      }
      const tasks = await page.evaluate(() => peersPage.longTasks())
      // The first round is a warm-up and is not counted.
      if (round === 0) continue
      first.get(by)?.push(opened)
      exact.get(by)?.push(...moves)
      long.set(by, (long.get(by) ?? 0) + tasks)
    }
  }
  const of = (times: Map<string, number[]>) => PEERS.map((by) => median(times.get(by) ?? []))
  const least = PEERS.map((by) => Math.min(...(exact.get(by) ?? [])))
  const row = (name: string, values: number[], target: string): string[] => [
    name,
    ...values.map(shown),
    shown(present(values[0]) / present(values[1])),
    shown(present(values[0]) / present(values[2])),
    target,
  ]
  const exactTimes = of(exact)
  const rows = [
    ['milliseconds by the clock', 'Irodori', 'canvas 2D, toBlob', 'jimp', 'ours / canvas', 'ours / jimp', 'target'],
    row('12 MP file to first picture', of(first), ''),
    row(
      'slider move to exact picture',
      exactTimes,
      `≤ ${TARGET} ms ${present(exactTimes[0]) <= TARGET ? 'met' : 'missed'}`,
    ),
    row('the same, least of all', least, `≤ ${TARGET} ms ${present(least[0]) <= TARGET ? 'met' : 'missed'}`),
    ['tasks of the main thread over 50 ms', ...PEERS.map((by) => String(long.get(by))), '', '', '0'],
  ]
  await report(
    'browser',
    `${circumstances(`Chromium ${browser.version()} without a GPU, jimp 1.6`)}\nMedians of ${ROUNDS} rounds in turns.\n\n${table(rows)}`,
  )
} finally {
  await studio.close()
}

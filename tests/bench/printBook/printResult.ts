import { stat } from 'node:fs/promises'

/** What making a book took. */
export interface Told {
  readonly seconds: number
  /** Of all threads. */
  readonly processorSeconds: number
  readonly peakMebibytes: number
  readonly fileMebibytes: number
}

const MEBIBYTE = 2 ** 20

/** Of the book that is made first, so that what comes once for each process does not count. */
const WARMING_PAGES = 2

/**
 * Runs a way of making a book, warm, and prints what it took as one line of JSON; the peak is that of the whole process.
 */
export async function tell(target: string, pages: number, make: (pages: number) => Promise<void>): Promise<void> {
  await make(WARMING_PAGES)
  const begun = performance.now()
  const used = process.cpuUsage()
  await make(pages)
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(used)
  const told: Told = {
    seconds,
    processorSeconds: (user + system) / 1e6,
    peakMebibytes: process.resourceUsage().maxRSS / 1024,
    fileMebibytes: (await stat(target)).size / MEBIBYTE,
  }
  console.log(JSON.stringify(told))
}

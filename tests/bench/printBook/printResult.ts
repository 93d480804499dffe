import { stat } from 'node:fs/promises'

/** The cost of making a print file. */
export interface PrintResult {
  readonly seconds: number
  /** Processor time of all threads. */
  readonly processorSeconds: number
  readonly peakMebibytes: number
  readonly fileMebibytes: number
}

const MEBIBYTE = 2 ** 20

/** Pages of a first book, which warms the process up and is not measured. */
const WARM_UP_PAGES = 2

/** Measures the making of a book after a warm-up and prints the result as one line of JSON. */
export async function printResult(
  target: string,
  pages: number,
  make: (pages: number) => Promise<void>,
): Promise<void> {
  await make(WARM_UP_PAGES)
  const started = performance.now()
  const used = process.cpuUsage()
  await make(pages)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(used)
  const result: PrintResult = {
    seconds,
    processorSeconds: (user + system) / 1e6,
    peakMebibytes: process.resourceUsage().maxRSS / 1024,
    fileMebibytes: (await stat(target)).size / MEBIBYTE,
  }
  console.log(JSON.stringify(result))
}

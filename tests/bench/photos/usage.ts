import { readFile } from 'node:fs/promises'
import type { CDPSession } from '@playwright/test'
import { diskUse } from './diskUse.ts'

const MEBIBYTE = 2 ** 20

export interface Usage {
  /** MiB of the page's process, including its workers. */
  readonly page: number
  /** MiB of all processes of the browser; shared memory counts once. */
  readonly all: number
  /** MiB of JavaScript objects of the page's main thread. */
  readonly heap: number
  /** MiB of the browser's database on the disk, with journals and photos. */
  readonly disk: number
}

export async function measureUsage(browser: CDPSession, page: CDPSession, database: string): Promise<Usage> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const sizes = await Promise.all(processInfo.map(async ({ id, type }) => ({ type, size: await proportionalSize(id) })))
  const { metrics } = await page.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  return {
    page: Math.max(...sizes.filter(({ type }) => type === 'renderer').map(({ size }) => size)),
    all: sizes.reduce((sum, { size }) => sum + size, 0),
    heap: heap / MEBIBYTE,
    disk: await diskUse(database),
  }
}

/** The proportional set size (PSS) of a process in MiB. */
async function proportionalSize(id: number): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
}

/** Measures repeatedly until it is stopped. @returns stops it and gives the peak of each value */
export function watchPeak(measure: () => Promise<Usage>): () => Promise<Usage> {
  let peak: Usage = { page: 0, all: 0, heap: 0, disk: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const usage = await measure()
      peak = {
        page: Math.max(peak.page, usage.page),
        all: Math.max(peak.all, usage.all),
        heap: Math.max(peak.heap, usage.heap),
        disk: Math.max(peak.disk, usage.disk),
      }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })()
  // A failure is reported when it is stopped; until then the original error is reported first.
  watching.catch(() => {})
  return async () => {
    isOver = true
    await watching
    return peak
  }
}

import { seeded } from '@irodori/design/testing/seeded'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { planFrom, traceOf } from './editingPlan.ts'
import { crash, exposeEditor, performGestures, readHistory, replayStoredJournal, waitForEditor } from './editorState.ts'

export interface CrashRun {
  /** Kills before the planned gestures were finished. */
  readonly interrupted: number
  /** Of these, the kills after which part of a gesture had been stored. */
  readonly midGesture: number
  /** The longest time from the end of a gesture until it was stored, in milliseconds. */
  readonly slowest: number
}

/** Edits the design at an address and kills the tab repeatedly; after each restart the restored state is checked. */
export async function editAndCrash(browser: Browser, address: string, seed: number, kills: number): Promise<CrashRun> {
  const random = seeded(seed)
  const context = await browser.newContext()
  await exposeEditor(context)
  let [stored, slowest, interrupted, midGesture] = [-1, 0, 0, 0]
  await context.exposeBinding('reportStored', (_, report: string) => {
    const [index = Number.NaN, waited = Number.NaN] = report.split(' ').map(Number)
    stored = index
    slowest = Math.max(slowest, waited)
  })
  // Only the document is examined. Rendering its pixels would slow down each of up to two hundred restarts.
  await context.route(/\.wasm$|\/fonts\/|\/api\/images/, (route) => route.abort())
  const open = async (): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    await waitForEditor(page)
    return page
  }

  let page = await open()
  let history = await readHistory(page)
  for (let kill = 0; kill < kills; kill++) {
    const about = `seed ${seed}, kill ${kill}`
    const plan = planFrom(history, random, 12, about)
    stored = -1
    const working = performGestures(page, plan.gestures, 4 + Math.floor(random() * 30)).catch(() => {})
    // Before the first stored gesture there is nothing that a second visit could restore.
    if (kill === 0) await expect.poll(() => stored).toBeGreaterThanOrEqual(0)
    await page.waitForTimeout(random() * 500)
    const kept = stored
    await crash(page)
    await working
    page = await open()
    const shown = await readHistory(page)
    const replayed = await replayStoredJournal(page, new URL(address).pathname)
    expect(
      replayed && traceOf(replayed.history),
      `${about}: the editor shows the state that the stored journal replays to`,
    ).toBe(traceOf(shown))
    const found = plan.moments.filter(({ trace }) => trace === traceOf(shown)).map(({ gesture }) => gesture)
    const last = Math.max(...found)
    expect(found, `${about}: the restored state is one that the customer has seen`).not.toEqual([])
    expect(last, `${about}: the restored state includes gesture ${kept}, which was stored`).toBeGreaterThanOrEqual(kept)
    if (last < plan.gestures.length - 1) interrupted += 1
    if (!Number.isInteger(last)) midGesture += 1
    history = replayed?.history ?? shown
  }
  await context.close()
  return { interrupted, midGesture, slowest }
}

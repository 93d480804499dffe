import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { seeded } from '../../fixtures/randomDesigns.ts'
import { crash, editorInside, historyInside, prepareInside, replayOnDisk, workInside } from './editorState.ts'
import { planFrom, traceOf } from './editingPlan.ts'

export interface Fate {
  /** Kills that came before the planned work was over. */
  readonly cut: number
  /** Of these, where part of a gesture was kept. */
  readonly inTheMiddle: number
  /** From the end of a gesture until it is on the disk, in milliseconds. */
  readonly slowest: number
}

/** One browser in which somebody edits at an address, and whose tab is killed again and again. */
export async function editAndDie(browser: Browser, address: string, seed: number, kills: number): Promise<Fate> {
  const random = seeded(seed)
  const context = await browser.newContext()
  await prepareInside(context)
  let [safe, slowest, cut, inTheMiddle] = [-1, 0, 0, 0]
  await context.exposeBinding('told', (_, words: string) => {
    const [index, waited] = words.split(' ').map(Number)
    safe = index
    slowest = Math.max(slowest, waited)
  })
  // The document is what is looked at: pixels would only take the time of two hundred restarts.
  await context.route(/\.wasm$|\/fonts\/|\/api\/images/, (route) => route.abort())
  const open = async (): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    await editorInside(page)
    return page
  }

  let page = await open()
  let history = await historyInside(page)
  for (let kill = 0; kill < kills; kill++) {
    const about = `seed ${seed}, kill ${kill}`
    const plan = planFrom(history, random, 12, about)
    safe = -1
    const working = workInside(page, plan.gestures, 4 + Math.floor(random() * 30)).catch(() => {})
    // The first visit has nothing yet that a second could know: its first gesture is let end.
    if (kill === 0) await expect.poll(() => safe).toBeGreaterThanOrEqual(0)
    await page.waitForTimeout(random() * 500)
    const kept = safe
    await crash(page)
    await working
    page = await open()
    const shown = await historyInside(page)
    const replayed = await replayOnDisk(page, new URL(address).pathname)
    expect(replayed && traceOf(replayed.history), `${about}: what is shown is the journal's replay`).toBe(
      traceOf(shown),
    )
    const found = plan.moments.filter(({ trace }) => trace === traceOf(shown)).map(({ gesture }) => gesture)
    const last = Math.max(...found)
    expect(found, `${about}: a state that the customer has seen`).not.toEqual([])
    expect(last, `${about}: not before gesture ${kept}, which had ended`).toBeGreaterThanOrEqual(kept)
    if (last < plan.gestures.length - 1) cut += 1
    if (!Number.isInteger(last)) inTheMiddle += 1
    history = replayed?.history ?? shown
  }
  await context.close()
  return { cut, inTheMiddle, slowest }
}

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Layout shifts of this sum or less are not seen. Google's "good" is 0.1. */
const UNSEEN_SHIFT = 0.005

/** Adds up the layout shifts of each page that is opened from now on, except those that follow an input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources?: readonly { readonly node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node } of entry.sources ?? [])
          seen.moved.push((node as Element | null)?.outerHTML?.slice(0, 120) ?? '')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Waits until the page has loaded everything, and expects that nothing has moved meanwhile. */
export async function expectStill(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; moved: string[] } }).seen)
  expect(seen.shift, `${screen}: ${seen.moved.join('\n')}`).toBeLessThanOrEqual(UNSEEN_SHIFT)
}

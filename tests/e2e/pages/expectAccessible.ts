import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** An animation may begin late, as in a dialog whose code is still loading. */
const STILL_MS = 400

/** Waits for running animations: a dialog that fades in has other colours. Endless animations are not waited for. */
async function waitForAnimations(still: number): Promise<void> {
  const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
  let since = performance.now()
  while (performance.now() - since < still) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document.getAnimations().filter((each) => each.playState === 'running' && ends(each))
    await Promise.allSettled(moving.map(({ finished }) => finished))
    if (moving.length > 0) since = performance.now()
  }
}

/** An open dialog hides what lies behind it; axe would measure its words against the dialog that covers them. */
const BEHIND_A_DIALOG = '[data-aria-hidden="true"]'

/**
 * Expects that axe finds no violation and that the screen does not scroll sideways.
 * @param exempt rules of axe that the screen need not follow
 */
export async function expectAccessible(page: Page, screen: string, exempt: readonly string[] = []): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await page.evaluate(waitForAnimations, STILL_MS)
    const { violations } = await new AxeBuilder({ page })
      // Without the legacy mode axe opens a page for each report, and without `resultTypes` it describes every element that
      // is in order: together two thirds of its time. Frames of the page's own origin are checked in both modes.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .exclude(BEHIND_A_DIALOG)
      .disableRules([...exempt])
      .analyze()
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)}: ${failureSummary}`),
      ),
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'the content is no wider than the screen').toBeLessThanOrEqual(0)
  })
}

export const COMPUTER = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Expects the same of a screen on a computer and on a phone, and leaves it as wide as it was. */
export async function expectAccessibleOnBoth(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  // The screen is first examined at the width that it has.
  const widths = before?.width === PHONE.width ? [PHONE, COMPUTER] : [COMPUTER, PHONE]
  for (const viewport of widths) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, `${screen} at ${viewport.width} px`)
  }
  if (before) await page.setViewportSize(before)
}

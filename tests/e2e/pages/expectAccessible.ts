import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What opens may begin to move a little later, as a dialog whose code comes first. */
const STILL_MS = 400

/** A dialog that is still fading in has colours that nobody reads. What goes round for ever is not waited for. */
async function restOfAnimations(still: number): Promise<void> {
  const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
  let since = performance.now()
  while (performance.now() - since < still) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document.getAnimations().filter((each) => each.playState === 'running' && ends(each))
    await Promise.allSettled(moving.map(({ finished }) => finished))
    if (moving.length > 0) since = performance.now()
  }
}

/** A screen that axe finds nothing to say of, and that fits its width. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await page.evaluate(restOfAnimations, STILL_MS)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'nothing reaches beyond the side of the screen').toBeLessThanOrEqual(0)
  })
}

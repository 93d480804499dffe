import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A dialog that is still fading in has colours that nobody reads. What goes round for ever is not waited for. */
async function restOfAnimations(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const underWay = () =>
    document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  // Looked at for some frames, for what opens may begin to move a little later.
  for (let still = 0; still < 10; still++) {
    await frame()
    const moving = underWay().filter(({ playState }) => playState === 'running')
    if (moving.length > 0) still = 0
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }
}

/** A screen that axe finds nothing to say of, and that fits its width. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await page.evaluate(restOfAnimations)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'nothing reaches beyond the side of the screen').toBeLessThanOrEqual(0)
  })
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A screen that axe finds nothing to say of, and that fits its width. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    // A dialog that is still fading in has colours that nobody reads.
    await page.waitForTimeout(400)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'nothing reaches beyond the side of the screen').toBeLessThanOrEqual(0)
  })
}

import { expect, type Locator, type Page } from '@playwright/test'

const TABS_AT_MOST = 150

/** Presses Tab until the target has the focus, as a customer without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tab = 0; tab < TABS_AT_MOST; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached: ${TABS_AT_MOST} presses of Tab did not focus it`)
}

export async function pressWithKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

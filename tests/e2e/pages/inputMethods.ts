import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PhotoFile } from '../../fixtures/samplePhotos.ts'

/** One way of working the editor: nothing else is used. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>
  /** Puts words into a field, in place of those that are there. */
  readonly write: (field: Locator, words: string) => Promise<void>
}

const TABS_AT_MOST = 120

/** Goes from control to control until the wanted one has the focus, as whoever has no pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tab = 0; tab < TABS_AT_MOST; tab++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by Tab to ${target}`)
}

const overwrite = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(words)
}

export const HANDS = {
  mouse: (page) => ({
    press: (target) => target.click(),
    async write(field, words) {
      await field.click()
      await overwrite(page, words)
    },
  }),
  keyboard: (page) => ({
    async press(target) {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async write(field, words) {
      await tabTo(page, field)
      await overwrite(page, words)
    },
  }),
  touch: (page) => ({
    press: (target) => target.tap(),
    async write(field, words) {
      await field.tap()
      await overwrite(page, words)
    },
  }),
} satisfies Record<string, (page: Page) => Hand>

export type HandName = keyof typeof HANDS

/** Presses what opens the device's file chooser, and chooses a photo there. */
export async function chooseFile(page: Page, hand: Hand, button: Locator, photo: PhotoFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), hand.press(button)])
  await chooser.setFiles({ name: photo.fileName, mimeType: photo.contentType, buffer: Buffer.from(photo.bytes) })
}

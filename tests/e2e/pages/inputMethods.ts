import type { Locator, Page } from '@playwright/test'
import type { PhotoFile } from '../../fixtures/samplePhotos.ts'
import { pressWithKeyboard, tabTo } from './keyboard.ts'

/** One way to operate the editor. A test that uses it uses no other. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>
  /** Replaces the text of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>
}

const overwrite = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

export const INPUT_METHODS = {
  mouse: (page) => ({
    press: (target) => target.click(),
    async write(field, text) {
      await field.click()
      await overwrite(page, text)
    },
  }),
  keyboard: (page) => ({
    press: (target) => pressWithKeyboard(page, target),
    async write(field, text) {
      await tabTo(page, field)
      await overwrite(page, text)
    },
  }),
  touch: (page) => ({
    press: (target) => target.tap(),
    async write(field, text) {
      await field.tap()
      await overwrite(page, text)
    },
  }),
} satisfies Record<string, (page: Page) => InputMethod>

export type InputMethodName = keyof typeof INPUT_METHODS

/** Presses the button that opens the file chooser, and chooses a photo. */
export async function chooseFile(page: Page, input: InputMethod, button: Locator, photo: PhotoFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input.press(button)])
  await chooser.setFiles({ name: photo.fileName, mimeType: photo.contentType, buffer: Buffer.from(photo.bytes) })
}

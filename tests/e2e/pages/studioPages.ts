import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ChosenFile } from './photoFolder.ts'
import { storePhotos } from './photoFolder.ts'
import type { KnownOrder } from './sharedShop.ts'

export const CARD_ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '090-1234-5678' }
export const BOOKLET_ORDER = { orderNumber: 'irodori-10000002', phoneNumber: '080-1111-2222' }

/** Opens the login of a design that was begun without an order. */
export async function askForOrder(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /注文番号を入れる/ })
    .click()
  await page
    .getByRole('dialog', { name: '保存には注文番号が必要です' })
    .getByRole('button', { name: '注文番号を入れる' })
    .click()
}

/** Gives a design that was begun without an order its order by a login, and waits for the editor. */
export async function passVerification(page: Page, order: KnownOrder): Promise<void> {
  await askForOrder(page)
  await logInWithOrder(page, order)
  // Between the login and the order's verification a page is turned without being saved (ODR-57).
  await expect(page.getByRole('banner').getByText(order.orderNumber)).toBeVisible()
  await editorReady(page)
}

/** Logs in with an order in the dialog of the login. */
export async function logInWithOrder(page: Page, order: KnownOrder): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '注文番号でログイン' })
  await dialog.getByRole('textbox', { name: '注文番号' }).fill(order.orderNumber)
  await dialog.getByLabel('電話番号').fill(order.phoneNumber)
  await dialog.getByRole('button', { name: 'ログインする' }).click()
  await expect(dialog).toBeHidden()
}

/** Waits until the canvas shows the exact pixels of the print. */
export async function editorReady(page: Page): Promise<void> {
  await expect(page.getByText('印刷と同じ表示')).toBeVisible({ timeout: 60_000 })
}

export const savedState = (page: Page) => page.getByRole('banner').getByRole('status')

/** Opens an item from the list beside the canvas. */
export async function openItem(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button', { name }).click()
}

export async function closeInspector(page: Page): Promise<void> {
  await page.getByRole('button', { name: '編集を閉じる' }).click()
}

/** Chooses files for the frame that is open in the inspector; further files fill the next empty frames. */
export async function choosePhotos(page: Page, ...files: readonly ChosenFile[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(storePhotos(...files))
}

/** The state of saving after the server has accepted the design. */
const accepted = (page: Page): Locator => savedState(page).filter({ hasText: /保存しました/ })

/** Saves, confirms each question about sample texts, warnings and empty parts, and waits for the result. */
export async function save(page: Page, result: Locator = accepted(page)): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '保存', exact: true }).click()
  await confirmSave(page, result)
}

/** Confirms each question of a save that has begun, and waits for its result. */
export async function confirmSave(page: Page, result: Locator = accepted(page)): Promise<void> {
  const go = page.getByRole('button', { name: /^このまま保存/ })
  while (!(await result.isVisible())) {
    await expect(go.or(result).first()).toBeVisible({ timeout: 60_000 })
    if (await go.first().isVisible()) await go.first().click()
  }
}

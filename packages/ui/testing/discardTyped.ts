import { page, userEvent } from 'vitest/browser'

/** Closes the dialog with the focus, and agrees that what was typed into it is lost. */
export async function discardTyped(): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '破棄して閉じる' }).click()
}

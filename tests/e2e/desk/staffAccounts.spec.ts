import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { DEMO_CLERK } from '@irodori/demo-shop/orders'
import { nextLink } from '../pages/mails.ts'
import { COMPUTER, expectAccessible, PHONE } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'

const TABLET = { width: 820, height: 1180 }
const WIDTHS = [COMPUTER, TABLET, PHONE]

const EMAIL = 'clerk@shop.example'
const PASSWORD = 'asagao-ni-tsurube-2'
const NEXT_PASSWORD = 'hototogisu-no-koe-4'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const password = (page: Page, name = 'パスワード') => page.getByLabel(name, { exact: true })

/** Examines a screen on a computer, a tablet and a phone. */
async function examine(page: Page, screen: string): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, `${screen} at ${viewport.width} px`)
  }
  await page.setViewportSize(COMPUTER)
}

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await password(page).fill(typed)
  await page.keyboard.press('Enter')
}

const ownPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', baseURL: baseURL ?? '' })).newPage()

test('an owner invites a clerk, who joins by the mail, changes the password and sees no page of owners; the log has all of it', async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  await page.setViewportSize(COMPUTER)
  await page.goto('/desk/staff')
  await expect(heading(page, 'デスクにログイン')).toBeVisible()
  await examine(page, 'login')
  await logIn(page, DEMO_CLERK.email, 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  await logIn(page, DEMO_CLERK.email, DEMO_CLERK.password)
  await expect(heading(page, 'スタッフ')).toBeVisible()
  // The session is in no storage and no cookie that a script reads.
  const readable = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  expect(readable).not.toMatch(/irodori\.desk|irodori\.session/)

  await page.getByRole('button', { name: 'スタッフを招待する' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '招待を送る' }).click()
  await expect(dialog.getByLabel('メールアドレス')).toBeFocused()
  await dialog.getByLabel('メールアドレス').fill(DEMO_CLERK.email)
  await dialog.getByRole('button', { name: '招待を送る' }).click()
  await expect(dialog.getByText('すでに登録されています')).toBeVisible()
  await expectAccessible(page, 'invitation of an address that is taken')
  await dialog.getByLabel('メールアドレス').fill(EMAIL)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(EMAIL, { exact: true })).toBeVisible()

  const clerk = await ownPage(browser, baseURL)
  const { pathname, hash } = new URL(await nextLink(shop, EMAIL, new Set()))
  await clerk.goto(`${pathname}${hash}`)
  await expect(heading(clerk, 'デスクへようこそ')).toBeVisible()
  expect(new URL(clerk.url()).hash).toBe('')
  await examine(clerk, 'invitation')
  await clerk.getByLabel('お名前').fill('水野 葵')
  await password(clerk, '新しいパスワード').fill('password1')
  await clerk.keyboard.press('Enter')
  await expect(password(clerk, '新しいパスワード')).toHaveAttribute('aria-invalid', 'true')
  await password(clerk, '新しいパスワード').fill(PASSWORD)
  await clerk.keyboard.press('Enter')
  await expect(heading(clerk, '自分のアカウント')).toBeVisible()
  await expect(clerk.getByText('受注担当')).toBeVisible()
  await examine(clerk, 'own account')
  await expect(clerk.getByRole('link', { name: '操作の記録' })).toBeHidden()
  await clerk.goto('/desk/audit')
  await expect(clerk.getByText('いまの役割では開けません')).toBeVisible()
  await clerk.goto(`${pathname}${hash}`)
  await expect(heading(clerk, 'このリンクは使えません')).toBeVisible()
  await clerk.getByRole('link', { name: 'ログインへ' }).click()
  await clerk.getByRole('button', { name: 'パスワードを変更する' }).click()
  await password(clerk, 'いまのパスワード').fill(PASSWORD)
  await password(clerk, '新しいパスワード').fill(NEXT_PASSWORD)
  await clerk.keyboard.press('Enter')
  await expect(clerk.getByText('パスワードを変更しました。')).toBeVisible()

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: EMAIL })
  await expect(row.getByText('水野 葵')).toBeVisible()
  await examine(page, 'staff')
  await row.getByLabel('水野 葵さんの役割').selectOption({ label: 'デザイナー' })
  await expect(page.getByText('水野 葵さんの役割を変更しました。')).toBeVisible()
  await row.getByRole('button', { name: 'ログアウトさせる' }).click()
  await expect(page.getByText('水野 葵さんをログアウトさせました。')).toBeVisible()
  await clerk.getByRole('button', { name: 'パスワードを変更する' }).click()
  await password(clerk, 'いまのパスワード').fill(NEXT_PASSWORD)
  await password(clerk, '新しいパスワード').fill(PASSWORD)
  await clerk.keyboard.press('Enter')
  await expect(clerk.getByText('ログアウトしました。もう一度ログイン')).toBeVisible()
  await logIn(clerk, EMAIL, NEXT_PASSWORD)
  await expect(clerk.getByText('デザイナー')).toBeVisible()
  await clerk.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await expect(heading(clerk, 'デスクにログイン')).toBeVisible()

  await page.getByRole('link', { name: '操作の記録' }).click()
  await expect(page.getByRole('row').filter({ hasText: '役割を変更' })).toContainText('花田 栞')
  await examine(page, 'audit log')
  const search = page.getByRole('searchbox')
  await search.fill('水野')
  await page.getByLabel('操作', { exact: true }).selectOption({ label: 'パスワードを変更' })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('パスワードを変更')
  await search.fill('そのような記録')
  await page.keyboard.press('Enter')
  await expect(page.getByText('該当する記録はありません')).toBeVisible()

  await page.getByRole('link', { name: 'スタッフ', exact: true }).click()
  await row.getByRole('button', { name: '削除する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: /English/ }).click()
  await expect(heading(page, 'Staff')).toBeVisible()
  await expectAccessible(page, 'staff in English')
})

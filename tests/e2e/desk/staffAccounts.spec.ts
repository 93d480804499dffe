import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { DEMO_CLERK } from '@irodori/demo-shop/orders'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { codeOf } from '../../../packages/api/testing/accounts/authenticatorApp.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startOwnShop } from '../../fixtures/shopServer.ts'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth, PHONE } from '../pages/expectAccessible.ts'
import { nextLink } from '../pages/mails.ts'

const PROFILE = fileURLToPath(new URL('../../../packages/operating/first-profile/profile.json', import.meta.url))
const TABLET = { width: 820, height: 1180 }

const OWNER = { email: 'owner@print.example', userName: '花田 栞', password: 'asagao-ni-tsurube-2' }
const CLERK = { email: 'clerk@print.example', userName: '水野 葵', password: 'hototogisu-no-koe-4' }
const NEXT_PASSWORD = 'furuike-ya-kawazu-6'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startOwnShop(
    [
      ['profile', 'set', PROFILE],
      ['staff', 'invite', OWNER.email, '--role', 'owner'],
    ],
    { CREDENTIALS_KEY: randomBytes(32).toString('base64'), RATE_LIMIT_FACTOR: '100' },
  )
})
test.afterAll(() => shop.dispose())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const password = (page: Page, name = 'パスワード') => page.getByLabel(name, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: CLERK.email })

/** Examines a screen on a tablet, a computer and a phone. */
async function examineWide(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(TABLET)
  await expectAccessible(page, `${screen} at ${TABLET.width} px`)
  await page.setViewportSize(COMPUTER)
  await expectAccessibleOnBoth(page, screen)
}

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await password(page).fill(typed)
  await page.keyboard.press('Enter')
}

/** Opens the link of the next mail to an address. @returns the path of the link */
async function openMailedLink(page: Page, email: string, known: ReadonlySet<string> = new Set()): Promise<string> {
  const link = await nextLink(shop, email, known)
  const { pathname, hash } = new URL(link)
  await page.goto(`${shop.address}${pathname}${hash}`)
  return link
}

async function join(page: Page, { userName, password: chosen }: typeof OWNER): Promise<void> {
  await page.getByLabel('お名前').fill(userName)
  await password(page, '新しいパスワード').fill(chosen)
  await page.keyboard.press('Enter')
  await expect(heading(page, '作業ボード')).toBeVisible()
  await openOwnAccount(page, userName)
}

async function openOwnAccount(page: Page, userName: string): Promise<void> {
  await page.getByRole('link', { name: userName }).click()
  await expect(heading(page, '自分のアカウント')).toBeVisible()
}

test('the first owner joins by the command line and manages a clerk, who may do nothing of owners; the log has all of it', async ({
  page: owner,
  browser,
}) => {
  const clerk = await (await browser.newContext({ viewport: PHONE })).newPage()
  await owner.setViewportSize(COMPUTER)
  let invitation = ''
  let secret = ''

  await test.step('an own shop has no account of the demo shop', async () => {
    await owner.goto(`${shop.address}/desk`)
    await expect(heading(owner, 'デスクにログイン')).toBeVisible()
    await expectAccessibleOnBoth(owner, 'login')
    await logIn(owner, DEMO_CLERK.email, DEMO_CLERK.password)
    await expect(owner.getByRole('alert')).toBeVisible()
    await expectAccessibleOnBoth(owner, 'a refused login')
  })

  await test.step('the owner joins by the mail that a command has sent', async () => {
    await openMailedLink(owner, OWNER.email)
    await expect(heading(owner, 'デスクへようこそ')).toBeVisible()
    // The token is in no address that the browser keeps.
    expect(new URL(owner.url()).hash).toBe('')
    await expectAccessibleOnBoth(owner, 'invitation')
    await owner.getByLabel('お名前').fill(OWNER.userName)
    await password(owner, '新しいパスワード').fill('password1')
    await owner.keyboard.press('Enter')
    await expect(password(owner, '新しいパスワード')).toHaveAttribute('aria-invalid', 'true')
    await join(owner, OWNER)
    await expect(owner.getByText('オーナー', { exact: true })).toBeVisible()
    // The session is in no storage and no cookie that a script reads.
    const readable = await owner.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
    expect(readable).not.toMatch(/irodori\.desk|irodori\.session/)
  })

  await test.step('the owner invites a clerk, and nobody who has an account', async () => {
    await owner.getByRole('link', { name: 'スタッフ', exact: true }).click()
    await button(owner, 'スタッフを招待する').click()
    await button(owner, '招待を送る').click()
    await expect(dialog(owner).getByLabel('メールアドレス')).toBeFocused()
    await dialog(owner).getByLabel('メールアドレス').fill(OWNER.email)
    await button(owner, '招待を送る').click()
    await expect(dialog(owner).getByText('すでに登録されています')).toBeVisible()
    await expectAccessibleOnBoth(owner, 'invitation of an address that is taken')
    await dialog(owner).getByLabel('メールアドレス').fill(CLERK.email)
    await owner.keyboard.press('Enter')
    await expect(dialog(owner)).toBeHidden()
    await expect(row(owner)).toContainText('受注担当')
  })

  await test.step('the clerk joins by the mail, once, and opens no page of owners', async () => {
    invitation = await openMailedLink(clerk, CLERK.email)
    await join(clerk, CLERK)
    await expect(clerk.getByText('受注担当', { exact: true })).toBeVisible()
    await expect(clerk.getByRole('link', { name: '操作の記録' })).toBeHidden()
    await clerk.goto(`${shop.address}/desk/audit`)
    await expect(clerk.getByText('いまの役割では開けません')).toBeVisible()
    await expectAccessibleOnBoth(clerk, 'a page that the role does not open')
    const refused = await clerk.request.get(`${shop.address}/api/desk/audit`, { headers: { 'csrf-token': CSRF_TOKEN } })
    expect(refused.status()).toBe(403)
    const { pathname, hash } = new URL(invitation)
    await clerk.goto(`${shop.address}${pathname}${hash}`)
    await expect(heading(clerk, 'このリンクは使えません')).toBeVisible()
    await expectAccessibleOnBoth(clerk, 'a link that was used')
    await clerk.getByRole('link', { name: 'ログインへ' }).click()
  })

  await test.step('the clerk sets up an authenticator app and changes the password', async () => {
    await clerk.setViewportSize(PHONE)
    await openOwnAccount(clerk, CLERK.userName)
    await button(clerk, '2段階認証を設定する').click()
    await password(clerk, 'いまのパスワード').fill(CLERK.password)
    await clerk.keyboard.press('Enter')
    secret = (await dialog(clerk).locator('code').innerText()).replaceAll(' ', '')
    await dialog(clerk).getByRole('textbox', { name: '認証コード' }).fill(codeOf(secret, new Date()))
    await clerk.keyboard.press('Enter')
    await expect(dialog(clerk).getByRole('listitem')).toHaveCount(10)
    await button(clerk, '閉じる').click()
    await button(clerk, 'パスワードを変更する').click()
    await password(clerk, 'いまのパスワード').fill(CLERK.password)
    await password(clerk, '新しいパスワード').fill(NEXT_PASSWORD)
    await clerk.keyboard.press('Enter')
    await expect(clerk.getByText('パスワードを変更しました。')).toBeVisible()
    await examineWide(clerk, 'own account')
  })

  await test.step('the owner changes the role of the clerk and ends the session, which the clerk is told', async () => {
    await owner.reload()
    await expect(row(owner)).toContainText('2段階認証')
    await examineWide(owner, 'staff')
    await row(owner).getByLabel('水野 葵さんの役割').selectOption({ label: 'デザイナー' })
    await expect(owner.getByText('水野 葵さんの役割を変更しました。')).toBeVisible()
    await button(owner, 'ログアウトさせる').click()
    await expect(owner.getByText('水野 葵さんをログアウトさせました。')).toBeVisible()
    await button(clerk, 'パスワードを変更する').click()
    await password(clerk, 'いまのパスワード').fill(NEXT_PASSWORD)
    await password(clerk, '新しいパスワード').fill(CLERK.password)
    await clerk.keyboard.press('Enter')
    await expect(clerk.getByText('もう一度ログインしてください。')).toBeVisible()
  })

  await test.step('the next login requires the new password and a code of the app', async () => {
    await clerk.setViewportSize(PHONE)
    await logIn(clerk, CLERK.email, NEXT_PASSWORD)
    const code = clerk.getByRole('textbox', { name: '認証コード' })
    await expect(code).toBeFocused()
    await expectAccessibleOnBoth(clerk, 'login with a code')
    await code.fill('aaaa-bbbb-cccc')
    await clerk.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/コードが違うか/)
    // No code is accepted twice; that of the next half minute is accepted already.
    await code.fill(codeOf(secret, new Date(Date.now() + 30_000)))
    await clerk.keyboard.press('Enter')
    await expect(clerk.getByText('デザイナー', { exact: true })).toBeVisible()
    await button(clerk, 'ログアウト').first().click()
    await expect(heading(clerk, 'デスクにログイン')).toBeVisible()
  })

  await test.step('a forgotten password is replaced by the link that the owner sends', async () => {
    await button(owner, '再設定メールを送る').click()
    await expect(owner.getByText(`${CLERK.email}に再設定のメールを送りました。`)).toBeVisible()
    await openMailedLink(clerk, CLERK.email, new Set([invitation]))
    await expect(heading(clerk, 'パスワードの再設定')).toBeVisible()
    await expectAccessibleOnBoth(clerk, 'new password')
    await password(clerk, '新しいパスワード').fill(CLERK.password)
    await clerk.keyboard.press('Enter')
    // The second factor stays, so the login asks for a code.
    await expect(heading(clerk, 'デスクにログイン')).toBeVisible()
  })

  await test.step('the log has each step with its actor, and is searched by words and by the kind of action', async () => {
    await owner.getByRole('link', { name: '操作の記録' }).click()
    const entry = (action: string) => owner.getByRole('row').filter({ hasText: action })
    await expect(entry('役割を変更')).toContainText(OWNER.userName)
    await expect(entry('役割を変更')).toContainText(`${CLERK.email} デザイナー`)
    await expect(entry('スタッフの端末をログアウト')).toContainText(OWNER.userName)
    await expect(entry('staff invite')).toContainText(OWNER.email)
    await expect(entry('2段階認証を設定').first()).toContainText(CLERK.userName)
    await expect(entry('できませんでした').first()).toContainText('入力の誤り')
    await expect(entry('招待またはパスワードの再設定を完了')).toHaveCount(3)
    await examineWide(owner, 'audit log')
    const search = owner.getByRole('searchbox')
    await search.fill('水野')
    await owner.getByLabel('操作', { exact: true }).selectOption({ label: 'パスワードを変更' })
    // The head of the table and the entry.
    await expect(owner.getByRole('row')).toHaveCount(2)
    await search.fill('そのような記録')
    await owner.keyboard.press('Enter')
    await expect(owner.getByText('該当する記録はありません')).toBeVisible()
    await expectAccessibleOnBoth(owner, 'a search without a result')
  })

  await test.step('the owner removes the clerk, and reads the desk in English', async () => {
    await owner.getByRole('link', { name: 'スタッフ', exact: true }).click()
    await button(owner, '削除する').click()
    await expectAccessibleOnBoth(owner, 'the question before a removal')
    await owner.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
    await expect(row(owner)).toBeHidden()
    await owner.getByRole('button', { name: /English/ }).click()
    await expect(heading(owner, 'Staff')).toBeVisible()
    await expectAccessibleOnBoth(owner, 'staff in English')
    await owner.getByRole('link', { name: 'Log', exact: true }).click()
    await expect(owner.getByRole('row').filter({ hasText: 'Removed a member' })).toContainText(CLERK.email)
    await expectAccessibleOnBoth(owner, 'audit log in English')
  })
})

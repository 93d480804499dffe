import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { codeOf } from '../../../packages/api/testing/accounts/authenticatorApp.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { expectAccessible } from '../pages/expectAccessible.ts'

const ACCOUNT = { email: 'haruka@irodori.example', password: 'tokidoki-irodori-7' }

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop({ CREDENTIALS_KEY: randomBytes(32).toString('base64') })
})
test.afterAll(() => shop.dispose())

/** Connects an authenticator of Chromium, which makes and keeps passkeys and confirms each use. */
async function connectAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the owner confirms with finger, face or code. */
    confirm: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: '追加 ' })

async function openLogin(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/mypage`)
  await dialog(page).getByRole('tab', { name: '会員ログイン' }).click()
}

test('SES-43: a passkey is added with the password, logs in without it, and opens nothing once it is removed', async ({
  page,
}) => {
  // Passkeys belong to a host name, not to an address.
  const address = shop.address.replace('127.0.0.1', 'localhost')
  const authenticator = await connectAuthenticator(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('a login with the password', async () => {
    await openLogin(page, address)
    await dialog(page).getByRole('textbox', { name: 'メールアドレス' }).fill(ACCOUNT.email)
    await dialog(page).getByLabel('パスワード', { exact: true }).fill(ACCOUNT.password)
    await dialog(page).getByRole('button', { name: 'ログインする', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('a wrong password makes no passkey; the right one does', async () => {
    await page.goto(`${address}/account`)
    await page.getByRole('button', { name: 'パスキーを追加する' }).click()
    const field = dialog(page).getByLabel('いまのパスワード', { exact: true })
    await field.fill('違うパスワード')
    await dialog(page).getByRole('button', { name: '次へ' }).click()
    await expect(field).toHaveAccessibleDescription(/違います/)
    await expectAccessible(page, 'adding a passkey')
    await field.fill(ACCOUNT.password)
    await dialog(page).getByRole('button', { name: '次へ' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(row(page)).toContainText('Linux · Chrome')
    await expectAccessible(page, 'the passkeys of an account')
  })

  await test.step('the authenticator refuses to make a second one for the same account', async () => {
    await page.getByRole('button', { name: 'パスキーを追加する' }).click()
    await dialog(page).getByLabel('いまのパスワード', { exact: true }).fill(ACCOUNT.password)
    await dialog(page).getByRole('button', { name: '次へ' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText('この端末のパスキーは、すでに追加されています。')
    await dialog(page).getByRole('button', { name: '閉じる' }).click()
    await dialog(page).getByRole('button', { name: '破棄して閉じる' }).click()
    await expect(dialog(page)).toBeHidden()
  })

  const logOut = () =>
    page.evaluate(() => {
      localStorage.removeItem('irodori.session')
    })

  await test.step('a login that is not confirmed is refused, a confirmed one is accepted', async () => {
    await logOut()
    await openLogin(page, address)
    await authenticator.confirm(false)
    await dialog(page).getByRole('button', { name: 'パスキーでログインする' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText('パスキーの確認を取りやめました。')
    await authenticator.confirm(true)
    await dialog(page).getByRole('button', { name: 'パスキーでログインする' }).click()
    await expect(dialog(page)).toBeHidden()
    await page.goto(`${address}/account`)
    await expect(row(page)).toContainText('最終利用')
  })

  await test.step('a removed passkey is refused', async () => {
    await row(page).getByRole('button', { name: '削除する' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
    await expect(row(page)).toHaveCount(0)
    await logOut()
    await openLogin(page, address)
    await dialog(page).getByRole('button', { name: 'パスキーでログインする' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('パスキーを確認できませんでした。')
  })
})

test('SES-44: a login requires the codes of an authenticator app until they are given up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const code = dialog(page).getByRole('textbox', { name: '認証コード' })
  let secret = ''
  let recoveryCode = ''

  const logIn = async () => {
    await openLogin(page, shop.address)
    await dialog(page).getByRole('textbox', { name: 'メールアドレス' }).fill(ACCOUNT.email)
    await dialog(page).getByLabel('パスワード', { exact: true }).fill(ACCOUNT.password)
    await dialog(page).getByRole('button', { name: 'ログインする', exact: true }).click()
  }

  await test.step('the codes are set up', async () => {
    await logIn()
    await expect(dialog(page)).toBeHidden()
    await page.goto(`${shop.address}/account`)
    await page.getByRole('button', { name: '2段階認証を設定する' }).click()
    await dialog(page).getByLabel('いまのパスワード', { exact: true }).fill(ACCOUNT.password)
    await dialog(page).getByRole('button', { name: '次へ' }).click()
    await expect(dialog(page).getByRole('img')).toBeVisible()
    await expectAccessible(page, 'the QR code for an authenticator app')
    secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '')
    await code.fill(codeOf(secret, new Date()))
    await dialog(page).getByRole('button', { name: '設定する' }).click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
    recoveryCode = await dialog(page).getByRole('listitem').first().innerText()
    await expectAccessible(page, 'the recovery codes')
    await dialog(page).getByRole('button', { name: '閉じる' }).click()
  })

  await test.step('the password alone and a wrong code are refused; the code of the app is accepted', async () => {
    await page.evaluate(() => localStorage.removeItem('irodori.session'))
    await logIn()
    await expect(code).toBeFocused()
    await expectAccessible(page, 'the login with a code')
    await code.fill('aaaa-bbbb-cccc')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(/コードが違うか/)
    // No code is accepted twice; that of the next half minute is accepted already.
    await code.fill(codeOf(secret, new Date(Date.now() + 30_000)))
    await code.press('Enter')
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('the codes are given up', async () => {
    await page.goto(`${shop.address}/account`)
    await page.getByRole('button', { name: '2段階認証を解除する' }).click()
    await dialog(page).getByLabel('いまのパスワード', { exact: true }).fill(ACCOUNT.password)
    await code.fill(recoveryCode)
    await dialog(page).getByRole('button', { name: '2段階認証を解除する' }).click()
    await expect(page.getByRole('button', { name: '2段階認証を設定する' })).toBeVisible()
  })
})

import { HOUR_MS } from '@irodori/contract/durations'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { expectAccessible } from '../pages/expectAccessible.ts'
import { nextLink } from '../pages/mails.ts'
import { CARD_ORDER } from '../pages/studioPages.ts'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

const EMAIL = 'hanako.sato@example.jp'
const FIRST = 'haru-no-umi-hinemosu'
const SECOND_PASSWORD = 'natsukusa-ya-tsuwamono'
const THIRD = 'furuike-ya-kawazu'

const box = (page: Page) => page.getByRole('dialog')
const menu = (page: Page) => page.getByRole('button', { name: /アカウントのメニュー/ })
const openMenu = async (page: Page) => {
  await menu(page).click()
  await expect(page.getByRole('menuitem', { name: 'ログアウト' })).toBeVisible()
}
const logOut = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  await expect(menu(page)).toBeHidden()
}
const password = (page: Page, name = 'パスワード') => page.getByLabel(name, { exact: true })

async function logInUser(page: Page, typed: string): Promise<void> {
  await box(page).getByLabel('メールアドレス').fill(EMAIL)
  await box(page).getByLabel('パスワード', { exact: true }).fill(typed)
  await box(page).getByRole('button', { name: 'ログインする', exact: true }).click()
}

async function logInGuest(page: Page, orderNumber: string, phoneNumber: string): Promise<void> {
  await box(page).getByRole('textbox', { name: '注文番号' }).fill(orderNumber)
  await box(page).getByLabel('電話番号').fill(phoneNumber)
  await box(page).getByRole('button', { name: 'ログインする' }).click()
}

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('irodori.session'), /irodori\.role=\w+/.exec(document.cookie)?.[0] ?? null])

/** The link of the next mail, with the origin of this test's shop. */
const seen = new Set<string>()
async function followNextMail(page: Page): Promise<void> {
  const link = await nextLink(shop, EMAIL, seen)
  seen.add(link)
  const { pathname, search } = new URL(link)
  await page.goto(`${shop.address}${pathname}${search}`)
}

/** The headers of a call with the token that scripts of the page can read. */
const sessionHeaders = (page: Page) =>
  page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('irodori.session') ?? '{}') as { token: string }
    return { 'Csrf-Token': 'nocheck', Authorization: token }
  })

test('an account is registered and confirmed, changes its password and its address, recovers a forgotten password, and is deleted', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await test.step('SES-2: a parameter of the home address opens the registration', async () => {
    await page.goto(`${shop.address}/home?login=register`)
    await expect(box(page)).toContainText('新しく会員登録')
    await expect(page).toHaveURL(`${shop.address}/home`)
    await expectAccessible(page, 'registration')
  })

  await test.step('SES-13: a form with a wrong field is not sent; the first wrong field gets the focus', async () => {
    await box(page).getByLabel('お名前').fill('佐藤花子')
    await password(page).fill('haru')
    await expect(box(page)).toContainText('あと4文字必要です')
    await box(page).getByRole('button', { name: '確認メールを送る' }).click()
    await expect(box(page).getByLabel('メールアドレス')).toBeFocused()
    await expect(box(page)).toContainText('メールアドレスをご入力ください')
  })

  await test.step('SES-17: a password can be shown, and password managers know each field', async () => {
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
    await expect(box(page).getByLabel('メールアドレス')).toHaveAttribute('autocomplete', 'username')
    await box(page).getByRole('button', { name: 'パスワードを表示する' }).first().click()
    await expect(password(page)).toHaveAttribute('type', 'text')
  })

  await test.step('SES-19: the dialog names the address that the mail was sent to', async () => {
    await box(page).getByLabel('メールアドレス').fill(EMAIL)
    await password(page).fill(FIRST)
    await password(page, 'パスワード（確認）').fill(FIRST)
    await box(page).getByRole('button', { name: '確認メールを送る' }).click()
    await expect(page.getByRole('dialog', { name: '確認メールをお送りしました' })).toContainText(EMAIL)
    await expectAccessible(page, 'check your mail')
  })

  await test.step('SES-18: a login with the correct password says that the account is not confirmed yet', async () => {
    await page.goto(`${shop.address}/home?login=user`)
    await logInUser(page, SECOND_PASSWORD)
    await expect(box(page)).toContainText('メールアドレスまたはパスワードをお確かめください')
    await logInUser(page, FIRST)
    await expect(box(page)).toContainText('登録がまだ終わっていません')
  })

  await test.step('SES-32: the link of the mail activates the account once and asks for the login', async () => {
    await followNextMail(page)
    await expect(page.getByRole('heading', { name: '会員登録が完了しました' })).toBeVisible()
    await expectAccessible(page, 'account opened')
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(box(page).getByLabel('メールアドレス')).toHaveValue(EMAIL)
    await logInUser(page, FIRST)
    await expect(page).toHaveURL(`${shop.address}/mypage`)
    const [session, cookies] = await stored(page)
    expect([session?.includes('佐藤花子'), cookies]).toEqual([true, 'irodori.role=USER'])
    await page.goto(`${shop.address}/account/verify?email=${EMAIL}&token=spent`)
    await expect(page).toHaveURL(`${shop.address}/404`)
  })

  await test.step('SES-31, SES-34: the menu leads to the change of password; both entries of the new one must be equal', async () => {
    await openMenu(page)
    await expect(page.getByRole('menu')).toContainText('佐藤花子')
    await expectAccessible(page, 'account menu')
    await page.getByRole('menuitem', { name: 'パスワードの変更' }).click()
    await password(page, 'いまのパスワード').fill(SECOND_PASSWORD)
    await password(page, '新しいパスワード').fill(SECOND_PASSWORD)
    await password(page, '新しいパスワード（確認）').fill(THIRD)
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    await expect(page.getByText('上の入力と一致していません')).toBeVisible()
    await expectAccessible(page, 'change of the password')
    await password(page, '新しいパスワード（確認）').fill(THIRD)
    await password(page, '新しいパスワード').fill(THIRD)
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    await expect(page.getByText('パスワードが違います')).toBeVisible()
    await expect(password(page, 'いまのパスワード')).toBeFocused()
    await password(page, 'いまのパスワード').fill(FIRST)
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    await expect(page.getByText('パスワードを変更しました')).toBeVisible()
  })

  await test.step('SES-38: an order is joined to the account by its phone number and appears on my page', async () => {
    await page.goto(`${shop.address}/account`)
    await expect(page.getByText(EMAIL)).toBeVisible()
    await page.getByText('ほかのご注文を追加する').click()
    await page.getByRole('textbox', { name: '注文番号' }).fill(CARD_ORDER.orderNumber)
    await page.getByLabel('電話番号').fill(CARD_ORDER.phoneNumber)
    await page.getByRole('button', { name: 'このご注文を追加する' }).click()
    await expect(page.getByText(`ご注文 ${CARD_ORDER.orderNumber} を追加しました`)).toBeVisible()
    await expectAccessible(page, 'account settings')
    await page.getByRole('link', { name: 'ご注文を見る' }).click()
    await expect(page.getByRole('main')).toContainText(CARD_ORDER.orderNumber)
  })

  await test.step('SES-28, SES-30: logging out deletes token and cookie in every tab and leaves protected pages', async () => {
    const other = await page.context().newPage()
    await other.goto(`${shop.address}/home`)
    await expect(menu(other)).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL(`${shop.address}/home`)
    expect(await stored(page)).toEqual([null, null])
    await expect(menu(other)).toBeHidden()
    await other.close()
  })

  await test.step('SES-35, SES-36: the link of a mail lets the customer set a new password', async () => {
    await page.goto(`${shop.address}/forgot-password`)
    await page.getByLabel('メールアドレス').fill(EMAIL)
    await page.getByRole('button', { name: 'メールを送る' }).click()
    await expect(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible()
    await followNextMail(page)
    await expect(page).toHaveURL(/\/account\/change-password\?/)
    await expectAccessible(page, 'new password')
    await password(page, '新しいパスワード').fill(SECOND_PASSWORD)
    await password(page, '新しいパスワード（確認）').fill(SECOND_PASSWORD)
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    await page.getByRole('button', { name: 'ログインする' }).click()
    await logInUser(page, SECOND_PASSWORD)
    await expect(page).toHaveURL(`${shop.address}/mypage`)
  })

  await test.step('SES-41: the token of the session, taken from the storage, opens nothing outside of this browser', async () => {
    const headers = await sessionHeaders(page)
    const statusHere = () =>
      page.evaluate(async (sent) => (await fetch('/api/user', { headers: sent })).status, headers)
    expect(await statusHere()).toBe(200)
    expect((await fetch(`${shop.address}/api/user`, { headers })).status).toBe(401)
    expect(await page.evaluate(() => document.cookie)).not.toContain('irodori.device')
  })

  await test.step('SES-7: an expired session asks for the login and then continues the interrupted action', async () => {
    await page.goto(`${shop.address}/account/change-email`)
    await expect(page.getByText(`いまのアドレスは ${EMAIL}`)).toBeVisible()
    await page.getByLabel('新しいメールアドレス', { exact: true }).fill('hanako@mail.example.jp')
    await page.getByLabel('新しいメールアドレス（確認）').fill('hanako@mail.example.jp')
    await password(page).fill(SECOND_PASSWORD)
    await page.evaluate(
      (headers) => fetch('/api/authentication/user', { method: 'DELETE', headers }),
      await sessionHeaders(page),
    )
    await page.getByRole('button', { name: '確認メールを送る' }).click()
    await expect(page.getByRole('dialog', { name: 'ログイン方法をお選びください' })).toBeVisible()
    await expectAccessible(page, 'choice of methods')
    await box(page)
      .getByRole('button', { name: /会員ログイン/ })
      .click()
    await logInUser(page, SECOND_PASSWORD)
    await expect(page.getByText('hanako@mail.example.jp', { exact: true })).toBeVisible()
  })

  await test.step('SES-33: the account is deleted after a confirmation and by the link of a mail', async () => {
    await page.goto(`${shop.address}/account`)
    await page.getByRole('button', { name: '退会の手続きへ' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '確認メールを送る' }).click()
    await expect(page.getByText('1時間以内にリンクを開くと、退会の手続きが完了します')).toBeVisible()
    await followNextMail(page)
    await expect(page.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })
})

test('on a phone, a guest enters wrong and correct numbers and a number of a marketplace, is warned when idle, and is logged out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await test.step('SES-1, SES-3: my page opens the login dialog with a tab for each method', async () => {
    await page.goto(`${shop.address}/mypage`)
    await expect(box(page).getByRole('tab', { selected: true })).toHaveText('注文番号')
    await expect(box(page).getByRole('tab')).toHaveText(['注文番号', '会員ログイン', '会員登録'])
    await box(page).getByRole('button', { name: 'ログイン方法の選択へ' }).click()
    await box(page)
      .getByRole('button', { name: /注文番号でログイン/ })
      .click()
    await expect(box(page).getByRole('textbox', { name: '注文番号' })).toBeFocused()
  })
  await test.step('SES-11: wrong numbers are reported in the form', async () => {
    await logInGuest(page, 'b10000001', '09099999999')
    await expect(box(page).getByRole('alert')).toContainText('注文番号か電話番号が、ご注文の内容と合いません')
    await expect(box(page).getByRole('textbox', { name: '注文番号' })).toHaveValue('irodori-10000001')
  })
  await test.step('SES-16: the Enter that ends a composition does not send the form', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/authentication/guest')) asked += 1
    })
    const send = (name: string) =>
      box(page)
        .locator('form')
        .evaluate((form: HTMLFormElement, event) => {
          form.dispatchEvent(new CompositionEvent(event, { bubbles: true }))
          form.requestSubmit()
        }, name)
    await send('compositionstart')
    await page.waitForTimeout(300)
    expect(asked).toBe(0)
    await send('compositionend')
    await expect.poll(() => asked).toBe(1)
  })
  await test.step('correct numbers log the guest in; a guest cannot open the account pages', async () => {
    await logInGuest(page, CARD_ORDER.orderNumber, CARD_ORDER.phoneNumber)
    await expect(page.getByRole('main')).toContainText(CARD_ORDER.orderNumber)
    expect((await stored(page))[1]).toBe('irodori.role=GUEST')
    await openMenu(page)
    await expect(page.getByRole('menu')).toContainText(CARD_ORDER.orderNumber)
    await page.keyboard.press('Escape')
    await page.goto(`${shop.address}/account/change-password`)
    await expect(page, 'SES-34').toHaveURL(`${shop.address}/home`)
  })
  await test.step('SES-25: two minutes before the time-out a notice offers to stay logged in', async () => {
    await page.goto(`${shop.address}/mypage`)
    await expect(menu(page)).toBeVisible()
    // The code that watches the time is loaded after the page.
    await page.waitForLoadState('networkidle')
    const note = page.getByRole('region', { name: 'ログインの時間切れ' })
    await page.clock.fastForward(HOUR_MS - 119_000)
    await expect(note).toBeVisible()
    await expectAccessible(page, 'time-out notice')
    // The press already extends the session, and the note may be gone before the click ends: Playwright would try again.
    await note.getByRole('button', { name: 'ログインを続ける' }).click({ force: true })
    await expect(note).toBeHidden()
    await page.clock.fastForward(HOUR_MS - 119_000)
    await expect(note).toBeVisible()
  })
  await test.step('SES-29: after the time-out /home replaces my page and gives the reason', async () => {
    await page.clock.fastForward(120_000)
    await expect(page).toHaveURL(`${shop.address}/home`)
    await expect(page.getByText('ログインの有効時間が切れました')).toBeVisible()
    expect(await stored(page)).toEqual([null, null])
  })
  await test.step('SES-37: the phone number has to be entered again', async () => {
    await page.goto(`${shop.address}/mypage`)
    await expect(box(page).getByLabel('電話番号')).toHaveValue('')
  })
})

test('SES-5, SES-29: the editor opens the login dialog without a session and after a time-out', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card?order=${CARD_ORDER.orderNumber}`)
  await expect(box(page).getByRole('button', { name: '会員ログイン' })).toBeVisible()
  await box(page).getByRole('button', { name: '注文番号でログイン' }).click()
  await logInGuest(page, CARD_ORDER.orderNumber, CARD_ORDER.phoneNumber)
  await expect(box(page)).toBeHidden()
  await expect(menu(page)).toBeVisible()
  await page.clock.fastForward(HOUR_MS + 1000)
  await expect(page.getByRole('dialog', { name: '注文番号でログイン' })).toBeVisible()
  await expect(box(page).getByRole('textbox', { name: '注文番号' })).toHaveValue(CARD_ORDER.orderNumber)
  await logInGuest(page, CARD_ORDER.orderNumber, CARD_ORDER.phoneNumber)
  await expect(box(page)).toBeHidden()
  await expect(page.getByRole('application')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible } from './pages/expectAccessible.ts'
import { logInGuest } from './pages/logInGuest.ts'
import { test } from './pages/sharedShop.ts'
import {
  BOOKLET_ORDER,
  CARD_ORDER,
  closeInspector,
  editorReady,
  openItem,
  passVerification,
  save,
  savedState,
} from './pages/studioPages.ts'

const NEW_CARD = '/design/new/card-hanaikada-front/false/greeting-card'
const DESIGN_NOTICE = '文字やお顔は、紙の端から6ミリ以上内側に置いていただくと安心です。'

async function check(page: Page, orderNumber: string, phoneNumber: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'ご注文の確認' })
  await dialog.getByLabel('注文番号').fill(orderNumber)
  await dialog.getByLabel('電話番号').fill(phoneNumber)
  await dialog.getByRole('button', { name: '注文を確認して作りはじめる' }).click()
}

/** Expects the dialog that refuses an order, and returns to the form. */
async function expectRefusal(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: title })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '番号を入れ直す' }).click()
}

/** Ends the session on the server; the browser still holds its token. */
const loseSession = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('irodori.session') ?? '{}')
    await fetch('/api/authentication/user', {
      method: 'DELETE',
      headers: { 'Csrf-Token': 'nocheck', Authorization: token },
    })
  })

test('ODR-1, ODR-5, ODR-21, ODR-29, ODR-30, ODR-31, ODR-44: an order is checked, refused or accepted; leaving unsaved work asks first; a save with an expired session is repeated after the login; the saved result is shown', async ({
  page,
  shop,
}) => {
  // The address names an order that the session has not, so the form asks for it.
  await logInGuest(page, shop.address, BOOKLET_ORDER)
  await page.goto(`${NEW_CARD}?order=${CARD_ORDER.orderNumber}`)

  await test.step('orders are checked, and some are refused', async () => {
    await check(page, 'b10000001', '090-0000-0000')
    await expect(page.getByText('注文番号か電話番号が、ご注文の内容と合いません。')).toBeVisible()
    await check(page, '20000026', '090-1234-5678')
    await expect(page.getByText('15分ほど待ってから')).toBeVisible()
    await expectRefusal(page, '注文の確認中です')
    await check(page, '400000-20261101-0000000012', '090-1234-5678')
    await expectRefusal(page, '楽天市場に接続できません')
    await check(page, '400000-20261101-0000000021', '090-1234-5678')
    await expect(page.getByRole('link', { name: 'キャンセルの手続きへ' })).toHaveAttribute('href', /order\/cancel/)
    await expectRefusal(page, 'ご注文のし直しをお願いします')
    await check(page, 'b10000008', '090-0000-1108')
    await expect(page.getByRole('link', { name: 'マイページへ' }).last()).toHaveAttribute('href', '/mypage')
    await expectAccessible(page, 'an order in production')
    await expectRefusal(page, 'すでに製作に入っています')
  })

  await test.step('a product that was not ordered: continue anyway or return to the list', async () => {
    await page.goto('/design/new/clock-hokuo/false/wall-clock')
    const wrong = page.getByRole('alertdialog', { name: 'ご注文の商品と異なります' })
    await expect(wrong.getByRole('button', { name: /^それでも.*に作る$/ })).toBeVisible()
    await wrong.getByRole('button', { name: '商品一覧へ戻る' }).click()
    await expect(page).toHaveURL(/\/home\?order=irodori-10000002$/)
    await page.evaluate(() => localStorage.clear())
    await page.goto(NEW_CARD)
    await passVerification(page, CARD_ORDER)
  })

  await test.step('a reload does not ask for the order again, and the notice of the editor can be hidden', async () => {
    await page.reload()
    await editorReady(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    const notice = page.getByText(DESIGN_NOTICE)
    await expect(notice).toBeVisible()
    await page.getByRole('region', { name: 'お店からのお知らせ' }).getByRole('button', { name: '閉じる' }).click()
    await expect(notice).toBeHidden()
  })

  await test.step('leaving by a link or the back button asks for a confirmation', async () => {
    await openItem(page, /ありがとう/)
    await page.getByRole('textbox', { name: '文字' }).fill('おめでとう')
    await closeInspector(page)
    const question = page.getByRole('alertdialog', { name: '保存していない変更があります' })
    await page.getByRole('link', { name: '商品へもどる' }).click()
    await question.getByRole('button', { name: '編集を続ける' }).click()
    await page.goBack()
    await question.getByRole('button', { name: '編集を続ける' }).click()
    await expect(page).toHaveURL(`${NEW_CARD}?order=${CARD_ORDER.orderNumber}`)
  })

  await test.step('closing the tab shows the browser’s confirmation', async () => {
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(page.getByRole('application')).toBeVisible()
  })

  await test.step('a save with an expired session asks for the login and is repeated', async () => {
    await loseSession(page)
    const byOrder = page.getByRole('button', { name: /注文番号でログイン/ })
    await save(page, byOrder)
    await byOrder.click()
    const login = page.getByRole('dialog')
    await login.getByRole('textbox', { name: '注文番号' }).fill(CARD_ORDER.orderNumber)
    await login.getByRole('textbox', { name: '電話番号' }).fill(CARD_ORDER.phoneNumber)
    await login.getByRole('button', { name: 'ログインする' }).click()
    await expect(savedState(page)).toHaveText(/保存しました/, { timeout: 60_000 })
  })

  await test.step('the saved result is shown as it will be printed', async () => {
    await page.getByRole('link', { name: '最終確認へ' }).click()
    await expect(page).toHaveURL(/\/design\/confirm\?order=irodori-10000001/)
    await expect(page.getByText('印刷されるのは、この絵のとおりです')).toBeVisible()
    const front = page.getByRole('region', { name: '表' })
    await expect(front.getByRole('list', { name: '表のことば' }).getByText('おめでとう')).toBeVisible()
    await expect(front.getByText('写真が入っていません')).toBeVisible()
    await expect(front.getByRole('button', { name: '表の印刷の絵' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('印刷データの一致を確認しました')).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page, 'the confirmation')
    const confirmation = page.url()
    await page.evaluate(() => localStorage.removeItem('irodori.session'))
    await page.goto(confirmation)
    await expect(page).toHaveURL(/\/home/)
  })
})

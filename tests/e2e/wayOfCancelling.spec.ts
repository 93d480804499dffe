import { expect, test } from '@playwright/test'
import { callShop } from '../fixtures/shopCaller.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { CARD_ORDER } from './pages/studioPages.ts'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

const PHONE = { width: 390, height: 844 }
/** An order of the sandbox that speaks as a Yahoo kind of shop does. */
const YAHOO_ORDER = { orderNumber: '20000001', phoneNumber: '09012345678', email: 'customer-5678@irodori.example' }

test('CNC-1 to CNC-5: an order is cancelled once by whoever knows its digits, and then cannot be again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${shop.address}/order/cancel?orderNumber=${CARD_ORDER.orderNumber}&reason=3`)
  const next = page.getByRole('button', { name: '確認へ進む' })
  await next.click()
  await expect(page.getByLabel('電話番号の下4桁')).toBeFocused()
  await expectAccessible(page, 'the form')

  await page.getByLabel('電話番号の下4桁').fill('0000')
  await next.click()
  await expect(page.getByRole('alert')).toContainText('電話番号下４桁が正しいものではございません')
  await page.getByLabel('電話番号の下4桁').fill('５６７８')
  await next.click()
  const question = page.getByRole('alertdialog', { name: 'ご注文をキャンセルしますか' })
  await expect(question).toContainText('商品が不要になったため')
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'キャンセルしない' }).click()
  await expect(page.getByLabel('電話番号の下4桁')).toHaveValue('5678')
  await next.click()
  await question.getByRole('button', { name: '注文をキャンセルする' }).click()
  await page.getByRole('button', { name: 'トップページへ' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto(`${shop.address}/order/cancel?orderNumber=${CARD_ORDER.orderNumber}&reason=3`)
  await page.getByLabel('電話番号の下4桁').fill('5678')
  await next.click()
  await expect(page.getByRole('alertdialog', { name: 'キャンセルできません' })).toBeVisible()
})

test('GDE-1, GDE-4: the mail about logging in is found by address and phone number; back keeps what was typed', async ({
  page,
}) => {
  const { email, phoneNumber, orderNumber } = YAHOO_ORDER
  // An order of an outside shop is known here from its customer's first login.
  await callShop(shop.address, orderNumber, phoneNumber)
  await page.goto(`${shop.address}/guide-email`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('電話番号').fill(phoneNumber)
  await page.getByRole('button', { name: '注文をさがす' }).click()
  await page.getByRole('button', { name: '案内を見る' }).click()
  await expect(page.getByRole('article')).toContainText(orderNumber)
  await page.getByRole('button', { name: 'ご注文の一覧に戻る' }).click()
  await expect(page.getByRole('list', { name: 'ご注文の一覧' })).toContainText(orderNumber)
  await expectAccessible(page, 'the list')
  await page.getByRole('button', { name: '入力に戻る' }).click()
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email)
})

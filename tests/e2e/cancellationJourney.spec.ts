import { expect } from '@playwright/test'
import { callShop } from '../fixtures/shopCaller.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'

const PHONE = { width: 390, height: 844 }
/** An order of the sandbox that answers as Yahoo does. */
const YAHOO_ORDER = { orderNumber: '20000001', phoneNumber: '09012345678', email: 'customer-5678@irodori.example' }
const COLOR_ME_ORDER = { orderNumber: '300000001', phoneNumber: '09012345678' }

test('CNC-1 to CNC-5: a customer who knows the last digits cancels an order; a second cancellation is refused', async ({
  page,
  order,
}) => {
  const address = `/order/cancel?orderNumber=${order.orderNumber}&reason=3`
  await page.setViewportSize(PHONE)
  await page.goto(address)
  const next = page.getByRole('button', { name: '確認へ進む' })
  await next.click()
  await expect(page.getByLabel('電話番号の下4桁')).toBeFocused()
  await expectAccessible(page, 'the form')

  await page.getByLabel('電話番号の下4桁').fill('0000')
  await next.click()
  await expect(page.getByRole('alert')).toContainText('電話番号下４桁が正しいものではございません')
  await page.getByLabel('電話番号の下4桁').fill('６６６６')
  await next.click()
  const question = page.getByRole('alertdialog', { name: 'ご注文をキャンセルしますか' })
  await expect(question).toContainText('商品が不要になったため')
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'キャンセルしない' }).click()
  await expect(page.getByLabel('電話番号の下4桁')).toHaveValue('6666')
  await next.click()
  await question.getByRole('button', { name: '注文をキャンセルする' }).click()
  await page.getByRole('button', { name: 'トップページへ' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto(address)
  await page.getByLabel('電話番号の下4桁').fill('6666')
  await next.click()
  await expect(page.getByRole('alertdialog', { name: 'キャンセルできません' })).toBeVisible()
})

test('CNC-7, CNC-8: an order is cancelled before production and in no other status, on a computer', async ({
  page,
  shop,
}) => {
  const number = (last: number) => `irodori-${10_000_000 + last}`
  const verify = async (last: number) => {
    await page.goto(`/order/cancel?orderNumber=${number(last)}&reason=0`)
    await page.getByLabel('電話番号の下4桁').fill(String(1100 + last))
    await page.getByRole('button', { name: '確認へ進む' }).click()
  }
  // Cancelled, shipped, waiting for production, production pending, in production, held, committed, released.
  for (const last of [3, 4, 6, 7, 8, 9, 11, 12]) {
    await test.step(`${number(last)} is refused`, async () => {
      await verify(last)
      const refusal = page.getByRole('alertdialog', { name: 'キャンセルできません' })
      await expect(refusal).toBeVisible()
      if (last === 3) await expectAccessible(page, 'the refusal')
      await refusal.getByRole('button', { name: 'マイページへ' }).click()
      await expect(page).toHaveURL(/\/mypage$/)
    })
  }
  await test.step('the screen says beside the confirmation what cannot be cancelled here', async () => {
    const { orderNumber, phoneNumber } = COLOR_ME_ORDER
    await callShop(shop.address, orderNumber, phoneNumber)
    await page.goto(`/order/cancel?orderNumber=${orderNumber}&reason=0`)
    await page.getByLabel('電話番号の下4桁').fill(phoneNumber.slice(-4))
    await page.getByRole('button', { name: '確認へ進む' }).click()
    const question = page.getByRole('alertdialog', { name: 'ご注文をキャンセルしますか' })
    await expect(question).toContainText('コンビニ決済')
    await expect(question).toContainText('デビットカード')
    await question.getByRole('button', { name: 'キャンセルしない' }).click()
  })
  // A draft, and an order that has to be placed again.
  for (const last of [5, 10]) {
    await test.step(`${number(last)} is cancelled`, async () => {
      await verify(last)
      await page.getByRole('alertdialog').getByRole('button', { name: '注文をキャンセルする' }).click()
      await expect(page.getByRole('alertdialog', { name: 'キャンセルしました' })).toContainText(number(last))
      await page.getByRole('button', { name: 'トップページへ' }).click()
      await expect(page).toHaveURL(/\/home$/)
    })
  }
})

test('GDE-1, GDE-4: the mail with login instructions is requested by address and phone number; going back keeps the input', async ({
  page,
  shop,
}) => {
  const { email, phoneNumber, orderNumber } = YAHOO_ORDER
  // A marketplace order is fetched at its customer's first login.
  await callShop(shop.address, orderNumber, phoneNumber)
  await page.goto('/guide-email')
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

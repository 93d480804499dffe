import { expect, test } from '@playwright/test'
import { waitForRenders } from '../fixtures/designPiece.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { designCardBack, HALF_DESIGNED_ORDER } from './pages/designCardBack.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { pressWithKeyboard, tabTo } from './pages/keyboard.ts'
import { logInGuest } from './pages/logInGuest.ts'

let shop: ShopServer
test.beforeAll(async () => {
  // Without a waiting period, so that the test reaches production.
  process.env.WAITING_MINUTES = '0'
  shop = await startShop()
  delete process.env.WAITING_MINUTES
})
test.afterAll(() => shop.dispose())

test('RVW-5, RVW-13, PCK-8, PCK-15, PCK-17: with the keyboard alone an order goes from my page into production, on a computer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const guest = await callShop(shop.address, HALF_DESIGNED_ORDER.orderNumber, HALF_DESIGNED_ORDER.phoneNumber)
  await designCardBack(guest)
  await waitForRenders(guest)
  await logInGuest(page, shop.address, HALF_DESIGNED_ORDER)
  await page.goto(`${shop.address}/mypage`)

  await test.step('the review opens from my page and asks for a confirmation', async () => {
    await pressWithKeyboard(page, page.getByRole('link', { name: 'ご注文の確認へ進む' }))
    await expect(page).toHaveURL(/\/confirm$/)
    const front = page.getByRole('button', { name: '表を大きく見る' })
    await pressWithKeyboard(page, front)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(front).toBeFocused()
    await pressWithKeyboard(
      page,
      page.getByRole('button', { name: 'デザインを確定してお届け日・ラッピングの選択へ進む' }),
    )
    const question = page.getByRole('alertdialog', { name: 'お届け先をご確認ください' })
    // The safe answer has the focus, so an accidental Enter changes nothing.
    await expect(question.getByRole('button', { name: '内容を見直す' })).toBeFocused()
    await pressWithKeyboard(page, question.getByRole('button', { name: 'この内容で進む' }))
    await expect(page).toHaveURL(/\/package$/)
  })

  await test.step('wrapping, day and time are chosen', async () => {
    const plans = page.getByRole('radio')
    await tabTo(page, plans.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(plans.nth(1)).toBeChecked()
    const days = page.getByRole('grid').getByRole('button')
    await pressWithKeyboard(page, days.and(page.locator('[tabindex="0"]')))
    await expect(page.getByText(/^お届け希望日：\d+月\d+日/)).toBeVisible()
    await tabTo(page, page.getByLabel('お届け時間帯'))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('お届け時間帯')).not.toHaveValue('午前中')
    await expectAccessible(page, 'the packaging on a computer')
  })

  await test.step('the designs can be shared from this screen', async () => {
    const share = page.getByRole('button', { name: 'シェアする' })
    await pressWithKeyboard(page, share)
    await expect(page.getByRole('dialog', { name: 'デザインをシェアする' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(share).toBeFocused()
  })

  await test.step('production is scheduled and starts', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: '製作を開始する' })).toBeFocused()
    await page.keyboard.press('Enter')
    await pressWithKeyboard(page, page.getByRole('alertdialog').getByRole('button', { name: '製作を開始する' }))
    await expect(page.getByText('製作に入りました。仕上がりを楽しみにお待ちください。')).toBeVisible()
    await expectAccessible(page, 'production has started')
    await expect.poll(async () => (await guest.order()).status, { timeout: 60_000 }).toBe('CREATING')
    await pressWithKeyboard(page, page.getByRole('button', { name: 'マイページへ' }))
    await expect(page.getByText('心をこめて製作しています。お届けまでお待ちください。')).toBeVisible()
  })
})

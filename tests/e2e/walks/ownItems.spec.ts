import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { COMPUTER, PHONE } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'
import { choosePhotos, closeInspector, editorReady, openItem, passVerification, save } from '../pages/studioPages.ts'

test.beforeEach(async ({ page, order }) => {
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
})

const words = (page: Page): Locator => page.getByRole('textbox', { name: '文字' })
const items = (page: Page): Locator => page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button')

/** The saved front is printed with the pixels that the customer has seen, and has these texts and ornaments of hers. */
async function expectPrinted(address: string, orderNumber: string, phoneNumber: string, own: readonly string[]) {
  const guest = await callShop(address, orderNumber, phoneNumber)
  const front = async () => (await guest.order()).designs.find(({ sideNumber }) => sideNumber === 1)
  await expect.poll(async () => (await front())?.printCheck, { timeout: 60_000 }).toBe('EQUAL')
  const saved = (await front())?.items.filter(({ origin }) => origin === 'OWN') ?? []
  expect(saved.map((item) => ('text' in item ? item.text : 'ornament' in item && item.ornament))).toEqual(own)
}

test.describe('on a computer', () => {
  test.use({ viewport: COMPUTER })

  test('a customer adds words, a caption and an ornament by mouse and keys, and they are printed as she saw them', async ({
    page,
    shop,
    order,
  }) => {
    const files = await samplePhotos()
    await page.getByRole('complementary').getByRole('button', { name: '文字を追加', exact: true }).click()
    await expect(words(page)).toBeFocused()
    await words(page).fill('またね')
    await closeInspector(page)

    await openItem(page, /写真1/)
    await choosePhotos(page, files.phonePortrait())
    await page.getByRole('button', { name: '写真の下に文字を追加' }).click()
    await words(page).fill('夏の海')
    await page.keyboard.press('Escape')

    await page.keyboard.press('Shift+O')
    await page.getByRole('button', { name: '桜を追加' }).click()
    await page.getByRole('button', { name: '飾りを閉じる' }).click()
    await page.getByRole('radiogroup', { name: '飾りの色1' }).getByRole('radio', { name: '#8FABBD' }).click()
    await page.getByRole('application').focus()
    await page.keyboard.press('m')
    await page.keyboard.press('Control+d')
    await expect(items(page).filter({ hasText: '飾り2' })).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(items(page).filter({ hasText: '飾り2' })).toBeHidden()
    await page.keyboard.press('Shift+V')
    await words(page).fill(' ')
    await save(page)
    await expectPrinted(shop.address, order.orderNumber, order.phoneNumber, ['またね', '夏の海', 'sakura'])
    await page.reload()
    await editorReady(page)
    await expect(items(page).filter({ hasText: '飾り1' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a customer adds words and an ornament by finger and saves them', async ({ page, shop, order }) => {
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'メニュー' }).tap()
      await page.getByRole('menuitem', { name }).tap()
    }
    await choose('縦書きの文字を追加')
    await words(page).fill('またね')
    await closeInspector(page)
    await choose('飾りを追加')
    await page.getByRole('button', { name: '星を追加' }).tap()
    await page.getByRole('button', { name: '飾りを閉じる' }).tap()
    await closeInspector(page)
    await save(page)
    await expectPrinted(shop.address, order.orderNumber, order.phoneNumber, ['またね', 'star'])
  })
})

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { callShop } from '../../fixtures/shopCaller.ts'
import { items, openCard } from '../pages/editorTools.ts'
import { COMPUTER, expectAccessible, PHONE } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'
import { editorReady, save } from '../pages/studioPages.ts'

test.beforeEach(({ page, order }) => openCard(page, order))

const back = (page: Page) => page.getByRole('navigation', { name: '面の一覧' }).getByRole('button', { name: /裏/ })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The saved back of the card is printed with the pixels that the customer has seen. @returns the back */
async function printedBack(address: string, orderNumber: string, phoneNumber: string) {
  const guest = await callShop(address, orderNumber, phoneNumber)
  const saved = async () => (await guest.order()).designs.find(({ sideNumber }) => sideNumber === 2)
  await expect.poll(async () => (await saved())?.printCheck, { timeout: 60_000 }).toBe('EQUAL')
  return saved()
}

test.describe('on a computer', () => {
  test.use({ viewport: COMPUTER })

  test('ADD-9: a customer chooses a pattern and colours by mouse and keys, and they are printed as she saw them', async ({
    page,
    shop,
    order,
  }) => {
    const tools = page.getByRole('complementary')
    await expect(tools.getByRole('button', { name: '配色を変える' })).toBeVisible()
    // The artwork of the front covers the sheet.
    await expect(tools.getByRole('button', { name: '背景を変える' })).toBeHidden()
    await back(page).click()
    await tools.getByRole('button', { name: '背景を変える' }).click()
    const background = panel(page, '背景')
    await background.getByRole('button', { name: '麻の葉' }).click()
    await background.getByRole('radio', { name: '大', exact: true }).check()
    await background.getByRole('radiogroup', { name: '柄の色' }).getByRole('radio', { name: '#8FABBD' }).press('Space')
    await editorReady(page)
    await expectAccessible(page, 'backgrounds')
    await background.getByRole('radio', { name: 'すべての面' }).check()
    await background.getByRole('radiogroup', { name: '無地の背景' }).getByRole('radio', { name: '#28486B' }).click()
    await page.keyboard.press('Escape')
    await expect(background).toBeHidden()
    // Dark letters on indigo.
    await expect(items(page).filter({ hasText: '文字が背景に埋もれて' }).first()).toBeVisible()
    await page.keyboard.press('Control+z')
    await page.getByRole('application').focus()
    await page.keyboard.press('Shift+P')
    const colours = panel(page, '配色')
    await colours.getByRole('button', { name: '松葉' }).click()
    await expect(colours.getByRole('button', { name: '松葉' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'colour sets')
    await page.keyboard.press('Escape')
    await save(page)
    expect(await printedBack(shop.address, order.orderNumber, order.phoneNumber)).toMatchObject({
      colourSet: 'pine',
      background: { pattern: { id: 'asanoha', scale: 'LARGE' } },
    })
    await page.reload()
    await editorReady(page)
    await back(page).click()
    await tools.getByRole('button', { name: '背景を変える' }).click()
    await expect(background.getByRole('button', { name: '麻の葉' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('ADD-9: a customer chooses a pattern and colours by finger and saves them', async ({ page, shop, order }) => {
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'メニュー' }).tap()
      await page.getByRole('menuitem', { name }).tap()
    }
    await back(page).tap()
    await choose('背景を変える')
    const background = panel(page, '背景')
    await background.getByRole('button', { name: '青海波' }).tap()
    await background.getByRole('radio', { name: '小', exact: true }).tap()
    await expectAccessible(page, 'backgrounds on a phone')
    await background.getByRole('button', { name: '背景を閉じる' }).tap()
    await choose('配色を変える')
    await panel(page, '配色').getByRole('button', { name: '藍' }).tap()
    await expectAccessible(page, 'colour sets on a phone')
    await panel(page, '配色').getByRole('button', { name: '配色を閉じる' }).tap()
    await save(page)
    expect(await printedBack(shop.address, order.orderNumber, order.phoneNumber)).toMatchObject({
      colourSet: 'indigo',
      background: { pattern: { id: 'seigaiha', scale: 'SMALL' } },
    })
  })
})

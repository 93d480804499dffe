import { addToMonth } from '@irodori/rules/month'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { IMPORTED_PHONE, importOrders } from '../../fixtures/importOrders.ts'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { test } from '../pages/sharedShop.ts'
import { choosePhotos, closeInspector, openItem, passVerification, save } from '../pages/studioPages.ts'

/** A cover and thirteen months. */
const MONTHS = 13

const WINDOWS = [
  { name: 'a desk', orderNumber: 'irodori-79000001', size: { width: 1280, height: 800 } },
  { name: 'a phone', orderNumber: 'irodori-79000002', size: { width: 390, height: 844 } },
] as const

const calendarOf = (page: Page) => page.getByRole('dialog', { name: 'カレンダーの設定' })

/** The value of the tenth month that a field offers; the first one is the current month. */
const tenthMonth = (page: Page): Promise<string> =>
  page.getByLabel('カレンダーの始まり').evaluate((field: HTMLSelectElement) => field.options[9]?.value ?? '')

for (const { name, orderNumber, size } of WINDOWS) {
  test(`CLD-6: a customer at ${name} begins a calendar with a month, enters own days, and gets each sheet as it was seen`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(420_000)
    importOrders(shop.dataDirectory, [{ orderNumber, products: { 'desk-calendar': 1 } }])
    await page.setViewportSize(size)
    await page.goto('/product/desk-calendar')
    await page.getByRole('button', { name: /^クラフト紙/ }).click()
    const start = await tenthMonth(page)
    await page.getByLabel('カレンダーの始まり').selectOption(start)
    await page.getByRole('link', { name: 'このデザインで作る' }).click()
    await passVerification(page, { orderNumber, phoneNumber: IMPORTED_PHONE })

    await test.step('another start is one step, which undo takes back', async () => {
      await page.getByRole('button', { name: 'カレンダーの設定' }).click()
      await calendarOf(page).getByLabel('カレンダーの始まり').selectOption(addToMonth(start, 1))
      await calendarOf(page).getByRole('button', { name: '閉じる' }).last().click()
      await page.getByRole('button', { name: '元に戻す' }).click()
    })

    await test.step('own days are pasted as lines', async () => {
      await page.getByRole('button', { name: 'カレンダーの設定' }).click()
      await expect(calendarOf(page).getByLabel('カレンダーの始まり')).toHaveValue(start)
      await calendarOf(page).getByRole('textbox').fill('2024/4/12 花子\n6/1 結婚記念日\n12/25 おばあちゃん')
      await calendarOf(page).getByRole('checkbox', { name: /^花子/ }).check()
      await calendarOf(page).getByRole('button', { name: 'カレンダーに入れる' }).click()
      await expect(calendarOf(page)).toBeHidden()
    })

    await test.step('CLD-10: the frame in the cell of an own day takes a photo', async () => {
      await page.getByRole('navigation', { name: '面の一覧' }).getByRole('button', { name: /4月/ }).click()
      await openItem(page, /写真（4\/12）/)
      await choosePhotos(page, (await samplePhotos()).small())
      await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
      await closeInspector(page)
    })

    await save(page)
    const guest = await callShop(shop.address, orderNumber, IMPORTED_PHONE)
    const designs = async () => (await guest.order()).designs.toSorted((a, b) => a.sideNumber - b.sideNumber)
    await expect
      .poll(async () => new Set((await designs()).map(({ printCheck }) => printCheck)), { timeout: 240_000 })
      .toEqual(new Set(['EQUAL']))
    const [cover, ...sheets] = await designs()
    expect(cover?.month).toBeUndefined()
    expect(sheets.map(({ month }) => month)).toEqual(
      Array.from({ length: MONTHS }, (_, index) => addToMonth(start, index)),
    )
    for (const { ownDays } of sheets)
      expect(ownDays?.map((day) => day.name)).toEqual(['花子', '結婚記念日', 'おばあちゃん'])
    const photos = sheets.flatMap(({ month, items }) =>
      items.flatMap((item) =>
        item.type === 'RECT_IMAGE' && item.ofDay ? [`${month} ${item.ofDay} ${item.imageName !== null}`] : [],
      ),
    )
    expect(photos).toEqual([expect.stringMatching(/-04 04-12 true$/)])
  })
}

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { waitForJournal } from '../pages/editorState.ts'
import { COMPUTER, expectAccessibleOnBoth } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'
import {
  askForOrder,
  BOOKLET_ORDER,
  choosePhotos,
  closeInspector,
  confirmSave,
  editorReady,
  logInWithOrder,
  openItem,
  savedState,
} from '../pages/studioPages.ts'

const NEW_CARD = '/design/new/card-hanaikada-front/false/greeting-card'
const NEW_CLOCK = '/design/new/clock-hokuo/false/wall-clock'

test.use({ viewport: COMPUTER })

const begun = (page: Page) => page.getByRole('region', { name: 'つづきから' })
const items = (page: Page) => page.getByRole('region', { name: 'この面の写真と文字' })

async function write(page: Page, item: RegExp, words: string): Promise<void> {
  await openItem(page, item)
  await page.getByRole('textbox', { name: '文字' }).fill(words)
  await closeInspector(page)
}

test('ODR-57, ODR-58, ODR-59: a card is begun without an order, found again on the front page, and saved into the order that is named', async ({
  page,
  shop,
  order,
}) => {
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/image')) uploads.push(request.url())
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(NEW_CARD)
  await editorReady(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('保存には注文番号が必要です。それまではこの端末にだけ残ります。')).toBeVisible()
  await page.getByRole('button', { name: 'わかりました' }).click()

  await test.step('photo and words are kept on the device; nothing is uploaded', async () => {
    await openItem(page, /写真1/)
    await choosePhotos(page, (await samplePhotos()).small())
    await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
    await closeInspector(page)
    await write(page, /ありがとう/, 'おめでとう')
    await waitForJournal(page)
    await page.goto('/home')
    await expectAccessibleOnBoth(page, 'begun designs')
    await begun(page).getByRole('link', { name: 'グリーティングカード' }).click()
    await editorReady(page)
    await expect(items(page).getByRole('button', { name: /おめでとう/ })).toBeVisible()
    await expect(items(page).getByRole('button', { name: /写真1.*入力済み/ })).toBeVisible()
    expect(uploads).toEqual([])
  })

  await test.step('a save says how to get an order; whoever cancels goes on', async () => {
    await page.getByRole('banner').getByRole('button', { name: '保存', exact: true }).click()
    const needed = page.getByRole('dialog', { name: '保存には注文番号が必要です' })
    await needed.getByRole('button', { name: 'まだ注文していない方' }).click()
    await expect(needed.getByRole('listitem')).toHaveCount(3)
    await expectAccessibleOnBoth(page, 'how to get an order number')
    await page.keyboard.press('Escape')
    await expect(needed).toBeHidden()
    await expect(items(page).getByRole('button', { name: /おめでとう/ })).toBeVisible()
  })

  await test.step('after the login the save goes on into that order', async () => {
    await page.getByRole('banner').getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '注文番号を入れる' }).click()
    await logInWithOrder(page, order)
    await confirmSave(page, savedState(page).filter({ hasText: /保存しました/ }))
    await expect(page).toHaveURL(new RegExp(`/design/edit/${order.orderNumber}/`))
    expect(uploads.length).toBeGreaterThan(0)
    const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
    const { designs } = await guest.order()
    expect(JSON.stringify(designs)).toContain('おめでとう')
    await page.goto('/home')
    await expect(page.getByRole('region', { name: '最近見たデザイン' }).or(page.getByRole('main'))).toBeVisible()
    await expect(begun(page)).toBeHidden()
  })
})

test('ODR-7, ODR-59: an order without the product is refused, and the work stays on the device until it is deleted', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(NEW_CLOCK)
  await editorReady(page)
  await openItem(page, /写真1/)
  await choosePhotos(page, (await samplePhotos()).small())
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
  await closeInspector(page)
  await waitForJournal(page)
  await askForOrder(page)
  await logInWithOrder(page, BOOKLET_ORDER)
  const wrong = page.getByRole('alertdialog', { name: 'ご注文の商品と異なります' })
  await wrong.getByRole('button', { name: '商品一覧へ戻る' }).click()
  await expect(page).toHaveURL(/\/home/)
  await begun(page).getByRole('link', { name: 'フォト掛け時計' }).click()
  await expect(wrong).toBeVisible()
  await wrong.getByRole('button', { name: '商品一覧へ戻る' }).click()
  await begun(page)
    .getByRole('button', { name: /フォト掛け時計の作りかけを削除/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
  await expect(begun(page)).toBeHidden()
})

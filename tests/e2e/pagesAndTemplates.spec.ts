import { TINY_GIF } from '@irodori/imaging/testing/samplePhotoFiles'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'
import {
  choosePhotos,
  closeInspector,
  editorReady,
  openItem,
  passVerification,
  savedState,
} from './pages/studioPages.ts'

const TEXT = '二〇二六年の春'

const pageShown = (page: Page, name: string): Locator =>
  page.getByRole('application', { name: `デザイン画面。${name}` })
const items = (page: Page): Locator =>
  page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('listitem').getByRole('button')
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '面の一覧' }).getByRole('listitem').filter({ hasText: name }).getByRole('button')

/** The labels of all items in the list, in order. */
const itemLabels = (page: Page): Promise<string[]> => items(page).allInnerTexts()

test('EDT-15 EDT-20 PGS-25: a booklet’s pages are saved when moving on, opened directly, and changed to another template that keeps photos and text', async ({
  page,
  shop,
  order,
}) => {
  test.setTimeout(240_000)
  const files = await samplePhotos()
  await page.goto('/design/new/booklet-mori/true/photo-booklet')
  await passVerification(page, order)
  const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
  const saved = async () => (await guest.order()).designs

  await test.step('the next button saves the current page and shows the next one', async () => {
    await expect(page.getByRole('navigation', { name: '面の一覧' }).getByRole('listitem')).toHaveText([
      '表紙',
      '1–2ページ',
      '3–4ページ',
      '5–6ページ',
      '7–8ページ',
      '裏表紙',
    ])
    await page.getByRole('button', { name: '保存して次の面へ' }).click()
    await page.getByRole('button', { name: 'このまま保存する' }).click()
    await expect(pageShown(page, '1–2ページ')).toBeVisible()
    await expect
      .poll(async () => (await saved()).map(({ pageNumber }) => pageNumber), { timeout: 60_000 })
      .toEqual(['-1'])
  })

  await test.step('opening a page from the strip does not save', async () => {
    await tab(page, '5–6ページ').click()
    await expect(pageShown(page, '5–6ページ')).toBeVisible()
    await tab(page, '1–2ページ').click()
    await expect(pageShown(page, '1–2ページ')).toBeVisible()
    expect(await saved()).toHaveLength(1)
  })

  await test.step('a frame states the resolution it needs, and several photos fill the next frames', async () => {
    await openItem(page, /写真1/)
    await expect(page.getByText('PNG・JPEG・GIF・HEIC・WebP・AVIF、10MB未満')).toBeVisible()
    await expect(page.getByText(/この枠には、\d+×\d+ピクセル以上の写真がきれいに印刷できます/)).toBeVisible()
    await choosePhotos(page, ...['a.jpg', 'b.jpg', 'c.jpg'].map((fileName) => ({ ...files.small(), fileName })))
    await expect(items(page).filter({ hasText: /未入力|読み込み中/ })).toHaveCount(0, { timeout: 30_000 })
    await openItem(page, /生まれた日/)
    await page.getByLabel('文字', { exact: true }).fill(TEXT)
    const columns = await page
      .getByRole('radiogroup', { name: '色', exact: true })
      .evaluate((palette) => getComputedStyle(palette).gridTemplateColumns.split(' ').length)
    expect(columns, 'the palette has eight columns').toBe(8)
    await closeInspector(page)
  })

  const before = await itemLabels(page)
  await test.step('another template shows what is kept and what is dropped before it is applied', async () => {
    await pageShown(page, '1–2ページ').focus()
    await page.keyboard.press('t')
    const list = page.getByRole('dialog', { name: 'テンプレートを変える' })
    await expect(list.getByRole('listitem').getByRole('button', { name: /水彩（1・2ページ）/ })).toBeVisible()
    await expectAccessible(page, 'templates')
    await list
      .getByRole('listitem')
      .getByRole('button', { name: /水彩（1・2ページ）/ })
      .click()
    const question = page.getByRole('dialog', { name: /水彩.*に変えますか/ })
    await expect(question).toContainText('写真（3枚のうち2枚）')
    await expect(question).toContainText('文字（1か所のうち1か所）')
    await expect(question).toContainText('外れる写真：1枚')
    await expect(question.locator('canvas').first()).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page, 'change of template')
    await question.getByRole('checkbox', { name: /文字/ }).uncheck()
    await expect(question).toContainText(`「${TEXT}」`)
    await question.getByRole('checkbox', { name: /文字/ }).check()
    await question.getByRole('button', { name: 'テンプレートを変える' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('photos and text are kept; one undo restores the former template', async () => {
    await expect(items(page).filter({ hasText: TEXT })).toHaveCount(1)
    await expect(items(page).filter({ hasText: /^写真\d/ })).toHaveCount(2)
    await expect(items(page).filter({ hasText: /未入力/ })).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect.poll(() => itemLabels(page)).toEqual(before)
    await page.keyboard.press('Control+Shift+z')
    await expect(items(page).filter({ hasText: /^写真\d/ })).toHaveCount(2)
    await editorReady(page)
  })

  await test.step('the page is saved, and the other pages are unchanged', async () => {
    await page.getByRole('button', { name: '保存して次の面へ' }).click()
    await expect(pageShown(page, '3–4ページ')).toBeVisible()
    await expect.poll(async () => (await saved()).length, { timeout: 60_000 }).toBe(2)
    const changed = (await saved()).find(({ pageNumber }) => pageNumber === '0')
    expect(changed?.templateId).toMatch(/^booklet-suisai/)
    await expect(savedState(page)).toHaveText(/保存しました/)
    await page.reload()
    await editorReady(page)
    await tab(page, '1–2ページ').click()
    await expect(items(page).filter({ hasText: TEXT })).toHaveCount(1)
    await tab(page, '3–4ページ').click()
    await expect(items(page).filter({ hasText: /はじめての/ })).toHaveCount(1)
  })
})

const PHONE = '090-3333-4444'

test('PGS-8: the strip, the header and the items name the pieces of a pair and of a set of three, and front and back', async ({
  browser,
  order,
}) => {
  test.setTimeout(180_000)
  const open = async (address: string, orderNumber: string, phoneNumber: string, names: readonly string[]) => {
    // A separate browser context: a guest who is logged in for one order is not asked for another.
    const context = await browser.newContext({ locale: 'ja-JP' })
    const page = await context.newPage()
    await page.goto(`/design/new/${address}`)
    await passVerification(page, { orderNumber, phoneNumber })
    for (const name of names) {
      await tab(page, name).click()
      await expect(page.getByRole('banner')).toContainText(name)
      await expect(items(page).first()).toContainText(name)
      await openItem(page, /写真1/)
      await expect(page.getByRole('complementary')).toContainText(name)
      await closeInspector(page)
    }
    await expect(page.getByRole('navigation', { name: '面の一覧' }).getByRole('listitem')).toHaveCount(names.length)
    await context.close()
  }
  await open('pair-mug-retro-1/false/pair-mug', 'irodori-10000013', PHONE, ['商品１', '商品２'])
  await open('postcard-set-nordic-1/false/postcard-set', 'irodori-10000014', PHONE, ['商品１', '商品２', '商品３'])
  await open('card-hanaikada-front/false/greeting-card', order.orderNumber, order.phoneNumber, ['表', '裏'])
})

test('EDT-13: an animated GIF in a product for the messaging app stays animated and is saved with its crop', async ({
  page,
  shop,
}) => {
  await page.goto('/design/new/line-stamp-crayon-centre/false/line-stamp')
  await passVerification(page, { orderNumber: 'irodori-10000015', phoneNumber: PHONE })
  await openItem(page, /写真1/)
  await expect(page.getByText('動くGIFは、動きを残したまま入ります')).toBeVisible()
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/images/converter'))
  const cutting = page.waitForResponse((response) => /\/api\/images\/[^/]+\/converter$/.test(response.url()))
  await choosePhotos(page, { fileName: 'dance.gif', bytes: TINY_GIF })
  await expect(page.getByText('このGIFは、切り抜いたあとも動きます')).toBeVisible()
  expect((await kept).status()).toBe(200)
  const { data } = (await (await cutting).json()) as { data: { cropImageName: string } }
  await page.getByRole('banner').getByRole('button', { name: '保存' }).click()
  // Twelve pixels are a warning of preflight.
  await page.getByRole('button', { name: 'このまま保存へ進む' }).click()
  await expect(savedState(page)).toHaveText(/保存しました/, { timeout: 60_000 })
  const guest = await callShop(shop.address, 'irodori-10000015', '09033334444')
  const saved = (await guest.order()).designs.flatMap((design) => design.items)
  expect(saved.some((item) => 'cropImageName' in item && item.cropImageName === data.cropImageName)).toBe(true)
})

test('the template is changed with two taps on a phone', async ({ browser, order }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ja-JP' })
  const page = await context.newPage()
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
  await page.getByRole('button', { name: 'テンプレートを変える' }).last().tap()
  const list = page.getByRole('dialog', { name: 'テンプレートを変える' })
  await list.getByRole('radio', { name: 'すべての面' }).check()
  await expectAccessible(page, 'templates on a phone')
  await list
    .getByRole('listitem')
    .getByRole('button', { name: /青海波/ })
    .tap()
  // The card had no content of the customer, so no confirmation is shown.
  await expect(page.getByText('テンプレートを変えました')).toBeVisible()
  await expect(list).toBeHidden()
  await context.close()
})

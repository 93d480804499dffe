import { expect } from '@playwright/test'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import { test } from './pages/sharedShop.ts'
import { choosePhotos, editorReady, passVerification, savedState } from './pages/studioPages.ts'

const PAGES = ['表紙', '1–2ページ', '3–4ページ', '5–6ページ', '7–8ページ', '裏表紙']

test('a booklet is filled and saved page by page, and my page shows all of it', async ({ page, shop, order }) => {
  test.setTimeout(300_000)
  const files = await samplePhotos()
  const photo = files.small()
  await page.goto('/home')
  await page
    .getByRole('link', { name: /ましかくフォトブック/ })
    .first()
    .click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /森のなかま/ })
    .click()
  await page.getByRole('link', { name: 'このデザインで作る' }).click()
  await passVerification(page, order)

  const items = page.getByRole('region', { name: 'この面の写真と文字' })
  for (const [index, name] of PAGES.entries()) {
    await test.step(name, async () => {
      await expect(page.getByRole('application', { name: `デザイン画面。${name}` })).toBeVisible()
      await editorReady(page)
      const windows = await items.getByRole('button', { name: /写真\d+.*未入力/ }).count()
      // A page without frames has nothing to open.
      if (windows > 0) {
        await items
          .getByRole('button', { name: /写真\d+.*未入力/ })
          .first()
          .click()
        await choosePhotos(page, ...Array<PhotoFile>(windows).fill(photo))
        await expect(items.getByRole('button', { name: /未入力|読み込み中/ })).toHaveCount(0)
      }
      if (index < PAGES.length - 1) await page.getByRole('button', { name: '保存して次の面へ' }).click()
    })
  }
  await page.getByRole('banner').getByRole('button', { name: '保存' }).click()
  // The sample photo is too small for the widest frame.
  await expect(page.getByRole('alertdialog')).toContainText('写真の細かさが足りません')
  await page.getByRole('button', { name: 'このまま保存へ進む' }).click()
  await expect.poll(() => page.url(), { timeout: 60_000 }).toMatch(/\/mypage|\/design\/edit/)

  const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
  await expect
    .poll(async () => (await guest.order()).designs.filter(({ printCheck }) => printCheck === 'EQUAL').length, {
      timeout: 120_000,
    })
    .toBe(PAGES.length)
  const { designs } = await guest.order()
  expect(designs.map(({ pageNumber }) => pageNumber).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    '-1',
    '0',
    '1',
    '2',
    '3',
    '4',
  ])
  expect(designs.every(({ isNotComplete }) => !isNotComplete)).toBe(true)

  await page.goto('/mypage')
  for (const name of PAGES) await expect(page.getByRole('img', { name: new RegExp(name) }).first()).toBeVisible()
  await page.getByRole('link', { name: '編集する' }).first().click()
  await editorReady(page)
  await expect(savedState(page)).toHaveText(/保存しました/)
})
